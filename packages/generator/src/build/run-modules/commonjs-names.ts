import { readFile } from 'node:fs/promises'
import { parse } from 'cjs-module-lexer'

/** Resolves a specifier in an importing file to the path of a module. */
export type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

/**
 * Returns the names that a CommonJS module exports, sorted, without `default`. It reads them from the code as Node
 * does, and follows `module.exports = require('./other.js')`. `file` is an absolute path.
 */
export const commonJsNames = async (file: string, resolve: Resolve): Promise<string[]> => {
  const names = new Set<string>()
  const files = new Set([file])
  // A loop over a set also visits the elements that are added during the loop.
  for (const each of files) {
    const { exports, reexports } = parse(await readFile(each, 'utf8'), each)
    for (const name of exports) names.add(name)
    for (const specifier of reexports) {
      const found = await resolve(specifier, each)
      if (found !== undefined) files.add(found)
    }
  }
  return [...names].filter((name) => name !== 'default' && isIdentifier(name)).toSorted()
}

const isIdentifier = (name: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
