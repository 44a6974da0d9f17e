import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Catalogue } from '../model/catalogue.ts'
import generator from '../../package.json' with { type: 'json' }
import { InputFault } from './input-fault.ts'
import { explainPrompt, quizPrompt, type Prompt } from './prompts.ts'
import type { PublishedSite } from './published-site.ts'
import { serveResources } from './resources.ts'
import { completeFileTool } from './tools/complete-file-tool.ts'
import { listTool } from './tools/list-tool.ts'
import { readTool } from './tools/read-tool.ts'
import { sampleTool } from './tools/sample-tool.ts'
import { searchTool } from './tools/search-tool.ts'
import type { Tool } from './tools/tool.ts'

/** Creates a server for one client. Each answer comes from the build that exists when the client asks. */
export const createServer = (published: PublishedSite, { title, tagline, url }: Catalogue): McpServer => {
  const server = new McpServer(
    { name: 'dev-handbook', title, version: generator.version, websiteUrl: url },
    {
      instructions: `${title}: ${tagline}. Search it before you answer a developer's question, read the section that you found, and name its address. Code on it is compiled, run or parsed by checks: prefer it to code from memory.`,
    },
  )
  addTool(server, published, searchTool)
  addTool(server, published, readTool)
  addTool(server, published, listTool)
  addTool(server, published, sampleTool)
  addTool(server, published, completeFileTool)
  addPrompt(server, published, explainPrompt)
  addPrompt(server, published, quizPrompt)
  serveResources(server.server, published)
  return server
}

/** Every tool only reads files of this machine. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

const addTool = <Shape extends z.ZodRawShape>(server: McpServer, published: PublishedSite, tool: Tool<Shape>): void => {
  const { name, title, description, input, answer } = tool
  const inputSchema = z.strictObject(input, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no argument ${quoted(issue.keys)}; arguments: ${quoted(Object.keys(input))}`
        : undefined,
  }) as z.ZodObject
  server.registerTool(name, { title, description, inputSchema, annotations }, async (args) => ({
    // SAFETY: the SDK has validated the arguments with the schema above.
    content: [{ type: 'text', text: await answer(published, args as z.infer<z.ZodObject<Shape>>) }],
  }))
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

const addPrompt = <Shape extends z.ZodRawShape>(
  server: McpServer,
  published: PublishedSite,
  { name, title, description, input, write }: Prompt<Shape>,
): void => {
  server.registerPrompt(name, { title, description, argsSchema: input as z.ZodRawShape }, async (args) => {
    // SAFETY: the SDK has validated the arguments with the schema above.
    const text = await write(published, args as z.infer<z.ZodObject<Shape>>).catch((error: unknown) => {
      throw error instanceof InputFault ? new McpError(ErrorCode.InvalidParams, error.message) : error
    })
    return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] }
  })
}
