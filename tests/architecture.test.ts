import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFolders } from '../bootstrap/source-folders.mjs'
import { importTable } from './import-table.ts'
import { importsOf, root, sourceFiles, targetOf, type Import } from './source-imports.ts'

/** Features of the client never import each other. The application and the screens combine them. */
const sharedFeatures = new Set(['ui', 'navigation', 'style'])
const composing = /^packages\/generator\/src\/client\/(?:[^/]+\.tsx?$|screens\/|page\/)/

const files = Object.keys(importTable)
  .flatMap(sourceFiles)
  .filter((file) => !file.startsWith('handbook/algorithms/contracts/'))
const imports = files.flatMap(importsOf)
const roomOf = (file: string): string | undefined =>
  Object.keys(importTable).find((room) => file.startsWith(`${room}/`))
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
  const { rooms, packages } = importTable[room] as (typeof importTable)[string]
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

describe('architecture', () => {
  it('has a row in the import table for every room that exists, and for no other', () => {
    const foldersIn = (folder: string, without: string[] = []) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !without.includes(entry.name) && !entry.name.startsWith('.'))
        .map(({ name }) => `${folder}/${name}`)
    const rooms = [
      ...foldersIn('packages/generator/src'),
      ...foldersIn('packages', ['generator']).map((folder) => `${folder}/src`),
      ...foldersIn('handbook', ['content', 'docs', 'examples', 'static', 'node_modules', 'dist']),
    ]
    expect(Object.keys(importTable).toSorted()).toEqual(rooms.toSorted())
  })

  it('reads every room', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(imports.length).toBeGreaterThan(100)
  })

  it('has no import that the import table forbids', () => {
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

  it('keeps files below 300 lines, tests and styles included', () => {
    const sources = sourceFolders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !/[\\/](?:node_modules|dist|\.cache)[\\/]/.test(file)),
    )
    expect(sources.length).toBeGreaterThan(1_000)
    const lengthOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
    expect(sources.filter((file) => lengthOf(file) > 300)).toEqual([])
  })

  it('gives no room a name without meaning', () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.tsx?$)/.test(file))).toEqual([])
  })
})
