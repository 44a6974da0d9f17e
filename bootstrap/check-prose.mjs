// npm run check:prose: installs missing dependencies, then prints the passages of documents that are hard to read.
import { ensureInstalled } from './install.mjs'

ensureInstalled()
await import('./typescript.mjs')
await import('../handbook/prose/run.ts')
