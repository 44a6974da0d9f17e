import { mcpCommand } from './mcp-command.ts'
import { runCommandLine } from './run-command-line.ts'

// This program has only this command: `bootstrap/mcp-bundle.mjs` bundles the modules that it needs into a few files.
await runCommandLine({ mcp: mcpCommand })
