import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundledProgram } from '../bootstrap/mcp-bundle.mjs'
import { mcpSite } from './mcp-site.ts'
import { publishForPrograms, type PublishedFolder } from './published-site.ts'

let folder: PublishedFolder
let program: string
beforeAll(async () => {
  folder = await publishForPrograms(mcpSite)
  program = fileURLToPath(bundledProgram())
})
afterAll(() => folder.remove())

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}
const search = {
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: { name: 'search', arguments: { query: 'docker' } },
}

/** Starts the program as an editor would, in another folder. */
const start = (...options: string[]) => {
  const child = spawn(process.execPath, [program, 'mcp', ...options], { cwd: folder.root })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  return {
    child,
    said: () => said,
    send: (message: object | string) =>
      child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`),
    next: async (): Promise<unknown> => JSON.parse((await lines.next()).value ?? 'null'),
    ended: once(child, 'close') as Promise<[status: number | null]>,
  }
}

it('answers the SDK’s own client, and ends with it', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--root', folder.root],
    stderr: 'pipe',
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'list', 'sample', 'complete_file'])
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual(['explain', 'quiz'])
  const { content } = await client.callTool({ name: 'search', arguments: { query: 'install docker' } })
  expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining('/docs/guide/docker#install') }])
  const { pid } = transport
  await client.close()
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
})

it('answers invalid messages with the errors of the protocol, and continues', async () => {
  const { send, next, child, ended } = start()
  send('{broken')
  expect(await next()).toMatchObject({ id: null, error: { code: -32_700 } })
  send({ method: 'initialize' })
  expect(await next()).toMatchObject({ id: null, error: { code: -32_600 } })
  send(initialize)
  expect(await next()).toMatchObject({ id: 1, result: { serverInfo: { name: 'dev-handbook', title: 'Test' } } })
  send({ jsonrpc: '2.0', id: 3, method: 'no/such/method' })
  expect(await next()).toMatchObject({ id: 3, error: { code: -32_601 } })
  child.stdin.end()
  expect(await ended).toEqual([0, null])
})

it('writes the last answer before it ends at the end of the input', async () => {
  const { send, next, child, ended } = start()
  send(initialize)
  send(search)
  child.stdin.end()
  await next()
  expect(await next()).toMatchObject({ id: 2, result: { content: [{ text: expect.stringContaining('Docker') }] } })
  expect(await ended).toEqual([0, null])
})

it('ends when the client disconnects during an answer', async () => {
  const { send, child, ended } = start()
  child.stdout.destroy()
  send(initialize)
  send(search)
  child.stdin.end()
  const [status] = await ended
  expect(status).not.toBeNull()
})

it('ends on a signal', async () => {
  const { send, next, child, ended } = start()
  send(initialize)
  await next()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('writes only the protocol to standard output, and help for a missing build to standard error', async () => {
  const { said, next, ended } = start('--out', join(folder.root, 'none'))
  expect(await next()).toBeNull()
  expect(await ended).toEqual([1, null])
  expect(said()).toBe(`Failed: There is no build in ${join(folder.root, 'none')}. Run "npm run build" first.\n`)
})

it('says in its help how npm runs it in the repository', () => {
  const help = execFileSync(process.execPath, [program, 'mcp', '--help'], { encoding: 'utf8' })
  expect(help).toContain('Usage: npm run mcp -- [options]')
})

it('is bundled again when its files are damaged or missing', async () => {
  const sound = await readFile(program)
  await writeFile(program, sound.subarray(0, -1))
  expect(fileURLToPath(bundledProgram())).toBe(program)
  expect(await readFile(program)).toEqual(sound)
  await rm(resolve(program, '..'), { recursive: true })
  expect(fileURLToPath(bundledProgram())).toBe(program)
  const { send, next, child, ended } = start()
  send(initialize)
  expect(await next()).toMatchObject({ id: 1 })
  child.stdin.end()
  await ended
})
