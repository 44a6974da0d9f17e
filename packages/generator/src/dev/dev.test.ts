import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { noModules } from '../content/runs/offered-modules.ts'
import { testConfig } from '../content/testing/source-documents.ts'
import { startDevServer } from './dev.ts'
import type * as DevRuns from './dev-runs.ts'
import type { SiteUpdate } from './follow-files.ts'

/** What the server does when modules of samples are bundled. */
let onBundled: () => void = () => {}
vi.mock('./dev-runs.ts', (): Partial<typeof DevRuns> => ({
  createDevRuns: (options) => {
    onBundled = options.onBundled
    return { offer: async () => noModules, fileOf: async () => undefined }
  },
}))

it('offers modules that are bundled before the server has started as soon as it has', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dev-'))
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(testConfig)}`)
  await writeFile(join(root, 'content/intro.md'), '# Intro\n\nText.\n')
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
  await rm(root, { recursive: true, force: true })
})
