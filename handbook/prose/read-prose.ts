import { markdownToMdast, type MdastNode } from 'satteri'

/** A piece of text that is read as one: a paragraph, an item of a list or a cell of a table. */
export interface Passage {
  /** Line of the file, from 1. */
  line: number
  text: string
}

/** A block of code. */
export interface CodeBlock {
  /** Line of its first line of code. */
  line: number
  lines: readonly string[]
}

export interface Prose {
  passages: Passage[]
  code: CodeBlock[]
}

/** Returns the passages and the code of a document. Front matter, headings, imports and components are left out. */
export const readProse = (source: string): Prose => {
  const prose: Prose = { passages: [], code: [] }
  collect(markdownToMdast(withoutComponents(source), { features: { gfm: true } }) as MdastNode, prose)
  return prose
}

/** Replaces what is no Markdown by empty lines, so that line numbers stay. */
const withoutComponents = (source: string): string => {
  let state: 'text' | 'front matter' | 'code' | 'component' = source.startsWith('---\n') ? 'front matter' : 'text'
  let fence = ''
  return source
    .split('\n')
    .map((line, index) => {
      if (state === 'front matter') {
        if (index > 0 && line === '---') state = 'text'
        return ''
      }
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
      if (state === 'code') {
        if (mark?.startsWith(fence)) state = 'text'
        return line
      }
      if (mark !== undefined) {
        state = 'code'
        fence = mark
        return line
      }
      if (line.trim() === '') state = 'text'
      else if (/^\s*(?:<\/?[A-Za-z]|import\s|export\s|\{\/\*)/.test(line) && !/^\s*<\/?\w+>\s*$/.test(line))
        state = 'component'
      return state === 'component' || /^\s*<\/?\w+>\s*$/.test(line) ? '' : line
    })
    .join('\n')
}

const passageTypes = new Set(['paragraph', 'tableCell'])

const collect = (node: MdastNode, prose: Prose): void => {
  const line = node.position?.start.line ?? 0
  if (node.type === 'heading') return
  if (node.type === 'code') prose.code.push({ line: line + 1, lines: node.value.split('\n') })
  else if (passageTypes.has(node.type)) prose.passages.push({ line, text: textOf(node).replaceAll(/\s+/g, ' ').trim() })
  else if ('children' in node) for (const child of node.children as MdastNode[]) collect(child, prose)
}

/** The words of a node as a reader sees them. Inline code counts as one word. */
const textOf = (node: MdastNode): string => {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return 'CODE'
  if (node.type === 'break') return ' '
  return 'children' in node ? (node.children as MdastNode[]).map(textOf).join('') : ''
}
