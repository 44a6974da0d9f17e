// This module is JavaScript because the TypeScript loader itself imports it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** Files that may define aliases. The first existing file counts. */
const configurations = ['tsconfig.json', 'jsconfig.json']

/** Endings that an import may omit. */
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

/**
 * Absolute paths of the files that define the aliases of a site's imports: its configuration and what that extends, also
 * outside the site's folder. None when the site has no aliases.
 */
export const aliasFiles = (root) => {
  const { files, aliases } = aliasesOf(root)
  return aliases.length > 0 ? files : []
}

/**
 * Returns an import with `@site/` in place of an alias. Aliases are defined by `paths` in the site's tsconfig.json or
 * jsconfig.json (`~/x`, `@components/x`). A leading slash is an alias too, which webpack resolves to `static/` (`/x.svg`)
 * or to the site's folder (`/static/x.svg`). Other imports stay unchanged, as do imports that lead out of the site.
 */
export const withoutAlias = (specifier, root) => {
  if (/^(?:\.|@site\/|@docusaurus\/|@theme(?:-original|-init)?\/|node:|file:)/.test(specifier)) return specifier
  const [path = '', query = ''] = specifier.split(/(?=\?)/)
  if (path.startsWith('//')) return specifier
  if (path.startsWith('/')) {
    const folder = ['/static', ''].find((name) => findFile(join(root, name, path)))
    return folder === undefined ? specifier : `@site${folder}${specifier}`
  }
  const { aliases } = aliasesOf(root)
  let first
  for (const target of targetsOf(path, aliases)) {
    const inside = relative(root, target)
    if (inside.startsWith('..') || inside.split(sep).includes('node_modules')) continue
    const written = `@site/${inside.split(sep).join('/')}${query}`
    if (findFile(target)) return written
    first ??= written
  }
  // No package has such a name, so the report names the missing file.
  return first !== undefined && /^(?:~|#|@\/)/.test(path) ? first : specifier
}

/**
 * Absolute paths to which an import may refer: an alias for the whole name first, then the alias with the longest
 * prefix.
 */
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
  const { paths, base, files } = readPaths(join(root, file))
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
  const found = { files, aliases, state }
  known.set(root, found)
  return found
}

/**
 * `paths` of a configuration, or of the local configuration that it extends, the folder of the paths, and the files that
 * lead to them.
 */
const readPaths = (file, depth = 0) => {
  try {
    const { compilerOptions: options = {}, extends: parents = [] } = parseLoosely(readFileSync(file, 'utf8'))
    if (options.paths)
      return { paths: options.paths, base: resolve(dirname(file), options.baseUrl ?? '.'), files: [file] }
    for (const parent of [parents].flat().toReversed()) {
      if (!String(parent).startsWith('.') || depth > 5) continue
      const path = resolve(dirname(file), parent)
      const found = readPaths(isFile(path) ? path : `${path}.json`, depth + 1)
      if (Object.keys(found.paths).length > 0) return { ...found, files: [file, ...found.files] }
    }
  } catch {
    // The file is not a valid configuration. TypeScript reports that, and the file defines no aliases.
  }
  return { paths: {}, base: dirname(file), files: [] }
}

/** Removes comments and commas before a closing bracket, but keeps quoted texts. */
const parseLoosely = (text) => {
  const plain = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('"') ? part : '',
  )
  return JSON.parse(plain.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? '' : part)))
}
