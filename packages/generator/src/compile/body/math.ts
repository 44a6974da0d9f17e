import type { BodySegment } from './body-segments.ts'

/** A formula of a document, in TeX. */
export interface Formula {
  tex: string
  /** The formula stands on separate lines. */
  isBlock: boolean
  /** The formula as its author wrote it, with its dollar signs. */
  source: string
  file: string
  line: number
}

/**
 * Matches formulas. `$$ … $$` in a paragraph is a formula at the start of a line, or with a character of TeX in it.
 * `$ … $` in a line is a formula if it contains a command (`\frac`), a power (`x^2`) or a group (`_{i}`). So prices and
 * the shell's `$$` are not formulas.
 */
const formula =
  /(?:(?<=^[ \t>]*)|(?<![\\$])(?=\$\$[^$]*[\\^_{=]))\$\$(?!\$)(?:(?!\n[ \t]*\n)[^$])+\$\$|(?<![\\$\p{L}\p{N}])\$(?![\s${])(?:[^$\n`]*?)(?:\\[A-Za-z]{2,}|[\^_]\{|\^[\p{L}\p{N}])[^$\n`]*(?<![\s\\])\$(?![\p{N}$])/gmu

/**
 * Private use characters, which the Markdown engine leaves unchanged. Two enclose the number of a formula, and one
 * fills a line of a formula.
 */
const [markStart, markEnd, filler] = ['\uF8F0', '\uF8F1', '\uF8F2']
const mark = /\uF8F0(\d+)\uF8F1/g

interface FormulaPlaces {
  segments: readonly BodySegment[]
  /** Tags. Their attributes contain no formulas. */
  tags: readonly { start: number; end: number }[]
  /** Adds a formula with its line, counted from 0, and returns its number. */
  add: (formula: Pick<Formula, 'tex' | 'isBlock' | 'source'> & { line: number }) => number
}

/** Replaces formulas by marks, because MDX would read braces in them as expressions. Every line keeps its number. */
export const markFormulas = (body: string, { segments, tags, add }: FormulaPlaces): string => {
  if (!body.includes('$')) return body
  return segments
    .map(({ kind, start, end }) => {
      const text = body.slice(start, end)
      if (kind !== 'text') return text
      return text.replace(formula, (source: string, offset: number) => {
        const at = start + offset
        if (tags.some((tag) => tag.start < at && at < tag.end)) return source
        const lineStart = body.lastIndexOf('\n', at - 1) + 1
        const isAlone =
          /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?$/.test(body.slice(lineStart, at)) &&
          /^[ \t]*(?:\n|$)/.test(body.slice(at + source.length))
        const [, ...lines] = source.split('\n')
        const number = add({
          tex: source
            .replace(/^\$+|\$+$/g, '')
            .replace(/^[ \t]*>[ \t>]*/gm, ' ')
            .trim(),
          isBlock: source.startsWith('$$') && isAlone,
          source,
          line: body.slice(0, at).split('\n').length - 1,
        })
        const rest = lines.map((line) => `\n${/^[ \t>]*/.exec(line)?.[0]}${filler}`).join('')
        return `${markStart}${number}${markEnd}${rest}`
      })
    })
    .join('')
}

/** Replaces the marks in a text by the result of `write`. */
export const writeFormulas = (text: string, write: (number: number) => string): string =>
  text.includes(markStart)
    ? text.replaceAll(/\s*\uF8F2/g, '').replace(mark, (_, number) => write(Number(number)))
    : text
