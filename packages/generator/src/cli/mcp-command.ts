import type { Command } from './command.ts'

/**
 * The command that answers coding agents. `mcp-main.ts` runs the same command as a separate program, which starts
 * faster.
 */
export const mcpCommand: Command = {
  summary: 'Answer the coding agent in your editor from the last build (Model Context Protocol)',
  options: ['root', 'out', 'http'],
  run: async (options) => (await import('./run-mcp.ts')).runMcp(options),
}
