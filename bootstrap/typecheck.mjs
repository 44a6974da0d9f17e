// npm run typecheck [-- PLATFORM…]: one pass for each platform, with only the globals of that platform.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled, projectRoot } from './install.mjs'
import { splitListing, untypedFiles } from './untyped-files.mjs'

/**
 * `both`: code that runs on Node and uses types of the browser (browser tests, tests of components, the server entry).
 * `worker-tests`: tests of the service worker, which run on Node. `fixtures`: the code of the sites that tests build.
 */
export const platforms = ['shared', 'browser', 'worker', 'worker-tests', 'node', 'both', 'fixtures']

/**
 * Compiles the given platforms, or all of them. All platforms together must compile every TypeScript file of the
 * repository. After the last platform, this process ends with status 1 if one has errors or if a file is in no
 * platform.
 */
export const typecheck = (chosen = platforms) => {
  const results = chosen.map((platform) => compile(platform))
  if (chosen === platforms) {
    // The search bench can be compiled only when its rival engines are installed, for a measurement. Otherwise its
    // files are only listed.
    results.push(compile('bench', existsSync(`${projectRoot}bench/node_modules`) ? '--listFiles' : '--listFilesOnly'))
  }
  // Platforms share files. An error in such a file is printed once.
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

const compiler = `${projectRoot}node_modules/typescript/bin/tsc`

/**
 * One checker in place of TypeScript's four, and fewer runs of the garbage collector of Go. Each checker would check the
 * library's types again, so four need twice the processor time, with the same messages.
 */
const checkers = ['--checkers', '1']
const compilerEnvironment = { GOGC: '400', ...process.env }

/** Returns the files of a platform, the compiler's messages, and whether there was an error. */
const compile = (platform, listing = '--listFiles') => {
  const { status, stdout, error } = spawnSync(
    process.execPath,
    [compiler, '-p', `tsconfig.${platform}.json`, '--pretty', 'false', ...checkers, listing],
    {
      cwd: projectRoot,
      env: compilerEnvironment,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (error) console.error(`Could not run the compiler: ${error.message}`)
  return { ...splitListing(stdout ?? '', projectRoot), failed: status !== 0 }
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled()
  const named = process.argv.slice(2)
  typecheck(named.length > 0 ? named : platforms)
}
