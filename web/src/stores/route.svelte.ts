// Where the page is: links inside it change the address without a reload.
import { readRoute, type Route } from './links'

let route: Route = $state.raw(readRoute(location.pathname, location.hash, location.search))

export function currentRoute(): Route {
  return route
}

function read(): void {
  route = readRoute(location.pathname, location.hash, location.search)
}

export function go(href: string): void {
  history.pushState(null, '', href)
  read()
  scrollTo(0, 0)
}

/** Changes the address alone, as when a secret has been taken from it. */
export function rewrite(href: string): void {
  history.replaceState(null, '', href)
}

/** Catches clicks on links that stay inside the page. */
export function catchLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema') || link.pathname.startsWith('/new')) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

addEventListener('popstate', read)
addEventListener('hashchange', read)
