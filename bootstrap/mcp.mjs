// npm run mcp: answers the coding agent in an editor, which starts this command from any folder. Standard input and
// output belong to the protocol. The server runs in this process, because a second process would delay the first
// answer.
import { ofHandbook } from './handbook.mjs'
import { ensureInstalled, projectRoot } from './install.mjs'
import { bundledProgram } from './mcp-bundle.mjs'

ensureInstalled({ leaveStreams: true })
const [node = '', script = '', ...options] = process.argv
process.argv = [node, script, ...ofHandbook(['mcp', ...options])]
process.chdir(projectRoot)
// When the disk cannot be written, the sources are loaded one by one.
let program
try {
  program = bundledProgram()
} catch {
  await import('./typescript.mjs')
}
await import(program ?? '../packages/generator/src/cli/mcp-main.ts')
