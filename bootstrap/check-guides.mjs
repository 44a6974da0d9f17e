// npm run check:guides: installs missing dependencies, then builds and tests the projects of the guides from their
// pages.
import { ensureExamples, ensureInstalled } from './install.mjs'
import { readOptions } from './read-options.mjs'

readOptions(
  `npm run check:guides [-- --only TEXT] [--keep]

Installs the project of each guide in an empty folder, with the newest releases, checks its types, builds and tests it.
--only TEXT: only documents with this text in their file names
--keep: keeps the folders of the projects, and prints their paths`,
  { options: { only: { type: 'string' }, keep: { type: 'boolean' } } },
)
ensureInstalled()
ensureExamples()
await import('./typescript.mjs')
await import('../handbook/projects/run.ts')
