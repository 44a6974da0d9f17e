// npm run check:prose: installs what is missing, then prints what makes documents hard to read.
import { ensureInstalled } from './install.mjs'

ensureInstalled()
await import('./typescript.mjs')
await import('../handbook/prose/run.ts')
