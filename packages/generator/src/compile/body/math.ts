import type { BodySegment } from './body-segments.ts'

/**
 * `$$ … $$` within a paragraph, at the start of a line or with a sign of TeX in it, and `$ … $` within a line when it holds a
 * command (`\frac`), a power (`x^2`) or a group (`_{i}`): prices and the shell's `$$` are none.
 */
const formula =
  /(?:(?<=^[ \t>]*)|(?<![\\$])(?=\$\$[^$]*[\\^_{=]))\$\$(?!\$)(?:(?!\n[ \t]*\n)[^$])+\$\$|(?<![\\$\p{L}\p{N}])\$(?![\s${])(?:[^$\n`]*?)(?:\\[A-Za-z]{2,}|[\^_]\{|\^[\p{L}\p{N}])[^$\n`]*(?<![\s\\])\$(?![\p{N}$])/gmu

/**
 * Reports formulas in TeX, which are not typeset here, at their lines, counted from 0. Returns the body without what MDX would
 * take for expressions and elements in them, so that each is reported once.
 */
export const maskFormulas = (
  body: string,
  segments: readonly BodySegment[],
  report: (line: number, message: string) => void,
): string => {
  if (!body.includes('$')) return body
  return segments
    .map(({ kind, start, end }) => {
      const source = body.slice(start, end)
      if (kind !== 'text') return source
      return source.replace(formula, (whole: string, offset: number) => {
        const shown = whole.replace(/\s+/g, ' ')
        const message = `The formula ${shown.length > 60 ? `${shown.slice(0, 57)}…` : shown} is TeX, which is not typeset here. Write it as text (x², √n, Σ) or in a code span.`
        report(body.slice(0, start + offset).split('\n').length - 1, message)
        return whole.replace(/[{}<\\]/g, ' ')
      })
    })
    .join('')
}
