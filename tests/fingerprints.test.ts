import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it, vi } from 'vitest'
import { openStore } from '../packages/generator/src/cache/open-store.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'

const asked = vi.hoisted((): (readonly string[])[] => [])
vi.mock('../packages/generator/src/content/incremental/program-fingerprint.ts', () => ({
  programFingerprint: (paths: readonly string[]) => (asked.push(paths), 'program'),
}))

const root = resolve(import.meta.dirname, '..')

/** A cache folder that already contains an entry of this kind. */
const filled = (kind: 'worker' | 'sandbox'): string => {
  const folder = mkdtempSync(join(tmpdir(), 'handbook-filled-'))
  openStore(folder, kind).write(kind === 'worker' ? 'code' : 'page', 'program', 'made')
  return folder
}

/**
 * Modules that only decide where an entry is stored, or report faults. They do not influence the contents of cache
 * entries.
 */
const aside = [
  'packages/generator/src/cache',
  'packages/generator/src/content/incremental',
  'packages/generator/src/content/program-root.ts',
  'packages/generator/src/content/problems.ts',
  'packages/generator/src/content/nearest.ts',
  'packages/search/src/analysis/edit-distance.ts',
  'packages/generator/src/build/limiter.ts',
]

/** Files of the program that modules import, directly or through other modules. Imports of types are left out. */
const filesOf = (start: readonly string[]): string[] => {
  const found = new Set(start)
  for (const file of found) {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    const names = [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
      ),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
      ),
    ]
    for (const name of names) {
      const own = /^@dev-handbook\/([^/]+)\/(.+)$/.exec(name)
      const paths = own
        ? ['ts', 'tsx'].map((ending) => `packages/${own[1]}/src/${own[2]}.${ending}`)
        : name.startsWith('.')
          ? [
              relative(root, resolve(root, dirname(file), name))
                .split(sep)
                .join('/'),
            ]
          : []
      for (const path of paths) if (/\.tsx?$/.test(path) && existsSync(join(root, path))) found.add(path)
    }
  }
  return [...found]
}

const isBelow = (file: string, paths: readonly string[]): boolean =>
  paths.some((path) => file === path || file.startsWith(`${path}/`))

describe('the key of a cache entry depends on all modules that produce the entry', () => {
  it.each<[what: string, ask: () => unknown, makers: string[]]>([
    [
      'files of the output',
      async () => (await import('../packages/generator/src/build/output/site-writer.ts')).writerFingerprint([]),
      ['packages/generator/src/build/output/site-writer.ts', 'packages/generator/src/build/styles/page-styles.ts'],
    ],
    [
      'compressed variants',
      async () => (await import('../packages/generator/src/build/output/compress.ts')).createCompressor(tmpdir()),
      [],
    ],
    [
      'icons',
      async () =>
        (await import('../packages/generator/src/build/site-files/app-icons.ts')).drawAppIcons({
          site: { favicon: '/favicon.svg' } as SiteData,
          root: join(root, 'handbook'),
          cacheFolder: await mkdtemp(join(tmpdir(), 'handbook-icons-')),
        }),
      ['packages/generator/src/build/site-files/app-icons.ts'],
    ],
    [
      'the service worker',
      async () => (await import('../packages/generator/src/build/bundle/worker-code.ts')).workerCode(filled('worker')),
      ['packages/generator/src/service-worker/service-worker.ts', 'packages/generator/src/build/bundle/worker-code.ts'],
    ],
    [
      'the sandbox',
      async () =>
        (await import('../packages/generator/src/build/bundle/sandbox-code.ts')).sandboxCode(filled('sandbox')),
      [
        'packages/generator/src/sandbox/host.ts',
        'packages/generator/src/sandbox/runtime-entry.ts',
        'packages/generator/src/build/bundle/sandbox-code.ts',
      ],
    ],
    [
      'previews',
      async () => (await import('../packages/generator/src/build/social/draw-card.ts')).drawingFingerprint(),
      [],
    ],
    [
      'files of the search',
      async () => (await import('../packages/generator/src/build/search/write-search-index.ts')).indexProgram(),
      ['packages/generator/src/build/search/document-cache.ts', 'packages/generator/src/content/pages/site-records.ts'],
    ],
    [
      'front matter',
      async () =>
        (await import('../packages/generator/src/content/documents/front-matter-cache.ts')).openFrontMatterCache(
          tmpdir(),
        ),
      ['packages/generator/src/content/documents/read-front-matter.ts'],
    ],
    [
      'compiled documents',
      async () =>
        (await import('../packages/generator/src/content/incremental/result-store.ts')).openResultStore(tmpdir()),
      ['packages/generator/src/compile/compile-document.ts'],
    ],
    [
      'outcomes of samples',
      async () =>
        (await import('../packages/sample-checker/src/check-samples.ts')).environmentHash(
          join(root, 'handbook/examples'),
        ),
      ['packages/sample-checker/src/check-samples.ts'],
    ],
    [
      'highlighted code',
      () => import('../packages/generator/src/compile/code/highlighter.ts'),
      ['packages/generator/src/compile/code/highlighter.ts'],
    ],
  ])('%s', async (_what, ask, makers) => {
    asked.length = 0
    await ask()
    const paths = asked.at(-1) ?? []
    expect(paths.length).toBeGreaterThan(0)
    expect(filesOf(makers).filter((file) => !isBelow(file, [...paths, ...aside]))).toEqual([])
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
