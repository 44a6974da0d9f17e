import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

export const root = resolve(import.meta.dirname, '..')

/** An import in a source file, in the notation of the file. */
export interface Import {
  from: string
  specifier: string
  dynamic: boolean
}

/** Source files below a folder, as paths from the root of the repository. Tests and declarations are left out. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))

/**
 * The imports of a file, types included: static imports, exports of other modules, and dynamic imports of a literal.
 */
export const importsOf = (file: string): Import[] => {
  const source = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  return [
    ...module.staticImports.map(({ moduleRequest }) => ({
      from: file,
      specifier: moduleRequest.value,
      dynamic: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ from: file, specifier: moduleRequest.value, dynamic: false }] : [],
      ),
    ),
    ...module.dynamicImports
      .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
      .filter((request) => /^['"]/.test(request))
      .map((request) => ({ from: file, specifier: request.slice(1, -1), dynamic: true })),
  ]
}

/** The file that an import leads to, as a path from the root of the repository. `null` for a package from outside. */
export const targetOf = ({ from, specifier }: Import): string | null => {
  const own = /^@dev-handbook\/([^/]+)\/(.+)$/.exec(specifier)
  if (own)
    return (
      ['ts', 'tsx']
        .map((ending) => `packages/${own[1]}/src/${own[2]}.${ending}`)
        .find((file) => existsSync(join(root, file))) ?? specifier
    )
  return specifier.startsWith('.')
    ? relative(root, resolve(root, dirname(from), specifier))
        .split(sep)
        .join('/')
    : null
}
/** A path through the graph that returns to its first node, or `null` when the graph has no cycle. */
export const cycleOf = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null => {
  const done = new Set<string>()
  const visit = (node: string, way: string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const found = visit(next, [...way, node])
      if (found) return found
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const found = visit(node, [])
    if (found) return found
  }
  return null
}
