// npm run check:prose: installs missing dependencies, then prints the passages of documents that are hard to read.
import { ensureInstalled } from './install.mjs'
import { readOptions } from './read-options.mjs'

readOptions(
  `npm run check:prose [-- --only TEXT]

Prints long sentences, chains of colons, unclear words and long lines of code, with file and line. It never fails.
--only TEXT: only documents with this text in their file names`,
  { options: { only: { type: 'string' } } },
)
ensureInstalled()
await import('./typescript.mjs')
await import('../handbook/prose/run.ts')
