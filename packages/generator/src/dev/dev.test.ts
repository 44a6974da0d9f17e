import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noModules } from '../content/runs/offered-modules.ts'
import { testConfig } from '../content/testing/source-documents.ts'
import { startDevServer } from './dev.ts'
import type * as DevRuns from './dev-runs.ts'
import type { SiteUpdate } from './follow-files.ts'
import type * as Listen from '../serve/listen.ts'

/** What the server does when modules of samples are bundled. */
let onBundled: () => void = () => {}
vi.mock('./dev-runs.ts', (): Partial<typeof DevRuns> => ({
  createDevRuns: (options) => {
    onBundled = options.onBundled
    return { offer: async () => noModules, fileOf: async () => undefined }
  },
}))

// No name beside localhost is an address of every machine.
vi.mock('../serve/listen.ts', async (load) => {
  const { listen, ...others } = await load<typeof Listen>()
  return {
    ...others,
    listen: (...[handler, options]: Parameters<typeof listen>) => listen(handler, { ...options, host: undefined }),
  }
})

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-'))
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(testConfig)}`)
  await writeFile(join(root, 'content/intro.md'), '# Intro\n\nText.\n')
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('answers on the name that it listens on, and refuses other names', async () => {
  const server = await startDevServer({ root, port: 0, host: 'Machine.example', onUpdate: () => {} })
  const statusOf = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path: '/docs/intro', headers: { Host: host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
  expect(await Promise.all(['machine.example:80', 'localhost', 'other.example'].map(statusOf))).toEqual([200, 200, 403])
  await server.close()
})

it('offers modules that are bundled before the server has started as soon as it has', async () => {
  const updates: SiteUpdate[] = []
  const server = await startDevServer({
    root,
    port: 0,
    onUpdate: (update) => {
      updates.push(update)
      // The first update precedes the follower of files, and Vite.
      if (updates.length === 1) onBundled()
    },
  })
  await expect.poll(() => updates.length).toBe(2)
  onBundled()
  await expect.poll(() => updates.length).toBe(3)
  await server.close()
  expect(updates.flatMap(({ problems }) => problems.filter(({ severity }) => severity === 'error'))).toEqual([])
})
