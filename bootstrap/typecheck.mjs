// npm run typecheck: one pass for each platform, each with the globals of that platform only.
import { existsSync } from 'node:fs'
import { ensureInstalled, projectRoot, runPackage } from './install.mjs'

// `both`: what runs on Node and speaks of the browser: browser tests, tests of components, the server entry.
export const platforms = ['shared', 'browser', 'worker', 'node', 'both']

export const typecheck = () => {
  // What the search is measured against is installed by the one who measures: only then can that benchmark be compiled.
  const measured = existsSync(`${projectRoot}bench/node_modules`) ? ['bench'] : []
  for (const platform of [...platforms, ...measured]) runPackage('typescript/bin/tsc', ['-p', `tsconfig.${platform}.json`, '--pretty', 'false'])
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled()
  typecheck()
}
