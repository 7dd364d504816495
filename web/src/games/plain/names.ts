// What pieces and zones are called: by the game's topics, else by their own text, else by their ids.
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

const LONGEST = 80

/** A topic's first line begins with its name; where that would name several, it is the whole line. */
export function nameOf(id: string, names: Names): string {
  if (!id) return ''
  const first = names.get(id.toLowerCase())?.lines[0]
  if (!first) return zoneText(id)
  const begins = beginning(first)
  const isOnly = [...names.values()].filter(({ lines }) => beginning(lines[0] ?? '') === begins).length === 1
  const name = isOnly ? begins : first
  return shortened(name.replace(/\.$/, ''))
}

/** The whole of it stands in the title. */
function shortened(name: string): string {
  if (name.length <= LONGEST) return name
  return `${name.slice(0, name.lastIndexOf(' ', LONGEST - 1))}…`
}

function beginning(line: string): string {
  return line.split(/[:;(]|\. /)[0] ?? line
}

export function titleOf(id: string, names: Names): string | undefined {
  return names.get(id.toLowerCase())?.lines.join('\n')
}

export function zoneText(name: string): string {
  const key = `web-zone-${name.replaceAll('_', '-')}`
  return hasText(key) ? text(key) : spaced(name)
}
