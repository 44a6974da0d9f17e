import { bodySegments } from './body-segments.ts'

const mdxBlock = /^([ \t]*(`{3,}|~{3,})[ \t]*mdx-code-block[ \t\r]*)\n([\s\S]*)$/

/**
 * Takes the fences of `mdx-code-block` away, as Docusaurus does: what stands in them is part of the document. They hide MDX
 * from tools that know Markdown alone. Every line stays where it is.
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
