import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Vite from 'vite'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startDevServer } from '../packages/generator/src/dev/dev.ts'
import type { SiteUpdate } from '../packages/generator/src/dev/follow-files.ts'
import type { ServedSite } from '../packages/generator/src/serve/listen.ts'
import { programRoot } from '../packages/generator/src/content/program-root.ts'

vi.mock('vite', async (load) => {
  const vite = await load<typeof Vite>()
  return { ...vite, createServer: vi.fn<typeof vite.createServer>(vite.createServer) }
})

// A site may be in a folder of the program's cache, like the site of the development bench.
let folder = ''
let server: ServedSite
let vite: ViteDevServer
const updates: SiteUpdate[] = []
let storageReads = 0

beforeAll(async () => {
  // Like releases of Node from 25 on, which warn when this property is read.
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => void storageReads++ })
  await mkdir(join(programRoot, '.cache'), { recursive: true })
  folder = await mkdtemp(join(programRoot, '.cache/watching-'))
  await cp(join(import.meta.dirname, 'fixtures/site'), join(folder, 'site'), { recursive: true })
  await mkdir(join(folder, 'kept/by/another'), { recursive: true })
  await writeFile(join(folder, 'kept/by/another/build.txt'), '')
  server = await startDevServer({ root: join(folder, 'site'), port: 0, onUpdate: (update) => updates.push(update) })
  const created = vi.mocked(createServer).mock.results[0]
  if (created?.type !== 'return') throw new Error('Vite was not started.')
  vite = await created.value
  // An edit before the watcher has read a file's state would change nothing for it.
  await vi.waitFor(() => expect(vite.watcher.getWatched()[join(folder, 'site/content')]).toContain('intro.md'), {
    timeout: 20_000,
  })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const watched = (): string[] => Object.keys(vite.watcher.getWatched())

it('watches the site and the sources of the program, but no other file in the cache of the program', async () => {
  await expect.poll(() => watched()).toContain(join(programRoot, 'packages/generator/src/client/ui'))
  const cache = join(programRoot, '.cache')
  expect(
    watched().filter(
      (path) => path.startsWith(cache) && !path.startsWith(join(folder, 'site')) && path !== folder && path !== cache,
    ),
  ).toEqual([])
})

it('notices an edit of the site', async () => {
  const file = join(folder, 'site/content/intro.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\n\nOne more paragraph.\n`)
  await expect.poll(() => updates.slice(1).some(({ changed }) => changed > 0)).toBe(true)
})

it('notices a folder of the site that appears, disappears and returns, and later edits in it', async () => {
  const site = join(folder, 'site')
  const hasErrors = () => updates.at(-1)?.problems.some(({ severity }) => severity === 'error')
  const file = join(site, 'content/intro.md')
  const intro = await readFile(file, 'utf8')
  await rename(join(site, 'content'), join(site, 'put-away'))
  await expect.poll(() => hasErrors()).toBe(true)
  await rename(join(site, 'put-away'), join(site, 'content'))
  await expect.poll(() => hasErrors()).toBe(false)
  await expect.poll(() => watched()).toContain(join(site, 'content'))
  await writeFile(file, `${intro}\n\n\`\`\`ts source="docs/made.ts"\n\`\`\`\n`)
  await expect.poll(() => hasErrors()).toBe(true)
  await mkdir(join(site, 'docs'), { recursive: true })
  await writeFile(join(site, 'docs/made.ts'), 'export const made = 1\n')
  await expect.poll(() => hasErrors()).toBe(false)
})

it('prints the address of the pages', () => {
  expect(server.address).toBe(`${server.origin}/base/`)
})

it('renders pages without reading the storage of a browser', async () => {
  for (const path of ['/base/', '/base/docs/guide/docker', '/base/docs/tags', '/base/search']) {
    const response = await fetch(server.origin + path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toMatch(/<header\b[\s\S]*<main\b/)
  }
  expect(storageReads).toBe(0)
})
