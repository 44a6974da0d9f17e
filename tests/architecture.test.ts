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
  'packages/generator/src/model': { rooms: [], packages: [] },
  'packages/generator/src/cache': { rooms: [], packages: ['node'] },
  'packages/generator/src/syntax': { rooms: ['packages/generator/src/model'], packages: [/^@lezer\//] },
  'packages/generator/src/components': { rooms: ['packages/generator/src/model'], packages: ['react'] },
  'packages/generator/src/compile': {
    rooms: [
      'packages/generator/src/model',
      'packages/generator/src/cache',
      'packages/generator/src/syntax',
      'packages/generator/src/components',
      'packages/generator/src/content',
    ],
    packages: [
      'node',
      'react',
      'react-dom',
      'satteri',
      'shiki',
      /^@shikijs\//,
      /^@lezer\//,
      'zod',
      'temml',
      'gemoji',
      'github-slugger',
      'oxc-parser',
      'magic-string',
      'parse5',
      'rolldown',
    ],
  },
  'packages/generator/src/content': {
    rooms: [
      'packages/generator/src/model',
      'packages/generator/src/cache',
      'packages/generator/src/components',
      'packages/generator/src/compile',
      'packages/generator/src/loader',
      'packages/search/src',
    ],
    packages: ['node', 'react', 'react-dom', 'yaml', 'zod', 'github-slugger', 'oxc-parser', 'picomatch', 'vite'],
  },
  'packages/generator/src/client': {
    rooms: ['packages/generator/src/model', 'packages/generator/src/syntax', 'packages/search/src'],
    packages: ['react', 'react-dom', 'ts-fsrs', 'virtual', 'acorn', 'sucrase', /^@codemirror\//, '@lezer/highlight'],
  },
  'packages/generator/src/sandbox': {
    rooms: ['packages/generator/src/model', 'packages/sample-checker/src/harness'],
    packages: ['dequal'],
  },
  'packages/generator/src/service-worker': { rooms: ['packages/generator/src/model'], packages: [/^workbox-/] },
  'packages/generator/src/node-shims': {
    rooms: ['packages/generator/src/sandbox'],
    packages: ['buffer', 'events', 'path-browserify', 'dequal'],
  },
  'packages/generator/src/sql-module': { rooms: ['packages/generator/src/model'], packages: ['@electric-sql/pglite'] },
  'packages/generator/src/build': {
    rooms: [
      'packages/generator/src/cache',
      'packages/generator/src/content',
      'packages/generator/src/compile',
      'packages/generator/src/dev/made-names.ts',
      'packages/generator/src/model',
      'packages/search/src',
    ],
    packages: [
      'node',
      'vite',
      '@vitejs/plugin-react',
      'rolldown',
      'cjs-module-lexer',
      'postcss',
      'mime-types',
      '@resvg/resvg-js',
    ],
  },
  'packages/generator/src/dev': {
    rooms: [
      'packages/generator/src/build',
      'packages/generator/src/content',
      'packages/generator/src/compile',
      'packages/generator/src/model',
      'packages/generator/src/serve',
      'packages/search/src',
    ],
    packages: ['node', 'vite', 'mime-types', 'zod'],
  },
  'packages/generator/src/serve': {
    rooms: ['packages/generator/src/build', 'packages/generator/src/content', 'packages/generator/src/model'],
    packages: ['node', 'send', 'mime-types'],
  },
  'packages/generator/src/mcp': {
    rooms: [
      'packages/generator/src/model',
      'packages/generator/src/content/error-code.ts',
      'packages/generator/src/content/nearest.ts',
      'packages/generator/src/serve',
      'packages/search/src',
    ],
    packages: ['node', '@modelcontextprotocol/sdk', 'zod'],
  },
  'packages/generator/src/cli': {
    rooms: [
      'packages/generator/src/build',
      'packages/generator/src/dev',
      'packages/generator/src/loader',
      'packages/generator/src/mcp',
      'packages/generator/src/serve',
      'packages/sample-checker/src',
      'packages/generator/src/content/error-code.ts',
      'packages/generator/src/content/problems.ts',
      'packages/generator/src/content/nearest.ts',
      'packages/generator/src/content/runs',
    ],
    packages: ['node'],
  },
  'packages/search/src': { rooms: ['packages/generator/src/model'], packages: [/stemmer/, 'algoliasearch'] },
  'packages/step-player/src': {
    rooms: ['packages/generator/src/components', 'packages/generator/src/compile', 'packages/generator/src/content'],
    packages: ['node', 'react', 'react-dom', 'vite', 'oxc-parser', 'magic-string', 'virtual'],
  },
  'packages/sample-checker/src': {
    rooms: [
      'packages/generator/src/content/problems.ts',
      'packages/generator/src/compile/compiled-document.ts',
      'packages/generator/src/content/incremental/program-fingerprint.ts',
      'packages/generator/src/cache/open-store.ts',
      'packages/generator/src/model/checked-languages.ts',
      'packages/generator/src/model/run',
    ],
    packages: [
      'node',
      'vite',
      'playwright-core',
      'oxc-parser',
      'magic-string',
      'dequal',
      'yaml',
      'jsonc-parser',
      'smol-toml',
      'graphql',
      'lightningcss',
      'parse5',
      'libpg-query',
      'web-tree-sitter',
      'dockerfile-utils',
      '@prisma/prisma-schema-wasm',
      '@electric-sql/pglite',
    ],
  },
  'handbook/algorithms': { rooms: [], packages: [] },
  'handbook/prose': { rooms: [], packages: ['node', 'satteri'] },
  'handbook/components': {
    rooms: ['handbook/algorithms', 'packages/generator/src', 'packages/step-player/src'],
    packages: ['node', 'react'],
  },
}
/** Features of the reader never import each other; the application and the screens compose them. */
const sharedFeatures = new Set(['ui', 'navigation', 'messages', 'style'])
const composing = /^packages\/generator\/src\/client\/(?:[^/]+\.tsx?$|screens\/|page\/)/

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

const files = Object.keys(table)
  .filter((room) => existsSync(join(root, room)))
  .flatMap(sourceFiles)
  .filter((file) => !file.startsWith('handbook/algorithms/contracts/'))
const imports = files.flatMap(importsOf)
const roomOf = (file: string): string | undefined => Object.keys(table).find((room) => file.startsWith(`${room}/`))
const targetOf = ({ from, specifier }: Import): string | null => {
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
const packageOf = (specifier: string): string => {
  if (specifier.startsWith('virtual:')) return 'virtual'
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return 'node'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const violation = (entry: Import): string | null => {
  const room = roomOf(entry.from)
  if (!room) return null
  const { rooms, packages } = table[room] as (typeof table)[string]
  const target = targetOf(entry)
  if (target === 'packages/generator/package.json') return null
  if (target === null) {
    const name = packageOf(entry.specifier)
    if (name === 'vitest' && entry.from.includes('/testing/')) return null
    const allowed = packages.some((pattern) => (typeof pattern === 'string' ? pattern === name : pattern.test(name)))
    return allowed ? null : `${entry.from} imports the package ${name}`
  }
  if (target.startsWith(`${room}/`)) return entry.dynamic ? null : featureViolation(entry.from, target)
  if (target.endsWith('.css') && room === 'packages/generator/src/client') return null
  return rooms.some((allowed) => target === allowed || target.startsWith(`${allowed}/`))
    ? null
    : `${entry.from} imports ${target}`
}

const featureViolation = (from: string, target: string): string | null => {
  if (!from.startsWith('packages/generator/src/client/') || composing.test(from)) return null
  const feature = (file: string) => file.split('/')[4] ?? ''
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
  const room = (file: string): string | undefined =>
    file.startsWith(`${folder}/`) ? /^([^/]+)\//.exec(file.slice(folder.length + 1))?.[1] : undefined
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
    expect(violation({ from: 'packages/generator/src/model/page.ts', specifier: 'react', dynamic: false })).toBe(
      'packages/generator/src/model/page.ts imports the package react',
    )
    expect(
      violation({
        from: 'packages/generator/src/client/navbar/navbar.tsx',
        specifier: '../sidebar/sidebar.tsx',
        dynamic: false,
      }),
    ).toContain('imports the feature')
    expect(
      violation({ from: 'packages/generator/src/cli/main.ts', specifier: '../content/site.ts', dynamic: false }),
    ).toBe('packages/generator/src/cli/main.ts imports packages/generator/src/content/site.ts')
    expect(
      violation({
        from: 'packages/generator/src/build/build.ts',
        specifier: '../../../../handbook/algorithms/compare.ts',
        dynamic: false,
      }),
    ).toBe('packages/generator/src/build/build.ts imports handbook/algorithms/compare.ts')
    expect(
      violation({
        from: 'packages/search/src/contract.ts',
        specifier: '@dev-handbook/generator/content/nearest',
        dynamic: false,
      }),
    ).toBe('packages/search/src/contract.ts imports packages/generator/src/content/nearest.ts')
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

  it('has no circle among the folders of a build', () => {
    const rooms = roomsIn('packages/generator/src/build')
    expect([...(rooms.get('bundle') ?? [])]).toEqual(expect.arrayContaining(['styles']))
    expect(cycleOf(rooms)).toBeNull()
    expect(cycleOf(new Map([...rooms, ['styles', new Set(['bundle'])]]))).toEqual(['bundle', 'styles', 'bundle'])
  })

  it('has no circle among the rooms of the compiler', () => {
    const rooms = roomsIn('packages/generator/src/compile')
    expect([...(rooms.get('components') ?? [])]).toEqual(expect.arrayContaining(['html']))
    expect(cycleOf(rooms)).toBeNull()
  })

  it('names no algorithm, player or document of the handbook in the generator', () => {
    const named = /\b(?:step-?player|player-?race|evolution|growth-?explorer|regexp-?tester|quick-?sort|merge-?sort)\b/i
    const code = files.filter(
      (file) => file.startsWith('packages/generator/') && named.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(code).toEqual([])
  })

  it('keeps files below 300 lines', () => {
    const long = files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 300)
    expect(long).toEqual([])
  })

  it('names no rooms after nothing in particular', () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/.test(file))).toEqual([])
  })
})
