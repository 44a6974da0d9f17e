// JavaScript, as the loader of TypeScript itself needs it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** Files that may name aliases, of which the first that there is counts. */
const configurations = ['tsconfig.json', 'jsconfig.json']

/** What may be left out at the end of an import. */
const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
]

const known = new Map()

/** Path of the file with the aliases of a site's imports, from its folder; `undefined` where it has none. */
export const aliasFile = (root) => {
  const { file, aliases } = aliasesOf(root)
  return aliases.length > 0 ? file : undefined
}

/**
 * Returns an import with `@site/` in the place of an alias that `paths` of the site's tsconfig.json or jsconfig.json name (`~/x`,
 * `@components/x`), and of the slash that webpack takes for the folder of the site (`/static/x.svg`). All others come back as they
 * are, those too that only lead out of the site.
 */
export const withoutAlias = (specifier, root) => {
  if (/^(?:\.|@site\/|@docusaurus\/|@theme(?:-original|-init)?\/|node:|file:)/.test(specifier)) return specifier
  const [path = '', query = ''] = specifier.split(/(?=\?)/)
  if (path.startsWith('/'))
    return !path.startsWith('//') && findFile(join(root, path)) ? `@site${specifier}` : specifier
  const { aliases } = aliasesOf(root)
  let first
  for (const target of targetsOf(path, aliases)) {
    const inside = relative(root, target)
    if (inside.startsWith('..') || inside.split(sep).includes('node_modules')) continue
    const written = `@site/${inside.split(sep).join('/')}${query}`
    if (findFile(target)) return written
    first ??= written
  }
  // No package has such a name: the report says which file is missing.
  return first !== undefined && /^(?:~|#|@\/)/.test(path) ? first : specifier
}

/** Absolute paths that an import may mean: those of a whole name first, then those of the longest beginning. */
const targetsOf = (path, aliases) =>
  aliases
    .filter(({ start, end, isWhole }) =>
      isWhole
        ? path === start
        : path.startsWith(start) && path.endsWith(end) && path.length >= start.length + end.length,
    )
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.start.length - a.start.length)
    .flatMap(({ start, end, targets }) => {
      const rest = path.slice(start.length, path.length - end.length)
      return targets.map((target) => target.replace('*', () => rest))
    })

const findFile = (path) => endings.some((ending) => isFile(path + ending))

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const aliasesOf = (root) => {
  const file = configurations.find((name) => existsSync(join(root, name)))
  if (file === undefined) return { aliases: [] }
  const { mtimeMs, size } = statSync(join(root, file))
  const state = `${file} ${mtimeMs} ${size}`
  const last = known.get(root)
  if (last?.state === state) return last
  const { paths, base } = readPaths(join(root, file))
  const aliases = Object.entries(paths)
    .filter(([name, targets]) => name !== '*' && !name.startsWith('@site/') && Array.isArray(targets))
    .map(([name, targets]) => {
      const [start = '', end = ''] = name.split('*')
      return {
        start,
        end,
        isWhole: !name.includes('*'),
        targets: targets.map((target) => resolve(base, String(target))),
      }
    })
  const found = { file, aliases, state }
  known.set(root, found)
  return found
}

/** `paths` of a configuration, or of the one beside it that it extends, and the folder that they start from. */
const readPaths = (file, depth = 0) => {
  try {
    const { compilerOptions: options = {}, extends: parents = [] } = parseLoosely(readFileSync(file, 'utf8'))
    if (options.paths) return { paths: options.paths, base: resolve(dirname(file), options.baseUrl ?? '.') }
    for (const parent of [parents].flat().toReversed()) {
      if (!String(parent).startsWith('.') || depth > 5) continue
      const path = resolve(dirname(file), parent)
      const found = readPaths(isFile(path) ? path : `${path}.json`, depth + 1)
      if (Object.keys(found.paths).length > 0) return found
    }
  } catch {
    // A file that is no configuration: TypeScript says so, and it names no aliases.
  }
  return { paths: {}, base: dirname(file) }
}

/** Texts in quotes are kept, comments and commas before a closing bracket are left out. */
const parseLoosely = (text) => {
  const plain = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('"') ? part : '',
  )
  return JSON.parse(plain.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? '' : part)))
}
