import type { Command } from './command.ts'

/** The command that answers coding agents. It is also a program of its own, which starts faster: `mcp-main.ts`. */
export const mcpCommand: Command = {
  summary: 'Answer the coding agent in your editor from the last build (Model Context Protocol)',
  options: ['root', 'out', 'http'],
  run: async (options) => (await import('./run-mcp.ts')).runMcp(options),
}
