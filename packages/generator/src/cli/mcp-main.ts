import { mcpCommand } from './mcp-command.ts'
import { runCommandLine } from './run-command-line.ts'

// Only this command: `bootstrap/mcp-bundle.mjs` puts all that it needs into a few files.
await runCommandLine({ mcp: mcpCommand })
