// Links for other people: they must name an address that works from elsewhere.

export interface OutsideLink {
  href: string
  /** Only this machine can open it. */
  isLocal: boolean
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Makes a path of this page a link for others. `address` is where the server says it can be reached; may be empty. */
export function outsideLink(path: string, address: string, here: URL = new URL(location.href)): OutsideLink {
  const isHereOnly = LOOPBACK.test(here.hostname)
  const base = isHereOnly && address ? address : here.origin
  return { href: new URL(path, base).href, isLocal: isHereOnly && !address }
}
