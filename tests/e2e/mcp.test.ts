import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { expect, inject, it } from 'vitest'
import { bundledProgram } from '../../bootstrap/mcp-bundle.mjs'
import {
  openPublishedSite,
  type PublishedDocument,
  type PublishedSite,
} from '../../packages/generator/src/mcp/published-site.ts'
import { serveHttp } from '../../packages/generator/src/mcp/serve-http.ts'
import { usualTokens, estimateTokens } from '../../packages/generator/src/mcp/token-budget.ts'
import { completeFileTool } from '../../packages/generator/src/mcp/tools/complete-file-tool.ts'
import { readTool } from '../../packages/generator/src/mcp/tools/read-tool.ts'
import { sampleTool } from '../../packages/generator/src/mcp/tools/sample-tool.ts'
import { pageFile } from '../../packages/generator/src/model/path.ts'
import type { DocumentPage } from '../../packages/generator/src/model/page.ts'
import { connectTo, costOfFirstAnswer, peakMemory, startsUntilAnswer } from '../mcp-process.ts'
import { mcpQuestions } from './mcp-questions.ts'

const handbook = resolve(import.meta.dirname, '../../dist')

/** The server of a built site as an editor starts it. */
const serverOf = (out: string) => ({
  command: process.execPath,
  args: [fileURLToPath(bundledProgram()), 'mcp', '--out', out],
})

const documentAt = async (site: PublishedSite, path: string): Promise<PublishedDocument> => {
  const document = await site.document(path)
  if (!document) throw new Error(`The build has no document ${path}.`)
  return document
}

const ask = async (client: Client, name: string, input: Record<string, unknown>): Promise<string> => {
  const { content } = await client.callTool({ name, arguments: input })
  const [first] = content as { text: string }[]
  return first?.text ?? ''
}

const firstAddress = (results: string): string | undefined => /^1\. .*\n\s+(\S+)/.exec(results)?.[1]

it('gives the first answer after the processor time of a few starts of Node', async () => {
  expect(await costOfFirstAnswer(serverOf(handbook), 'difference between interface and type')).toBeLessThan(
    startsUntilAnswer,
  )
})

it('puts the right address first for 30 questions of developers, with 150 MB', async () => {
  expect(mcpQuestions).toHaveLength(30)
  const { client, pid } = await connectTo(serverOf(handbook))
  const wrong: [string, string | undefined][] = []
  for (const [question, ...addresses] of mcpQuestions) {
    const first = firstAddress(await ask(client, 'search', { query: question }))
    if (first === undefined || !addresses.includes(first)) wrong.push([question, first])
  }
  expect(wrong).toEqual([])
  for (const { path, title } of (await openPublishedSite(handbook).catalogue()).documents) {
    await client.readResource({ uri: `site://${encodeURI(path)}` })
    await ask(client, 'search', { query: title })
  }
  expect(peakMemory(pid)).toBeLessThan(150)
  await client.close()
})

it('knows every heading and code block of the handbook, and keeps to 2,000 tokens', async () => {
  const site = openPublishedSite(handbook)
  const { documents } = await site.catalogue()
  expect(documents.length).toBeGreaterThan(200)
  for (const { path } of documents) {
    const page: DocumentPage = JSON.parse(await readFile(join(handbook, pageFile(path, 'json')), 'utf8'))
    const { map, markdown } = await documentAt(site, path)
    const ids = map.sections.map(({ id }) => id)
    expect(ids, path).toEqual(expect.arrayContaining(page.outline.map(({ id }) => id)))
    const lines = map.sections.map(({ start }) => markdown.slice(start, markdown.indexOf('\n', start)))
    expect(
      lines.map((line) => line.replace(/^(?:> ?)+/, '')),
      path,
    ).toEqual(map.sections.map(({ level, title }) => `${'#'.repeat(level)} ${title}`))
    const answer = await readTool.answer(site, { address: path })
    expect(estimateTokens(answer), path).toBeLessThanOrEqual(usualTokens)
    const blocks = answer.match(/(?<=^[ >]*`{3,}.* sample=")#[^"]*(?="$)/gm) ?? []
    for (const block of blocks.slice(0, 1))
      expect(await sampleTool.answer(site, { address: path + block })).toContain('How it is checked: ')
  }
})

it('returns complete files of the handbook by name, in TypeScript and in JavaScript', async () => {
  const site = openPublishedSite(handbook)
  const typescript = await completeFileTool.answer(site, { algorithm: 'quick sort', max_tokens: 10_000 })
  expect(typescript).toMatch(/^File: quick-sort\.ts, from \/docs\/\S+\/quick-sort\n/)
  expect(typescript).toContain('export const quickSort = <T>(')
  const javascript = await completeFileTool.answer(site, {
    algorithm: 'quick sort',
    language: 'js',
    max_tokens: 10_000,
  })
  expect(javascript).toContain('export const quickSort = (')
})

it('answers the SDK’s own client from the built fixture site, over both transports', async () => {
  const dist = join(inject('builtFixture'), 'dist')
  const { client: overStdio } = await connectTo(serverOf(dist))
  const server = await serveHttp(openPublishedSite(dist), { port: 0 })
  const overHttp = new Client({ name: 'test', version: '1.0.0' })
  // SAFETY: the SDK's own transport. Its types do not say that optional members may be undefined.
  await overHttp.connect(new StreamableHTTPClientTransport(new URL(server.address)) as Transport)
  for (const client of [overStdio, overHttp]) {
    expect(firstAddress(await ask(client, 'search', { query: 'volumes' }))).toBe('/base/docs/guide/docker#volumes')
    expect(await ask(client, 'read', { address: '/base/docs/guide/docker#volumes' })).toContain(
      'Data that outlives a container.',
    )
    expect(await ask(client, 'list', { tag: 'docker' })).toContain('/base/docs/guide/docker')
    expect(await ask(client, 'sample', { address: '/base/docs/guide/docker#driver-options~1' })).toContain(
      'Quoted from algorithms/double.ts#double',
    )
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).not.toContain('site:///docs/unlisted')
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' })
    expect(contents).toMatchObject([{ mimeType: 'text/markdown' }])
    await client.close()
  }
  await server.close()
})
