import { GraphQLError, parse as parseGraphql } from 'graphql'
import { transform } from 'lightningcss'
import { parse as parseHtml, parseFragment } from 'parse5'
import type { Parser, ParseFault } from './parser.ts'

/** The HTML standard's parse errors. A fragment needs no doctype. */
export const parseHtmlSample: Parser = (code) => {
  const faults: ParseFault[] = []
  const onParseError = ({ code: name, startLine, startCol }: { code: string; startLine: number; startCol: number }) => {
    faults.push({ line: startLine, column: startCol, message: name.replaceAll('-', ' ') })
  }
  const options = { sourceCodeLocationInfo: true, onParseError }
  if (/^\s*(?:<!doctype|<html)/i.test(code)) parseHtml(code, options)
  else parseFragment(code, options)
  return faults.filter(({ message }) => message !== 'missing doctype')
}

const cssFault = (code: string): ParseFault | null => {
  try {
    transform({ filename: 'sample.css', code: new TextEncoder().encode(code), errorRecovery: false })
    return null
  } catch (error) {
    const loc = (error as { loc?: { line: number; column: number } }).loc
    return { line: loc?.line ?? 1, ...(loc ? { column: loc.column } : {}), message: (error as Error).message }
  }
}

/**
 * CSS closes open blocks at its end by itself. In a sample an open block is a fault: the code is then still valid with
 * one more brace.
 */
export const parseCssSample: Parser = (code) => {
  const fault = cssFault(code)
  if (fault) return [fault]
  return cssFault(`${code}\n}`) ? [] : [{ line: code.trimEnd().split('\n').length, message: 'A block is not closed.' }]
}

export const parseGraphqlSample: Parser = (code) => {
  try {
    parseGraphql(code)
    return []
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const [place] = error.locations ?? []
    return [{ line: place?.line ?? 1, ...(place ? { column: place.column } : {}), message: error.message }]
  }
}
