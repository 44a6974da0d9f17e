import { bodySegments } from './body-segments.ts'

const mdxBlock = /^([ \t]*(`{3,}|~{3,})[ \t]*mdx-code-block[ \t\r]*)\n([\s\S]*)$/

/**
 * Removes the fences of `mdx-code-block`, as Docusaurus does. Their content is part of the document; the fences hide
 * MDX from tools that support only Markdown. Every line keeps its number.
 */
export const unwrapMdxBlocks = (body: string): string => {
  if (!body.includes('mdx-code-block')) return body
  return bodySegments(body)
    .map(({ kind, start, end }) => {
      const source = body.slice(start, end)
      const [, , marks = '', content] = (kind === 'fence' && mdxBlock.exec(source)) || []
      if (content === undefined) return source
      const lines = content.split('\n')
      const isClosed = new RegExp(`^[ \\t]*${marks[0]}{${marks.length},}[ \\t\\r]*$`).test(lines.at(-1) ?? '')
      return `\n${isClosed ? [...lines.slice(0, -1), ''].join('\n') : content}`
    })
    .join('')
}
