import { compileMarkdown } from '../satteri.ts'

/** HTML of Markdown as readers of GitHub's Markdown build it, without anything that this generator adds. */
export const buildMarkdown = (text: string): string => {
  const footnotes = { label: 'Footnotes', backLabel: 'Back {reference}', prefix: 'note-' }
  const output = compileMarkdown({ text, format: 'md', visitors: {}, admonitions: false, headingIds: false, footnotes })
  return output.format === 'md' ? output.html : ''
}
