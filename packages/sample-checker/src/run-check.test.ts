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

const page: SamplePage = {
  file: 'a.mdx',
  samples: [{ lang: 'ts', code: '1 // => 1\n', meta: { run: 'browser' }, line: 1 }],
}
const checkWith = (browser: () => Promise<BrowserRunner>) =>
  checkRuns(page, { node: new Error('No Node.'), browser, workFolder })

it.each(['tsx', 'jsx'])('a %s sample that would run on Node is at fault', async (lang) => {
  const samples: SamplePage['samples'] = [{ lang, code: '<b/>\n', meta: { run: 'node' }, line: 4 }]
  const browser = () => Promise.reject(new Error('No browser.'))
  const message = `Node does not run a block of "${lang}". Write run=browser, or leave "run" out: the block is compiled then.`
  expect(await checkRuns({ file: 'a.mdx', samples }, { node: process.execPath, browser, workFolder })).toEqual([
    { index: 0, state: 'run', faults: [{ line: 4, message }] },
  ])
})

describe('a sample for the browser', () => {
  it('is left unchecked when no browser is installed', async () => {
    expect(await checkWith(() => Promise.reject(new Error('No browser.')))).toEqual([
      { index: 0, state: 'unchecked', faults: [], reason: 'No browser.' },
    ])
  })

  it('is at fault when it cannot be bundled or loaded', async () => {
    const run = () => Promise.reject(new Error('"./none" is not there.'))
    expect(await checkWith(async () => ({ run, runBundled: async () => undefined, close: async () => {} }))).toEqual([
      { index: 0, state: 'run', faults: [{ line: 1, message: 'It fails: it cannot be run: "./none" is not there.' }] },
    ])
  })

  it.each([
    ['waits for a promise that never settles', 'await new Promise(() => {})\n'],
    ['is busy forever', 'for (;;) {}\n'],
  ])('is at fault when it %s', async (_what, code) => {
    const runner = await startBrowserRunner({ timeLimit: 1000 })
    try {
      expect(await runner.run(join(workFolder, 'endless.ts'), code)).toMatchObject({
        error: 'It did not end within 1 seconds.',
      })
    } finally {
      await runner.close()
    }
  })
  const ending = (prints: readonly string[]) => {
    const left = [...prints]
    return async () => ({
      run: async () => ({ run: { failures: [], prints: [{ line: 1, text: left.shift() ?? '' }], reached: [] } }),
      runBundled: async () => undefined,
      close: async () => {},
    })
  }
  const printing: SamplePage = {
    file: 'a.mdx',
    samples: [
      { lang: 'ts', code: 'console.log(await late())\n', meta: { run: 'browser' }, line: 1 },
      { lang: 'text', code: 'in time\n', meta: { output: true }, line: 5 },
      { lang: 'ts', code: 'console.log(2)\n', meta: { run: 'browser' }, line: 9 },
      { lang: 'text', code: '2\n', meta: { output: true }, line: 13 },
    ],
  }
  const faultsWith = async (prints: readonly string[]) =>
    (await checkRuns(printing, { node: new Error('No Node.'), browser: ending(prints), workFolder })).flatMap(
      ({ faults }) => faults,
    )

  it('runs again when the output block differs, because a busy machine may be the cause', async () => {
    expect(await faultsWith(['too late', 'in time', '2'])).toEqual([])
  })

  it('is at fault when its output differs each time; output blocks of other samples do not count', async () => {
    expect(await faultsWith(['too late', 'still too late', '2'])).toEqual([
      { line: 6, message: 'The block before prints:\nstill too late\nnot:\nin time' },
    ])
    expect(await faultsWith(['in time', '2', 'in time'])).toEqual([])
  })
})
