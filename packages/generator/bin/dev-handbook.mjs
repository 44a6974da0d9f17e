#!/usr/bin/env node
// The command of an installed package. The modules of a site are TypeScript, which Node 20 cannot read: a loader compiles them.
import { oldNode } from './node-version.mjs'

const fault = oldNode(process.versions.node)
if (fault === undefined) {
  // React's production build serves all but development.
  process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production'
  // This command reads no module of a site. The loader would make its first answer later.
  if (process.argv[2] === 'mcp') import('../dist/mcp-program/mcp-main.js')
  else import('../dist/loader/typescript.mjs').then(() => import('../dist/cli/main.js'))
} else {
  console.error(fault)
  process.exitCode = 1
}
