// Hooks of Node's loader, see typescript.mjs. Sources name the files that they import as they are, so that nothing is looked
// for; only a site's own configuration may leave endings out. What was compiled is kept on disk, a file a module.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../.cache/typescript/', import.meta.url))
const lock = readFileSync(new URL('../package-lock.json', import.meta.url))
const own = readFileSync(new URL(import.meta.url))
const program = createHash('sha256').update(lock).update(own).digest('hex')

/** Where a module may be that an import names without its ending, or by the name that it would have once compiled. */
export const otherNames = (specifier) => {
  if (!/^(?:\.{1,2}\/|\/|file:)/.test(specifier)) return []
  const compiled = specifier.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')
  return compiled === specifier ? [`${specifier}.ts`, `${specifier}.tsx`, `${specifier}/index.ts`] : [compiled]
}

export const resolve = (specifier, context, next) => {
  try {
    return next(specifier, context)
  } catch (error) {
    for (const name of otherNames(specifier)) {
      try {
        return next(name, context)
      } catch {
        // The error to report is that of the name which the module gave.
      }
    }
    throw error
  }
}

export const load = (url, context, next) => {
  const [address] = url.split('?')
  const loader = /\.(?:m?ts|ts(x))$/.exec(address)
  if (loader) return { format: 'module', source: compile(fileURLToPath(address), loader[1] ? 'tsx' : 'ts'), shortCircuit: true }
  // Configurations import data as they do where a bundler reads them.
  return next(url, address.endsWith('.json') ? { ...context, format: 'json', importAttributes: { type: 'json' } } : context)
}

const compile = (file, lang) => {
  const source = readFileSync(file)
  // With the path, by which a build finds what is kept of modules that are gone (src/generator/build/sweep-cache.ts).
  const key = `${createHash('sha256').update(program).update(file).update('\0').update(source).digest('hex')} ${file}\n`
  const kept = join(folder, createHash('sha256').update(file).digest('hex').slice(0, 20))
  const known = read(kept)
  if (known.startsWith(key)) return known.slice(key.length)
  // Loaded only where something is to be compiled.
  const { transformSync } = require('rolldown/utils')
  const { code, map, errors } = transformSync(file, String(source), { lang, target: 'node20.19', jsx: { runtime: 'automatic' }, sourcemap: true, tsconfig: false })
  if (errors.length > 0) throw new SyntaxError(errors.map(({ loc, message }) => `${file}:${loc?.line ?? 1}:${(loc?.column ?? 0) + 1}: ${stripVTControlCharacters(message)}`).join('\n'))
  const compiled = `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64')}`
  keep(kept, key + compiled)
  return compiled
}

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const keep = (file, text) => {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // A disk that refuses costs only time.
  }
}
