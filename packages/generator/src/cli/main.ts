import { commands } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

await runCommandLine(commands)
