import { parse } from 'yaml'
import { messageOf } from '../modules/module-fault.ts'

/** The value of a data file by its ending: JSON, or YAML. Throws what the parser throws. */
export const parseData = (file: string, text: string): unknown =>
  file.endsWith('.json') ? (JSON.parse(text) as unknown) : (parse(text) as unknown)

/** What a parser said of a file, as a sentence. */
export const dataFault = (file: string, error: unknown): string =>
  `"${file}" cannot be read: ${messageOf(error).replace(/[:.]?$/, '.')}`
