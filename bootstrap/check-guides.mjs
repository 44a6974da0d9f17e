// npm run check:guides: installs missing dependencies, then builds and tests the projects of the guides from their
// pages.
import { ensureExamples, ensureInstalled } from './install.mjs'

ensureInstalled()
ensureExamples()
await import('./typescript.mjs')
await import('../handbook/projects/run.ts')
