import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/**
 * The import table of docs/architecture.md: which rooms and packages a room may import. `node` stands for Node's own
 * modules; names of packages end what may come from outside. Tests are left out of it, and what only they import (`testing/`) may import Vitest.
 */
const table: Record<string, { rooms: string[]; packages: (string | RegExp)[] }> = {
  'src/model': { rooms: [], packages: [] },
  algorithms: { rooms: [], packages: [] },
  'src/search': { rooms: ['src/model'], packages: [/stemmer/, 'algoliasearch'] },
  'src/article': { rooms: ['src/model'], packages: ['react'] },
  'src/islands': { rooms: ['src/model', 'src/article/figures', 'algorithms'], packages: ['react', 'ts-fsrs'] },
  'src/pipeline': {
    rooms: ['src/model', 'src/article', 'src/islands', 'src/search'],
    packages: ['node', 'react', 'react-dom', 'satteri', 'shiki', /^@shikijs\//, /^@lezer\//, 'yaml', 'zod', 'github-slugger', 'oxc-parser', 'magic-string', /image-size/],
  },
  'src/app': { rooms: ['src/model', 'src/search', 'src/islands'], packages: ['react', 'react-dom', 'virtual'] },
  'src/worker': { rooms: ['src/model'], packages: [/^workbox-/] },
  'src/generator': {
    rooms: ['src/pipeline', 'src/model', 'src/search'],
    packages: ['node', 'vite', '@vitejs/plugin-react', 'postcss', 'send', 'mime-types', '@resvg/resvg-js', 'zod'],
  },
  'src/samples': {
    rooms: ['src/model', 'src/pipeline/problems.ts', 'src/pipeline/compiled-document.ts', 'src/pipeline/incremental/program-fingerprint.ts', 'bootstrap'],
    packages: [
      'node', 'vite', 'playwright-core', 'oxc-parser', 'magic-string', 'dequal', 'yaml', 'jsonc-parser', 'smol-toml', 'graphql', 'lightningcss', 'parse5',
      'libpg-query', 'web-tree-sitter', 'dockerfile-utils', '@prisma/prisma-schema-wasm', '@electric-sql/pglite',
    ],
  },
  'src/cli': { rooms: ['src/generator', 'src/samples', 'src/pipeline/problems.ts', 'src/pipeline/nearest.ts'], packages: ['node'] },
}
/** Features of the reader never import each other; the application and the screens compose them. */
const sharedFeatures = new Set(['ui', 'navigation', 'messages', 'style'])
const composing = /^src\/app\/(?:[^/]+\.tsx?$|screens\/|page\/)/

interface Import {
  from: string
  specifier: string
  dynamic: boolean
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))

const importsOf = (file: string): Import[] => {
  const source = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  return [
    ...module.staticImports.map(({ moduleRequest }) => ({ from: file, specifier: moduleRequest.value, dynamic: false })),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ from: file, specifier: moduleRequest.value, dynamic: false }] : []))),
    ...module.dynamicImports
      .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
      .filter((request) => /^['"]/.test(request))
      .map((request) => ({ from: file, specifier: request.slice(1, -1), dynamic: true })),
  ]
}

const files = Object.keys(table)
  .filter((room) => existsSync(join(root, room)))
  .flatMap(sourceFiles)
  .filter((file) => !file.startsWith('algorithms/contracts/'))
const imports = files.flatMap(importsOf)
const roomOf = (file: string): string | undefined => Object.keys(table).find((room) => file.startsWith(`${room}/`))
const targetOf = ({ from, specifier }: Import): string | null => (specifier.startsWith('.') ? relative(root, resolve(root, dirname(from), specifier)).split(sep).join('/') : null)
const packageOf = (specifier: string): string => {
  if (specifier.startsWith('virtual:')) return 'virtual'
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node'
  return specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

const violation = (entry: Import): string | null => {
  const room = roomOf(entry.from)
  if (!room) return null
  const { rooms, packages } = table[room] as (typeof table)[string]
  const target = targetOf(entry)
  if (target === 'package.json') return null
  if (target === null) {
    const name = packageOf(entry.specifier)
    if (name === 'vitest' && entry.from.includes('/testing/')) return null
    const allowed = packages.some((pattern) => (typeof pattern === 'string' ? pattern === name : pattern.test(name)))
    return allowed ? null : `${entry.from} imports the package ${name}`
  }
  if (target.startsWith(`${room}/`)) return featureViolation(entry.from, target)
  if (target.endsWith('.css') && room === 'src/app') return null
  return rooms.some((allowed) => target === allowed || target.startsWith(`${allowed}/`)) ? null : `${entry.from} imports ${target}`
}

const featureViolation = (from: string, target: string): string | null => {
  if (!from.startsWith('src/app/') || composing.test(from)) return null
  const feature = (file: string) => file.split('/')[2] ?? ''
  const [own, other] = [feature(from), feature(target)]
  return own === other || sharedFeatures.has(other) ? null : `the feature ${from} imports the feature ${target}`
}

/** A way through the graph that comes back to where it began, or null. */
const cycleOf = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null => {
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

/** What each folder of a folder imports of the others in it. */
const roomsIn = (folder: string): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>()
  const room = (file: string): string | undefined => (file.startsWith(`${folder}/`) ? /^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1] : undefined)
  for (const entry of imports) {
    const own = room(entry.from)
    const other = room(targetOf(entry) ?? '')
    if (own && other && own !== other) graph.set(own, (graph.get(own) ?? new Set()).add(other))
  }
  return graph
}

describe('architecture', () => {
  it('reads every room that exists', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(imports.length).toBeGreaterThan(100)
  })

  it('keeps to the import table', () => {
    expect(imports.map(violation).filter(Boolean)).toEqual([])
  })

  it('finds an import that breaks the table', () => {
    expect(violation({ from: 'src/model/page.ts', specifier: 'react', dynamic: false })).toBe('src/model/page.ts imports the package react')
    expect(violation({ from: 'src/app/navbar/navbar.tsx', specifier: '../sidebar/sidebar.tsx', dynamic: false })).toContain('imports the feature')
    expect(violation({ from: 'src/cli/main.ts', specifier: '../pipeline/site.ts', dynamic: false })).toBe('src/cli/main.ts imports src/pipeline/site.ts')
  })

  it('has no circle among files, types included', () => {
    const graph = new Map<string, Set<string>>(files.map((file) => [file, new Set()]))
    for (const entry of imports) {
      const target = targetOf(entry)
      if (target !== null && graph.has(target)) graph.get(entry.from)?.add(target)
    }
    expect([...graph.values()].reduce((sum, targets) => sum + targets.size, 0)).toBeGreaterThan(1000)
    expect(cycleOf(graph)).toBeNull()
  })

  it('has no circle among the rooms of the generator', () => {
    const rooms = roomsIn('src/generator')
    expect([...(rooms.get('build') ?? [])]).toEqual(expect.arrayContaining(['bundle', 'output', 'page']))
    expect(cycleOf(rooms)).toBeNull()
    expect(cycleOf(new Map([...rooms, ['output', new Set(['build'])]]))).toEqual(['build', 'output', 'build'])
  })

  it('has no circle among the rooms of the compiler', () => {
    const rooms = roomsIn('src/pipeline/compile')
    expect([...(rooms.get('components') ?? [])]).toEqual(expect.arrayContaining(['code', 'html']))
    expect(cycleOf(rooms)).toBeNull()
  })

  it('loads islands in the reader by dynamic import only', () => {
    const still = imports.filter((entry) => entry.from.startsWith('src/app/') && targetOf(entry)?.startsWith('src/islands/') && !entry.dynamic)
    expect(still.filter((entry) => !entry.specifier.endsWith('registry.ts') && !entry.specifier.endsWith('.css')).map(({ from }) => from)).toEqual([])
  })

  it('keeps files below 300 lines', () => {
    const long = files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 300)
    expect(long).toEqual([])
  })

  it('names no rooms after nothing in particular', () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/.test(file))).toEqual([])
  })
})
