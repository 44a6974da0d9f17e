import { compileMarkdown } from '../satteri.ts'

/** Returns the HTML of Markdown as GitHub builds it, without the additions of this generator. */
export const buildMarkdown = (text: string): string => {
  const footnotes = { label: 'Footnotes', backLabel: 'Back {reference}', prefix: 'note-' }
  const output = compileMarkdown({ text, format: 'md', visitors: {}, admonitions: false, headingIds: false, footnotes })
  return output.format === 'md' ? output.html : ''
}
