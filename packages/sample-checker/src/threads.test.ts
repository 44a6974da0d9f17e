import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentNode } from './current-node.ts'
import type { SamplePage } from './outcome.ts'
import { checkRuns } from './run-check.ts'
import { createSharedNode, type SharedNode } from './shared-node.ts'

const examples = resolve(import.meta.dirname, '../../../handbook/examples')
const node = currentNode(examples)
if (node instanceof Error) throw node

let folder: string
let threads: SharedNode
let number = 0
// All samples share one process, which starts again after a sample in doubt.
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'handbook-threads-')))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  threads = createSharedNode(node, { folder, by: 'threads' })
})
afterAll(async () => {
  await threads.close()
  await rm(folder, { recursive: true })
})

const run = (code: string, timeLimit?: number) =>
  threads.run({ file: join(folder, `sample-${number++}.ts`), code }, timeLimit)
const printed = async (code: string) => (await run(code))?.stdout.trim()
const showProcess = 'console.log(process.pid)\n'

it('samples have threads of one process, each with its own report and its own empty folder', async () => {
  const ended = await run("const two: number = 2\nsampleCheck(2, 1, () => two)\nsampleConsole(3).log('a')\n")
  const failures = [{ line: 2, message: 'The value is 1, not 2.' }]
  expect(ended?.run).toEqual({ failures, prints: [{ line: 3, text: 'a' }], reached: [2] })
  const leaveFile =
    "import { readdirSync, writeFileSync } from 'node:fs'\nconsole.log(readdirSync('.').length, process.cwd() === process.env.HOME)\nwriteFileSync('left', '')\n"
  const first = await printed(showProcess)
  expect([await printed(leaveFile), await printed(leaveFile)]).toEqual(['0 true', '0 true'])
  expect(await printed(showProcess)).toBe(first)
})

it('a thread has only the environment of samples, and waits for its timers', async () => {
  const names = 'console.log(Object.keys(process.env).sort().join())\n'
  expect(await printed(names)).toBe('HOME,LANG,NO_COLOR,PATH,TMPDIR,TZ')
  expect(await printed("setTimeout(() => console.log('late'), 30)\nconsole.log('early')\n")).toBe('early\nlate')
})

it.each([
  ['a global', 'globalThis.left = 1\n', 'typeof globalThis.left'],
  ['a prototype', 'Array.prototype.left = () => 1\n', 'typeof [].left'],
  ['a built-in function', 'Math.max = () => 1\n', 'Math.max(1, 2)'],
  ['a module of Node', "import fs from 'node:fs'\nfs.left = 1\n", "typeof (await import('node:fs')).default.left"],
  ['the environment', "process.env.LEFT = '1'\n", 'process.env.LEFT'],
  ['a listener', "process.on('exit', () => {})\n", "process.listenerCount('exit')"],
  ['a module', "import { a } from './state.mjs'\na.count++\n", "(await import('./state.mjs')).a.count"],
])('a sample that changes %s changes nothing for the next one', async (_what, code, question) => {
  await writeFile(join(folder, 'state.mjs'), 'export const a = { count: 0 }\n')
  const clean = await printed(`console.log(${question})\n`)
  expect(await run(code)).toMatchObject({ status: 0 })
  expect(await printed(`console.log(${question})\n`)).toBe(clean)
})

it.each([
  ['ends the process with a status', 'process.exit(3)\n'],
  ['sets the status', 'process.exitCode = 3\n'],
  ['ends Node itself', "process.kill(process.pid, 'SIGKILL')\n"],
  ['throws', "throw new Error('no')\n"],
  ['does not parse', 'const\n'],
  ['rejects after it has ended', "setTimeout(() => Promise.reject(new Error('late')), 20)\n"],
  ['waits for a promise that never settles', 'await new Promise(() => {})\n'],
  ['leaves a server open', "import { createServer } from 'node:http'\ncreateServer().listen(0)\n", 1500],
  ['is busy forever', 'for (;;) {}\n', 750],
])(
  'leaves a sample in doubt that %s, and the next one as it was',
  async (_what: string, code: string, timeLimit?: number) => {
    expect(await run(code, timeLimit)).toBeUndefined()
    expect(await printed('console.log(1 + 1)\n')).toBe('2')
  },
)

it('a sample has the same outcome in a thread as in a process of its own, in either order', async () => {
  const use = "import { EventEmitter } from 'node:events'\nimport { createRequire } from 'node:module'\n"
  const codes = [
    'globalThis.shown = 1\n',
    'typeof globalThis.shown // => "undefined"\n',
    'Array.prototype.extra = 1\nglobalThis.x = 1\n',
    'typeof [].extra + typeof globalThis.x // => "undefinedundefined"\n',
    'globalThis.a = 1 // => 2\n',
    "globalThis.b = 1\nthrow new TypeError('no')\n",
    "fetch('https://example.com') // => 1\n",
    `${use}EventEmitter.defaultMaxListeners = 1\n`,
    'import { performance } from "node:perf_hooks"\nperformance.mark("a").name // => "a"\n',
    'import { performance } from "node:perf_hooks"\nperformance.getEntriesByName("a").length // => 0\n',
  ]
  const samples = codes.map((code, index) => ({ lang: 'js', code, meta: { run: 'node' as const }, line: index * 10 }))
  const workFolder = join(folder, 'work')
  await mkdir(workFolder)
  const browser = () => Promise.reject(new Error('No browser.'))
  const check = (page: SamplePage, shared?: SharedNode) =>
    checkRuns(page, { node, browser, workFolder, ...(shared ? { threads: shared } : {}) })
  const page = { file: 'a.mdx', samples }
  const alone = await check(page)
  expect(alone.map(({ faults }) => faults.length)).toEqual([0, 0, 0, 0, 1, 1, 2, 0, 0, 0])
  expect(await check(page, threads)).toEqual(alone)
  const reversed = await check({ file: 'a.mdx', samples: samples.toReversed() }, threads)
  expect(reversed.map(({ faults }) => faults).toReversed()).toEqual(alone.map(({ faults }) => faults))
})
