import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oldNode } from '../packages/generator/bin/node-version.mjs'
import { bundlesExamplesOfProgram, usesExamplesOfProgram } from '../packages/sample-checker/src/examples-folder.mjs'
import { isInstalledByNpm } from './installed-lock.mjs'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Exits with a message when this Node is older than the project supports. */
const requireNode = () => {
  const fault = oldNode(process.versions.node)
  if (fault === undefined) return
  console.error(fault)
  process.exit(1)
}

/**
 * Installs the locked dependencies unless the present ones come from the same lock file. With `leaveStreams`, standard
 * input is not read and standard output is not written, because the program that started this one uses both.
 */
export const ensureInstalled = ({ leaveStreams = false } = {}) => {
  requireNode()
  install('.', 'dependencies', leaveStreams ? { say: console.error, stdio: ['ignore', 2, 2] } : {})
}

/**
 * Installs the libraries that articles teach, unless the site in `root` has its own. Only the checks of samples use
 * them.
 */
export const ensureExamples = (root = 'handbook') => {
  if (usesExamplesOfProgram(resolve(projectRoot, root))) install('handbook/examples', 'the libraries of the samples')
}

/**
 * The same for a build, which bundles libraries for samples that run in the page. A site without its own libraries
 * bundles none.
 */
export const ensureBundledExamples = (root = 'handbook') => {
  if (bundlesExamplesOfProgram(resolve(projectRoot, root))) ensureExamples(root)
}

// Articles may teach libraries that need a newer Node than this one. Their samples run on the Node in examples/.
const install = (folder, what, { say = console.log, stdio } = {}) => {
  const place = join(projectRoot, folder)
  const stamp = join(place, 'node_modules/.installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(place, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  if (isInstalledByNpm(place)) {
    noteInstalled(stamp, lock)
    return
  }
  say(`Installing ${what}…`)
  run('npm', ['ci', '--no-audit', '--no-fund', '--no-engine-strict', '--loglevel=error'], { folder: place, stdio })
  writeFileSync(stamp, lock)
}

/** Records the installation. In a read-only folder there is no record, and the folder is checked each time. */
const noteInstalled = (stamp, lock) => {
  try {
    writeFileSync(stamp, lock)
  } catch {
    // The packages are installed in any case.
  }
}

/**
 * Runs a command in a folder of the project, and shows its output. When the command fails, this process ends with the
 * command's status.
 */
export const run = (command, args, { folder = projectRoot, stdio = 'inherit' } = {}) => {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: folder,
    stdio,
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error) console.error(`Could not run ${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? (signal === 'SIGINT' ? 130 : 1))
}

/** Runs a script of an installed package with this Node. */
export const runPackage = (script, args) => run(process.execPath, [`${projectRoot}node_modules/${script}`, ...args])
