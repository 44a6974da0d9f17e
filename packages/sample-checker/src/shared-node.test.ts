import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { currentNode } from './current-node.ts'
import type { SamplePage } from './outcome.ts'
import { checkRuns } from './run-check.ts'
import { createSharedNode, type SharedNode } from './shared-node.ts'

const node = currentNode(resolve(import.meta.dirname, '../../../handbook/examples'))
if (node instanceof Error) throw node

let folder: string
let shared: SharedNode
let number = 0
// All samples share one process, which starts again after a sample that changed it or is in doubt.
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'handbook-shared-')))
  shared = createSharedNode(node, { folder })
})
afterAll(async () => {
  await shared.close()
  await rm(folder, { recursive: true })
})

const run = (code: string, timeLimit?: number) =>
  shared.run({ file: join(folder, `sample-${number++}.mjs`), code }, timeLimit)
const showProcess = 'console.log(process.pid)\n'
const printed = async (code: string) => (await run(code))?.stdout.trim()

describe('a process that samples share', () => {
  it('runs one after another, each with its own report and its own empty folder', async () => {
    const failures = [{ line: 1, message: 'The value is 1, not 2.' }]
    const ended = await run("sampleCheck(1, 1, () => 2)\nsampleConsole(2).log('a')\n")
    expect(ended?.run).toEqual({ failures, prints: [{ line: 2, text: 'a' }], reached: [1] })
    const leaveFile =
      "import { readdirSync, writeFileSync } from 'node:fs'\nconsole.log(readdirSync('.').length)\nwriteFileSync('left', '')\n"
    const first = await printed(showProcess)
    expect([await printed(leaveFile), await printed(leaveFile)]).toEqual(['0', '0'])
    expect(await printed(showProcess)).toBe(first)
  })

  it('waits for timers that a sample has left running, as Node does before it ends', async () => {
    expect(await printed("setTimeout(() => console.log('late'), 30)\nconsole.log('early')\n")).toBe('early\nlate')
  })

  it.each([
    ['a global', 'globalThis.left = 1\n', 'typeof left'],
    ['a prototype', 'Array.prototype.left = () => 1\n', 'typeof [].left'],
    ['a built-in function', 'Math.max = () => 1\n', 'Math.max(1, 2)'],
    ['a module of Node', "import fs from 'node:fs'\nfs.left = 1\n", "typeof (await import('node:fs')).default.left"],
    ['the environment', "process.env.LEFT = '1'\n", 'process.env.LEFT'],
    ['a listener', "process.on('exit', () => {})\n", "process.listenerCount('exit')"],
  ])('takes no other sample after a sample that changed %s', async (_what, code, question) => {
    const clean = await printed(`console.log(${question})\n`)
    const first = await printed(showProcess)
    expect(await run(code)).toMatchObject({ status: 0 })
    expect(await printed(`console.log(${question})\n`)).toBe(clean)
    expect(await printed(showProcess)).not.toBe(first)
  })

  it.each([
    ['ends the process', 'process.exit()\n'],
    ['throws', "throw new Error('no')\n"],
    ['does not parse', 'const\n'],
    ['rejects after it has ended', "setTimeout(() => Promise.reject(new Error('late')), 20)\n"],
    ['throws after it has ended', "setTimeout(() => { throw new Error('late') }, 20)\n"],
    ['waits for a promise that never settles', 'await new Promise(() => {})\n'],
    ['never ends', 'setInterval(() => {}, 100)\n', 500],
    ['is busy forever', 'for (;;) {}\n', 500],
  ])(
    'leaves a sample in doubt that %s, and the next one as it was',
    async (_what: string, code: string, timeLimit?: number) => {
      expect(await run(showProcess)).toBeDefined()
      expect(await run(code, timeLimit)).toBeUndefined()
      expect(await printed('console.log(1 + 1)\n')).toBe('2')
    },
  )

  it('loads the modules of a page again for each sample', async () => {
    await writeFile(join(folder, 'count.mjs'), 'export const state = { count: 0 }\n')
    const code = "import { state } from './count.mjs'\nconsole.log(++state.count)\n"
    expect([await printed(code), await printed(code)]).toEqual(['1', '1'])
  })
})

it('its processes end together with the process that started them, also in the middle of a sample', async () => {
  const file = join(folder, 'endless.mjs')
  const started = join(folder, 'started')
  const note = `writeFileSync(${JSON.stringify(started)}, String(process.pid))`
  const text = `import { writeFileSync } from 'node:fs'\n${note}\nsetInterval(() => {}, 1000)\n`
  const module = pathToFileURL(join(import.meta.dirname, 'shared-node.ts')).href
  const code = `const { createSharedNode } = await import(${JSON.stringify(module)})
await createSharedNode(...${JSON.stringify([node, { folder }])}).run(${JSON.stringify({ file, code: text })}, 60_000)`
  const hooks = pathToFileURL(resolve(import.meta.dirname, '../../../bootstrap/typescript.mjs')).href
  const parent = spawn(process.execPath, ['--import', hooks, '--input-type=module', '--eval', code], {
    stdio: 'ignore',
  })
  try {
    const pid = await vi.waitUntil(() => existsSync(started) && Number(readFileSync(started, 'utf8')), {
      timeout: 60_000,
    })
    parent.kill('SIGKILL')
    await vi.waitUntil(() => !isRunning(pid), { timeout: 20_000 })
  } finally {
    parent.kill('SIGKILL')
  }
})

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a sample has the same outcome in a shared process as in a process of its own', async () => {
  const codes = [
    'Array.prototype.extra = 1\n',
    'typeof [].extra // => "undefined"\n',
    '1 // => 2\n',
    "throw new TypeError('no')\n",
    "setTimeout(() => Promise.reject(new Error('late')), 5)\n",
    'await new Promise(() => {})\n',
    "console.log('a') // prints: b\n",
    "console.log('a') // prints: a\n",
    'Symbol() // => 1\n',
    'if (false) 1 // => 1\n',
  ]
  const samples = codes.map((code, index) => ({ lang: 'js', code, meta: { run: 'node' as const }, line: index * 10 }))
  const page: SamplePage = { file: 'a.mdx', samples }
  const workFolder = join(folder, 'work')
  await mkdir(workFolder)
  const browser = () => Promise.reject(new Error('No browser.'))
  const alone = await checkRuns(page, { node, browser, workFolder })
  expect(alone.map(({ faults }) => faults.length)).toEqual([0, 0, 1, 1, 1, 1, 1, 0, 1, 1])
  expect(await checkRuns(page, { node, browser, workFolder, sharedNode: shared })).toEqual(alone)
})
