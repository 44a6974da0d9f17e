import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll } from 'vitest'
import { createServer } from '../packages/generator/src/mcp/create-server.ts'
import { openPublishedSite } from '../packages/generator/src/mcp/published-site.ts'
import { mcpSite } from './mcp-site.ts'
import { publishForPrograms, type PublishedFolder } from './published-site.ts'

interface Answer {
  text: string
  isError: boolean
}

/**
 * A client of a server over the small site, in this process. The client and the server exist while the tests of the
 * file run.
 */
export interface McpClient {
  folder: PublishedFolder
  client: Client
  /** Calls a tool, and returns the text of its answer. */
  ask: (name: string, input?: Record<string, unknown>) => Promise<Answer>
}

/** Publishes the small site before the tests of a file, and connects a client to a server over it. */
export const useMcpClient = (): McpClient => {
  // SAFETY: `beforeAll` fills both before a test can read them.
  const used = {} as McpClient
  beforeAll(async () => {
    used.folder = await publishForPrograms(mcpSite)
    const site = openPublishedSite(used.folder.dist)
    const [own, other] = InMemoryTransport.createLinkedPair()
    await createServer(site, await site.catalogue()).connect(other)
    used.client = new Client({ name: 'test', version: '1.0.0' })
    await used.client.connect(own)
  })
  afterAll(async () => {
    await used.client.close()
    await used.folder.remove()
  })
  used.ask = async (name, input = {}) => {
    const { content, isError } = await used.client.callTool({ name, arguments: input })
    const [first] = content as { type: string; text: string }[]
    return { text: first?.text ?? '', isError: isError === true }
  }
  return used
}
