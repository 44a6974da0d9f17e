import type { MarkdownSyntaxError } from './satteri.ts'

const remedies: readonly [RegExp, string][] = [
  [
    /closing tag for `<(?:area|br|col|embed|hr|img|input|source|track|wbr)>`/,
    'An element without content closes itself: <br />.',
  ],
  [/character `!`/, 'End the comment: <!-- … -->.'],
  [/closing tag|before the end of/i, 'Close the tag, and put blank lines around Markdown inside it.'],
  [/Duplicated export/, 'Delete one of the two, or give it another name.'],
  [/expression|oxc/i, 'Write JavaScript between { and }, or \\{ for a brace in prose.'],
  [/valid JSX|`<`|JSX/i, 'Write \\< or a code span for a "<" in prose, and <br /> for an element without content.'],
]

/**
 * Returns the engine's message with line numbers of the file, and what to do. `fileLine` converts the engine's line
 * numbers.
 */
export const describeSyntaxError = ({ message }: MarkdownSyntaxError, fileLine: (line: number) => number): string => {
  const shifted = message.replace(/\((\d+):(\d+)\)/g, (_, line, column) => `(${fileLine(Number(line))}:${column})`)
  const remedy = remedies.find(([pattern]) => pattern.test(message))?.[1] ?? 'See the content format.'
  return `MDX syntax: ${shifted.replace(/\.?$/, '.')} ${remedy}`
}
