import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnySubject } from '../../islands/player/subject.ts'
import { quoteLines, type QuotedLine } from '../compile/code/quote-lines.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The text of a file, by its path from the root of the repository. */
export const readSource = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** The lines of code that a player shows, as articles quote them. */
export const quotedLines = ({ code }: AnySubject): QuotedLine[] =>
  code.flatMap((source) => {
    const [file = '', region] = source.split('#')
    return quoteLines(readSource(file), { file, region })
  })
