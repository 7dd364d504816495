// Texts in the reader's language: the same Fluent files that Python reads, shared ones and those of each game.
import { FluentResource, type FluentBundle } from '@fluent/bundle'
import { preferences } from '../stores/preferences.svelte'
import { fluentArgs, newBundle } from './forms'

export type TextArgs = Record<string, string | number>

const SOURCE = 'en'
/** The files that the page needs; each is loaded when its language and game are. */
const FILES = import.meta.glob<string>(
  [
    '../../../src/meadowmarket/texts/*/web.ftl',
    '../../../src/meadowmarket/texts/*/friends.ftl',
    '../../../src/meadowmarket/games/*/texts/*/*.ftl',
    '!**/glossary.ftl',
    '!**/lessons.ftl',
    '!**/guides.ftl',
    '!**/packs.ftl',
  ],
  { query: '?raw', import: 'default' },
)
const SHARED = 'web'

let shown = $state.raw<FluentBundle[]>([])
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- only `shown` is drawn
const wanted = new Set([SHARED])
let loading = ''

/** The languages that the page itself speaks. */
export function pageLanguages(): string[] {
  return Object.keys(FILES)
    .map((path) => /\/texts\/([^/]+)\/web\.ftl$/.exec(path)?.[1])
    .filter((lang): lang is string => !!lang)
    .sort()
}

/** The language to speak: the chosen one, else the browser's, else English. */
export function language(): string {
  const known = pageLanguages()
  if (known.includes(preferences.lang)) return preferences.lang
  const own = (globalThis.navigator?.languages ?? []).map((lang) => lang.split('-')[0] ?? '')
  return own.find((lang) => known.includes(lang)) ?? SOURCE
}

/** The language with the region that the browser names, such as en-GB: it decides how dates are written. */
export function locale(): string {
  const lang = language()
  return (globalThis.navigator?.languages ?? []).find((own) => own.split('-')[0] === lang) ?? lang
}

async function bundleOf(lang: string): Promise<FluentBundle> {
  const bundle = newBundle(lang)
  const sources = await Promise.all([...wanted].flatMap((name) => filesOf(lang, name)).map((load) => load()))
  for (const source of sources) addTo(bundle, source)
  return bundle
}

/** The shared texts of the page, or all of a game. */
function filesOf(lang: string, name: string): (() => Promise<string>)[] {
  const ending = name === SHARED ? `/meadowmarket/texts/${lang}/` : `/games/${name}/texts/${lang}/`
  return Object.entries(FILES)
    .filter(([path]) => path.slice(0, path.lastIndexOf('/') + 1).endsWith(ending))
    .map(([, load]) => load)
}

function addTo(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
}

/** Loads the texts of the language, and of the games named; English fills the gaps. */
export async function loadTexts(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name)
  const lang = language()
  const key = `${lang} ${[...wanted].join(' ')}`
  loading = key
  const now = await Promise.all((lang === SOURCE ? [SOURCE] : [lang, SOURCE]).map(bundleOf))
  if (loading !== key) return
  shown = now
  document.documentElement.lang = lang
}

/** Returns the text of a key; the key itself where there is none. An attribute is asked for as `key.attribute`. */
export function text(key: string, args: TextArgs = {}): string {
  const [name = '', attribute] = key.split('.')
  for (const bundle of shown) {
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern) return bundle.formatPattern(pattern, fluentArgs(args), [])
  }
  return key
}

/** Whether there is a text for a key. */
export function hasText(key: string): boolean {
  return shown.some((bundle) => bundle.hasMessage(key.split('.')[0] ?? ''))
}

/** Names a language in itself. */
export function languageName(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}
