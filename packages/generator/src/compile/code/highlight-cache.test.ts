import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { programRoot } from '../../content/program-root.ts'
import { temporaryProject } from '../testing/compile-text.ts'
import { openHighlightCache } from './highlight-cache.ts'

const highlighter = vi.hoisted(() => ({ version: '1', calls: [] as string[] }))
vi.mock('./highlighter.ts', () => ({
  get highlighterVersion() {
    return highlighter.version
  },
  isPlainLanguage: () => false,
  highlight: async (code: string, lang: string) => {
    highlighter.calls.push(`${highlighter.version} ${lang} ${code}`)
    return `<b>${highlighter.version}</b>`
  },
}))
const named = vi.hoisted(() => ({ paths: [] as readonly string[] }))
vi.mock('../../content/incremental/program-fingerprint.ts', () => ({
  programFingerprint: (paths: readonly string[]) => {
    named.paths = paths
    return 'fingerprint'
  },
}))

let root = ''
beforeEach(() => {
  root = temporaryProject()
  Object.assign(highlighter, { version: '1', calls: [] })
})
const highlightOnce = async (code: string, lang: string, document = 'guide/a') => {
  const cache = openHighlightCache(root, document)
  const html = await cache.highlight(code, lang)
  cache.save()
  return html
}

test('code is highlighted again only for another text, language, document or highlighter', async () => {
  for (let round = 0; round < 2; round++) await highlightOnce('let a', 'ts')
  expect(highlighter.calls).toEqual(['1 ts let a'])
  await highlightOnce('let b', 'ts', 'guide/b')
  await highlightOnce('let b', 'js', 'guide/b')
  await highlightOnce('let a', 'ts', 'guide/c')
  highlighter.version = '2'
  expect(await highlightOnce('let a', 'ts')).toBe('<b>2</b>')
  expect(highlighter.calls.slice(1)).toEqual(['1 ts let b', '1 js let b', '1 ts let a', '2 ts let a'])
})

/** Returns the modules of the program that a module loads, with the module itself. */
const loadedBy = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found
  found.add(file)
  const source = readFileSync(join(programRoot, file), 'utf8')
  for (const [, specifier = ''] of source.matchAll(/^import (?!type )[^'"]*'(\.[^']+)'/gm))
    loadedBy(relative(programRoot, join(programRoot, dirname(file), specifier)).replaceAll('\\', '/'), found)
  return found
}

test('the highlighter’s version covers every module of the program that takes part in highlighting', async () => {
  const { highlighterVersion } = await vi.importActual<{ highlighterVersion: string }>('./highlighter.ts')
  expect(highlighterVersion).toMatch(/^shiki \d+\.\d+\.\d+ lezer \d+\.\d+\.\d+ fingerprint$/)
  const loaded = [...loadedBy('packages/generator/src/compile/code/highlighter.ts')].filter(
    // The modules that compute the version.
    (file) => !/(?:program-(?:fingerprint|root)\.ts|own-modules\.mjs|cache\/freshness\.ts)$/.test(file),
  )
  expect(loaded.length).toBeGreaterThan(3)
  expect(loaded.filter((file) => !named.paths.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([])
})
