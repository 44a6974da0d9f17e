// npm run typecheck [-- PLATFORM…]: one pass for each platform, each with the globals of that platform only.
import { existsSync } from 'node:fs'
import { ensureInstalled, projectRoot, runPackage } from './install.mjs'

// `both`: what runs on Node and speaks of the browser: browser tests, tests of components, the server entry.
export const platforms = ['shared', 'browser', 'worker', 'node', 'both']

/** Compiles the platforms, all of them unless some are named. */
export const typecheck = (chosen = platforms) => {
  // What the search is measured against is installed by the one who measures: only then can that benchmark be compiled.
  const measured = chosen === platforms && existsSync(`${projectRoot}bench/node_modules`) ? ['bench'] : []
  for (const platform of [...chosen, ...measured])
    runPackage('typescript/bin/tsc', ['-p', `tsconfig.${platform}.json`, '--pretty', 'false'])
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled()
  const named = process.argv.slice(2)
  typecheck(named.length > 0 ? named : platforms)
}
