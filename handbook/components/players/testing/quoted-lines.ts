import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { quoteLines, type QuotedLine } from '@dev-handbook/generator/compile/code/quote-lines'
import type { AnySubject } from '@dev-handbook/step-player/player/subject'

const root = resolve(import.meta.dirname, '../../..')

/** The text of a file, by its path from the site's folder. */
export const readSource = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** The lines of code that a player shows, in the form that articles quote. */
export const quotedLines = ({ code }: AnySubject): QuotedLine[] =>
  code.flatMap((source) => {
    const [file = '', region] = source.split('#')
    return quoteLines(readSource(file), { file, region })
  })
