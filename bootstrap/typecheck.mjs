// npm run typecheck [-- PLATFORM…]: one pass for each platform, each with the globals of that platform only.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled, projectRoot } from './install.mjs'
import { splitListing, untypedFiles } from './untyped-files.mjs'

/**
 * `both`: what runs on Node and uses types of the browser (browser tests, tests of components, the server entry).
 * `worker-tests`: tests of the service worker, which run on Node. `fixtures`: the code of the sites that tests build.
 */
export const platforms = ['shared', 'browser', 'worker', 'worker-tests', 'node', 'both', 'fixtures']

/**
 * Compiles the platforms, all of them unless some are named. All of them together must compile every TypeScript file of
 * the repository. Ends this process with status 1 at the first platform that has errors, and when a file is left over.
 */
export const typecheck = (chosen = platforms) => {
  const compiled = chosen.flatMap((platform) => compile(platform))
  if (chosen !== platforms) return
  // Whoever measures the search installs its rivals. Only then can that benchmark be compiled; else its files are listed.
  compiled.push(...compile('bench', existsSync(`${projectRoot}bench/node_modules`) ? '--listFiles' : '--listFilesOnly'))
  const untyped = untypedFiles(compiled, projectRoot)
  if (untyped.length === 0) return
  console.error(
    `No tsconfig compiles these files. Add them to "include" of tsconfig.<platform>.json:\n${untyped.join('\n')}`,
  )
  process.exit(1)
}

/** Prints the compiler's messages and returns the files of the platform. Ends this process when there is an error. */
const compile = (platform, listing = '--listFiles') => {
  const { status, stdout, error } = spawnSync(
    process.execPath,
    [`${projectRoot}node_modules/typescript/bin/tsc`, '-p', `tsconfig.${platform}.json`, '--pretty', 'false', listing],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const { files, messages } = splitListing(stdout ?? '', projectRoot)
  if (messages.length > 0) console.log(messages.join('\n'))
  if (error) console.error(`Could not run the compiler: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
  return files
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled()
  const named = process.argv.slice(2)
  typecheck(named.length > 0 ? named : platforms)
}
