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
 * the repository. Ends this process with status 1 after the last platform when one has errors, or when a file is left over.
 */
export const typecheck = (chosen = platforms) => {
  const results = chosen.map((platform) => compile(platform))
  if (chosen === platforms) {
    // Whoever measures the search installs its rivals. Only then can that benchmark be compiled; else its files are listed.
    results.push(compile('bench', existsSync(`${projectRoot}bench/node_modules`) ? '--listFiles' : '--listFilesOnly'))
  }
  // Platforms share files: an error of such a file is printed once.
  const messages = new Set(results.flatMap((result) => result.messages))
  if (messages.size > 0) console.log([...messages].join('\n'))
  if (results.some(({ failed }) => failed)) process.exit(1)
  if (chosen !== platforms) return
  const compiled = results.flatMap(({ files }) => files)
  const untyped = untypedFiles(compiled, projectRoot)
  if (untyped.length === 0) return
  console.error(
    `No tsconfig compiles these files. Add them to "include" of tsconfig.<platform>.json:\n${untyped.join('\n')}`,
  )
  process.exit(1)
}

/** Returns the files of a platform, the compiler's messages, and whether there was an error. */
const compile = (platform, listing = '--listFiles') => {
  const { status, stdout, error } = spawnSync(
    process.execPath,
    [`${projectRoot}node_modules/typescript/bin/tsc`, '-p', `tsconfig.${platform}.json`, '--pretty', 'false', listing],
    { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (error) console.error(`Could not run the compiler: ${error.message}`)
  return { ...splitListing(stdout ?? '', projectRoot), failed: status !== 0 }
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled()
  const named = process.argv.slice(2)
  typecheck(named.length > 0 ? named : platforms)
}
