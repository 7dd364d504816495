// The rules' Markdown as data: headings, paragraphs, lists, tables. Drawn as elements, never as HTML text.

export type Inline = { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string } | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; level: number; inlines: Inline[]; id: string }
  | { kind: 'paragraph'; inlines: Inline[]; id: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }

const INLINE = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\*([^*\s][^*]*)\*/g
const NUMBER = /^\**([A-Z]{2}-[\w.-]+)/

/** Only links inside the page and to the web; anything else is shown as text. */
function isSafe(href: string): boolean {
  return /^(https?:\/\/|#)/.test(href)
}

export function readInlines(source: string): Inline[] {
  const found: Inline[] = []
  let last = 0
  for (const match of source.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: 'text', text: source.slice(last, match.index) })
    last = match.index + match[0].length
    const [, strong, code, label, href, emphasis] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong.replaceAll('`', '') })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis })
    else if (label !== undefined && href !== undefined) {
      found.push(isSafe(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label })
    }
  }
  if (last < source.length) found.push({ kind: 'text', text: source.slice(last) })
  return found
}

export function plain(inlines: Inline[]): string {
  return inlines.map((inline) => inline.text).join('')
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => readInlines(cell.trim()))
}

const isList = (line: string) => /^\s*([-*]|\d+\.)\s/.test(line)
const isTable = (line: string) => line.trimStart().startsWith('|')

/** Reads Markdown; a paragraph or heading that begins with a rule's number has it as its id. */
export function readMarkdown(source: string): Block[] {
  const blocks: Block[] = []
  const lines = source.split(/\r?\n/)
  let i = 0
  const takeWhile = (fits: (line: string) => boolean): string[] => {
    const taken: string[] = []
    for (; i < lines.length && fits(lines[i] ?? ''); i++) taken.push(lines[i] ?? '')
    return taken
  }
  while (i < lines.length) {
    const line = lines[i] ?? ''
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (!line.trim()) i++
    else if (line.startsWith('```')) {
      i++
      blocks.push({ kind: 'code', text: takeWhile((found) => !found.startsWith('```')).join('\n') })
      i++
    } else if (heading) {
      i++
      const [, marks = '#', words = ''] = heading
      blocks.push({ kind: 'heading', level: marks.length, inlines: readInlines(words), id: idOf(words) })
    } else if (isTable(line)) {
      const [head = '', , ...rows] = takeWhile(isTable)
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) })
    } else if (isList(line)) {
      const items = takeWhile((found) => isList(found) || /^\s{2,}\S/.test(found))
      blocks.push({ kind: 'list', ordered: /^\s*\d/.test(line), items: joined(items).map(readInlines) })
    } else {
      const words = takeWhile((found) => !!found.trim() && !isTable(found) && !/^(#|```)/.test(found)).join(' ')
      blocks.push({ kind: 'paragraph', inlines: readInlines(words), id: NUMBER.exec(words)?.[1] ?? '' })
    }
  }
  return blocks
}

function joined(lines: string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (isList(line)) items.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

function idOf(words: string): string {
  return (
    NUMBER.exec(words)?.[1] ??
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  )
}
