import { parse } from 'yaml'
import { messageOf } from '../modules/module-fault.ts'

/** The value of a data file, parsed by its extension: JSON, or YAML. Throws the parser's error. */
export const parseData = (file: string, text: string): unknown =>
  file.endsWith('.json') ? (JSON.parse(text) as unknown) : (parse(text) as unknown)

/** A parser's error message about a file, as a sentence. */
export const dataFault = (file: string, error: unknown): string =>
  `"${file}" cannot be read: ${messageOf(error).replace(/[:.]?$/, '.')}`
