import { hasSqlDetails, parse } from 'libpg-query'
import { type Parser, placeOf } from './parser.ts'

/** PostgreSQL's own parser. */
export const parseSqlSample: Parser = async (code) => {
  try {
    await parse(code)
    return []
  } catch (error) {
    if (!hasSqlDetails(error)) throw error
    return [{ ...placeOf(code, error.sqlDetails?.cursorPosition ?? 0), message: error.message }]
  }
}
