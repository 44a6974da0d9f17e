import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { sourceFolders } from '../bootstrap/source-folders.mjs'

const root = resolve(import.meta.dirname, '..')

/**
 * Actions of a test file that would affect other files in the same process. Such a file replaces modules, changes the
 * whole process, or sets values that a module reads only when it is loaded.
 */
const disturbing = [
  /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/,
  /\basNobody\b/,
  // Counts of the engine need code that has not run before.
  /\b(?:startCounting|callsWithin|takeCounts)\b/,
  /\bprocess\.(?:chdir|seteuid)\(/,
  // The installation of packages takes a minute, and other files in the process would wait.
  /\bcompilePackages\(/,
  /\bprocess\.env(?:\[[^\]]+\]|\.\w+) = /,
]

/** Whether a test file needs a process of its own. */
export const needsOwnProcess = (source: string): boolean => disturbing.some((pattern) => pattern.test(source))

/**
 * Unit test files, as paths from the root of the repository. The files in `shared` run in processes that load each
 * module once. Each file in `alone` has a process of its own. Algorithms and browser tests are not included.
 */
export const unitTests = (): { shared: string[]; alone: string[] } => {
  const folders = sourceFolders.filter((folder) => folder !== 'handbook/algorithms' && folder !== 'tests')
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map(
      (name) => `${folder}/${String(name).split(sep).join('/')}`,
    ),
  )
  const besides = readdirSync(join(root, 'tests')).map((name) => `tests/${name}`)
  const tests = [...files, ...besides]
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/node_modules/'))
    .toSorted()
  const alone = tests.filter((file) => needsOwnProcess(readFileSync(join(root, file), 'utf8')))
  return { shared: tests.filter((file) => !alone.includes(file)), alone }
}
