import { nearestFirst } from '../../content/nearest.ts'

/** The words after the language in a fence's opening line. */
export interface CodeMeta {
  title?: string
  /** 1-based lines to highlight. */
  highlight: ReadonlySet<number>
  /** Number of the first line. Absent if no line numbers are shown. */
  lineNumbers?: number
  run?: 'node' | 'browser'
  /** The fence has `run=node` or `nobutton`: the page has no button to run the block. */
  noButton?: true
  expectError?: string
  nocheck?: string
  output: boolean
  /** `src/queue.ts#region` */
  source?: string
  npm2yarn: boolean
  live: boolean
  wrap: boolean
}

/** The words, each with an example. */
const words: Readonly<Record<string, string>> = {
  title: 'title="src/main.ts"',
  '{}': '{1,3-5}',
  showLineNumbers: 'showLineNumbers',
  run: 'run',
  'run=browser': 'run=browser',
  'run=node': 'run=node',
  nobutton: 'nobutton',
  'expect-error': 'expect-error="part of the message"',
  nocheck: 'nocheck="reason"',
  output: 'output',
  source: 'source="file#region"',
  npm2yarn: 'npm2yarn',
  live: 'live',
  wrap: 'wrap',
}

const part = /([^\s={}"']+)(?:=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\}|[^\s"']*)))?|\{([^}]*)\}|(\S+)/g

/**
 * Parses the words after a fence's language. Faults are returned as complete messages. `meta` contains all words
 * without a fault.
 */
export const parseCodeMeta = (text: string): { meta: CodeMeta; faults: string[] } => {
  const meta: CodeMeta & { highlight: Set<number> } = {
    highlight: new Set(),
    output: false,
    npm2yarn: false,
    live: false,
    wrap: false,
  }
  const faults: string[] = []
  for (const [whole, word, doubleQuoted, singleQuoted, bare, braces] of text.matchAll(part)) {
    if (braces !== undefined) {
      const lines = parseRanges(braces)
      if (lines) for (const line of lines) meta.highlight.add(line)
      else faults.push(`"{${braces}}" names no lines. Write line numbers and ranges: {1,3-5}.`)
      continue
    }
    const fault =
      word === undefined ? unknownWord(whole) : setWord(meta, { word, value: doubleQuoted ?? singleQuoted ?? bare })
    if (fault !== undefined) faults.push(fault)
  }
  return { meta, faults }
}

const setWord = (meta: CodeMeta, { word, value }: { word: string; value: string | undefined }): string | undefined => {
  switch (word) {
    case 'title':
    case 'source':
    case 'nocheck':
      if (!value) return `${word} is empty. Write ${words[word]}.`
      meta[word] = value
      return undefined
    case 'expect-error':
      if (!value) return `${word} is empty. Write ${words[word]}.`
      meta.expectError = value
      return undefined
    case 'run':
      if (value !== undefined && value !== 'browser' && value !== 'node')
        return `run="${value}" names no runtime. Write run, run=browser or run=node.`
      meta.run = value === 'browser' ? 'browser' : 'node'
      if (value === 'node') meta.noButton = true
      return undefined
    case 'nobutton':
      if (value !== undefined) return `nobutton takes no value ("${value}"). Write nobutton alone.`
      meta.noButton = true
      return undefined
    case 'showLineNumbers':
      if (value === undefined || /^\{?true\}?$/.test(value)) meta.lineNumbers = 1
      else if (/^\{?\d+\}?$/.test(value)) meta.lineNumbers = Number(value.replace(/[{}]/g, ''))
      else if (!/^\{?false\}?$/.test(value))
        return `showLineNumbers="${value}" is not a line number. Write showLineNumbers or showLineNumbers=10.`
      return undefined
    case 'output':
    case 'npm2yarn':
    case 'live':
    case 'wrap':
      if (value !== undefined) return `${word} takes no value ("${value}"). Write ${word} alone.`
      meta[word] = true
      return undefined
    default:
      return unknownWord(word)
  }
}

const unknownWord = (word: string): string =>
  `Unknown word "${word}" after the language of a code block. Known, nearest first: ${nearestFirst(
    word,
    Object.keys(words),
  )
    .map((known) => words[known])
    .join(', ')}.`

/** Returns the lines of a list such as `1,3-5`, or `undefined` for other text. */
const parseRanges = (text: string): number[] | undefined => {
  const lines: number[] = []
  for (const range of text.split(',')) {
    const [, from, to] = /^\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*$/.exec(range) ?? []
    if (from === undefined) return undefined
    const last = Number(to ?? from)
    if (last < Number(from)) return undefined
    for (let line = Number(from); line <= last; line++) lines.push(line)
  }
  return lines
}
