import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { completeFile, type CompleteCode } from '../packages/generator/src/compile/complete-file/complete-file.ts'

const root = resolve(import.meta.dirname, '../handbook')

/** Modules that the handbook's documents quote, as sorted paths from its folder. */
export const quotedModules = (): string[] => {
  const documents = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  const sources = documents
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(root, 'content', file), 'utf8').matchAll(/^ *`{3,}ts source="([^"#]+\.ts)["#]/gm),
    ])
    .map(([, source = '']) => source)
  return [...new Set(sources)].toSorted()
}

/** The complete file of a quoted module. Throws when it has none. */
export const completeCode = (source: string): Required<Omit<CompleteCode, 'whole'>> => {
  const code = completeFile(source, {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    fileFrom: (file) => relative(root, file).split(sep).join('/'),
    heading: () => [],
  })
  if (code?.typescript === undefined) throw new Error(`${source} has no complete file.`)
  return { typescript: code.typescript, javascript: code.javascript }
}

/**
 * Vite plugin: replaces a quoted module by its complete file in JavaScript, so that the module's own tests run that
 * file.
 */
export const completeModules = (): Plugin => {
  const quoted = new Set(quotedModules().map((source) => join(root, source)))
  return {
    name: 'complete-modules',
    enforce: 'pre',
    load: (id) => (quoted.has(id) ? completeCode(relative(root, id).split(sep).join('/')).javascript : undefined),
  }
}
