import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentNode } from './current-node.ts'
import { runInNode } from './run-node.ts'
import { createSharedNode } from './shared-node.ts'

const found = currentNode(resolve(import.meta.dirname, '../../../handbook/examples'))
if (found instanceof Error) throw found
const node: string = found
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-node-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const code = 'console.log(Object.keys(process.env).filter((name) => name.startsWith("NODE_")))\n'

it('caches compiled modules for the next sample, and hides the setting of that cache from samples', async () => {
  const compileCache = join(folder, 'compiled')
  expect(await runInNode(node, { file: join(folder, 'alone.mjs'), code, compileCache })).toMatchObject({
    stdout: '[]\n',
    status: 0,
  })
  expect((await readdir(compileCache, { recursive: true })).length).toBeGreaterThan(1)
  const shared = createSharedNode(node, { folder, compileCache })
  expect(await shared.run({ file: join(folder, 'shared.mjs'), code })).toMatchObject({ stdout: '[]\n' })
  await shared.close()
})

it('compiles WebAssembly with the fast compiler only', async () => {
  const code = "console.log(process.execArgv.includes('--liftoff-only'))\n"
  expect(await runInNode(node, { file: join(folder, 'fast.mjs'), code })).toMatchObject({ stdout: 'true\n', status: 0 })
})
