import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SamplePage } from './outcome.ts'
import { type BrowserRunner, startBrowserRunner } from './run-browser.ts'
import { checkRuns } from './run-check.ts'

let workFolder: string
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'handbook-runs-'))
})
afterAll(() => rm(workFolder, { recursive: true }))

const page: SamplePage = { file: 'a.mdx', samples: [{ lang: 'ts', code: '1 // => 1\n', meta: { run: 'browser' }, line: 1 }] }
const checkWith = (browser: () => Promise<BrowserRunner>) => checkRuns(page, { node: new Error('No Node.'), browser, workFolder })

describe('a sample for the browser', () => {
  it('is left unchecked without one', async () => {
    expect(await checkWith(() => Promise.reject(new Error('No browser.')))).toEqual([{ index: 0, state: 'unchecked', faults: [], reason: 'No browser.' }])
  })

  it('is at fault when it cannot be bundled or loaded', async () => {
    const run = () => Promise.reject(new Error('"./none" is not there.'))
    expect(await checkWith(async () => ({ run, close: async () => {} }))).toEqual([
      { index: 0, state: 'run', faults: [{ line: 1, message: 'It fails: it cannot be run: "./none" is not there.' }] },
    ])
  })

  it.each([
    ['waits for what never comes', 'await new Promise(() => {})\n'],
    ['is busy without an end', 'for (;;) {}\n'],
  ])('is at fault when it %s', async (_what, code) => {
    const runner = await startBrowserRunner(1000)
    try {
      expect(await runner.run(join(workFolder, 'endless.ts'), code)).toMatchObject({ error: 'It did not end within 1 seconds.' })
    } finally {
      await runner.close()
    }
  })
})
