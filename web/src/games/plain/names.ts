// What pieces and zones are called: by the game's topics, else by their ids.
import type { Topic } from '../../net/messages'
import { hasText, text } from '../../texts/texts.svelte'

export type Names = Map<string, Topic>

export function namesOf(topics: Topic[]): Names {
  return new Map(topics.map((topic) => [topic.topic.toLowerCase(), topic]))
}

const spaced = (id: string) => {
  const words = id.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A topic's first line begins with its name. */
export function nameOf(id: string, names: Names): string {
  if (!id) return ''
  const first = names.get(id.toLowerCase())?.lines[0]
  if (!first) return spaced(id)
  const name = first.split(/[:;(]|\. /)[0] ?? first
  return name.length <= 40 ? name.replace(/\.$/, '') : spaced(id)
}

export function titleOf(id: string, names: Names): string | undefined {
  return names.get(id.toLowerCase())?.lines.join('\n')
}

export function zoneText(name: string): string {
  const key = `web-zone-${name.replaceAll('_', '-')}`
  return hasText(key) ? text(key) : spaced(name)
}
