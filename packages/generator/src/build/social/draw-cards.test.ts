import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageData } from '../../model/page.ts'
import type * as Fingerprint from '../../content/incremental/program-fingerprint.ts'
import { programRoot } from '../../content/program-root.ts'
import type { Site } from '../../content/site.ts'
import { drawingFingerprint, fontFile } from './draw-card.ts'
import { planSocialCards } from './draw-cards.ts'

/** The simulated hash of the program's sources, and the sources that were requested. */
const program = vi.hoisted(() => ({ state: '', asked: [] as string[] }))
vi.mock('../../content/incremental/program-fingerprint.ts', async (importOriginal) => {
  const { programFingerprint } = await importOriginal<typeof Fingerprint>()
  return {
    programFingerprint: (paths: readonly string[]) => {
      program.asked.push(...paths)
      return programFingerprint(paths) + program.state
    },
  }
})

let cacheFolder = ''
beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'handbook-cards-'))
})
afterEach(async () => {
  program.state = ''
  program.asked = []
  await rm(cacheFolder, { recursive: true })
})

const namesOf = async (titles: Record<string, string>, tagline = 'About it') => {
  const pages = Object.entries(titles).map(
    ([path, title]) => [path, { kind: 'document', path, title } as PageData] as const,
  )
  const site = {
    data: { title: 'Site', tagline, url: 'https://example.com', favicon: '/favicon.png' },
    pages: new Map(pages),
    sections: [],
  } as unknown as Site
  const { imageOf } = await planSocialCards({ site, root: cacheFolder, cacheFolder })
  return pages.map(([path]) => imageOf(path))
}

it('a preview keeps its name until it shows something else, because browsers cache files by name', async () => {
  const [a, b] = await namesOf({ '/docs/a': 'A', '/docs/b': 'B' })
  expect(a).not.toBe(b)
  expect(await namesOf({ '/docs/new': 'New', '/docs/a': 'A', '/docs/b': 'Other' }, 'Another tagline')).toEqual([
    expect.not.stringMatching(new RegExp(`${a}|${b}`)),
    a,
    expect.not.stringMatching(new RegExp(`${a}|${b}`)),
  ])
  // The path of a page does not appear in its preview.
  expect(await namesOf({ '/docs/moved': 'A' })).toEqual([a])
})

it('every preview gets another name when the code, the font or the renderer changes', async () => {
  const before = await namesOf({ '/docs/a': 'A', '/docs/b': 'B' })
  program.state = 'edited'
  const after = await namesOf({ '/docs/a': 'A', '/docs/b': 'B' })
  expect(new Set([...before, ...after]).size).toBe(4)
  program.state = ''
  expect(await namesOf({ '/docs/a': 'A', '/docs/b': 'B' })).toEqual(before)
  expect(drawingFingerprint()).toContain(resvgPackage.version)
  const folder = `${relative(programRoot, import.meta.dirname).replaceAll('\\', '/')}`
  expect(new Set(program.asked)).toEqual(new Set([folder]))
  expect(relative(join(programRoot, folder), fontFile)).not.toContain('..')
})
