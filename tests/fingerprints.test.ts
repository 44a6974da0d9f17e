import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it, vi } from 'vitest'
import type { SiteData } from '../src/model/site.ts'

const asked = vi.hoisted((): (readonly string[])[] => [])
vi.mock('../src/pipeline/incremental/program-fingerprint.ts', () => ({ programFingerprint: (paths: readonly string[]) => (asked.push(paths), 'program') }))

const root = resolve(import.meta.dirname, '..')

/** Modules that say where something is kept or what is wrong, and so make nothing of what is kept. */
const aside = ['src/pipeline/incremental', 'src/pipeline/program-root.ts', 'src/pipeline/problems.ts', 'src/pipeline/nearest.ts', 'src/generator/cache-file.ts', 'src/generator/search/postings-cache.ts', 'src/generator/limiter.ts']

/** Files of the program that a module imports, types aside, and these in turn. */
const filesOf = (start: readonly string[]): string[] => {
  const found = new Set(start)
  for (const file of found) {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    const names = [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) => (entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value])),
      ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []))),
    ]
    for (const name of names) {
      const path = relative(root, resolve(root, dirname(file), name)).split(sep).join('/')
      if (name.startsWith('.') && /\.tsx?$/.test(path) && existsSync(join(root, path))) found.add(path)
    }
  }
  return [...found]
}

const isBelow = (file: string, paths: readonly string[]): boolean => paths.some((path) => file === path || file.startsWith(`${path}/`))

describe('what is kept between runs is named after all modules that make it', () => {
  it.each<[what: string, ask: () => unknown, makers: string[]]>([
    ['files of the output', async () => (await import('../src/generator/output/site-writer.ts')).writerFingerprint([]), ['src/generator/output/site-writer.ts', 'src/generator/styles/page-styles.ts']],
    ['compressed variants', async () => (await import('../src/generator/output/compress.ts')).createCompressor(tmpdir()), []],
    ['icons', async () => (await import('../src/generator/site-files/app-icons.ts')).drawAppIcons({ site: { favicon: '/favicon.svg' } as SiteData, root, cacheFolder: await mkdtemp(join(tmpdir(), 'handbook-icons-')) }), ['src/generator/site-files/app-icons.ts']],
    ['previews', async () => (await import('../src/generator/social/draw-card.ts')).drawingFingerprint(), []],
    ['terms of the search', async () => (await import('../src/generator/search/postings-cache.ts')).openPostingsCache(tmpdir()), ['src/generator/search/postings-cache.ts']],
    ['front matter', async () => (await import('../src/pipeline/documents/front-matter-cache.ts')).openFrontMatterCache(tmpdir()), ['src/pipeline/documents/read-front-matter.ts']],
    ['compiled documents', async () => (await import('../src/pipeline/incremental/result-store.ts')).openResultStore(tmpdir()), ['src/pipeline/compile/compile-document.ts']],
    ['highlighted code', () => import('../src/pipeline/compile/code/highlighter.ts'), ['src/pipeline/compile/code/highlighter.ts']],
  ])('%s', async (_what, ask, makers) => {
    asked.length = 0
    await ask()
    const paths = asked.at(-1) ?? []
    expect(paths.length).toBeGreaterThan(0)
    expect(filesOf(makers).filter((file) => !isBelow(file, [...paths, ...aside]))).toEqual([])
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
