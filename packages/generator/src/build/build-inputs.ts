import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, type Stats } from 'node:fs'
import { join, resolve } from 'node:path'
import { freshness } from '../cache/freshness.ts'
import { configFile, defaultSidebarFile, loadModule } from '../content/modules/load-module.ts'
import { hasCode } from '../content/error-code.ts'
import { programFile } from '../content/program-root.ts'
import { valueAt } from '../content/schema/known-keys.ts'
import { madeNames } from './made-names.ts'
import { privateFacts } from './output/private-facts.ts'

/**
 * Returns a text that changes with everything that a build depends on: every file of the site and of the program, the
 * places outside the site that the configuration names, other known files outside (paths from the site's folder), the
 * commit that dates come from, the values of the configuration, and the environment. Returns `undefined` when a file was
 * written a moment ago: another write at the same moment could go unnoticed.
 */
export const buildInputs = async (root: string, outside: readonly string[] = []): Promise<string | undefined> => {
  const hash = createHash('sha256').update(process.versions.node)
  let newest = 0
  const seen = new Set<string>()
  const add = (path: string): void => {
    const stats = stateOf(path)
    if (stats?.isDirectory()) {
      hash.update(`\0${path}/`)
      // A folder may be a link, also to a folder that contains it.
      const place = `${stats.dev} ${stats.ino}`
      if (seen.has(place)) return
      seen.add(place)
      for (const name of namesIn(path).toSorted()) {
        // Lock files represent the packages, at any depth.
        if (name !== 'node_modules' && !(path === root && madeNames.test(name))) add(join(path, name))
      }
    } else {
      newest = Math.max(newest, stats?.ctimeMs ?? 0)
      hash.update(`\0${path}\0${stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size} ${stats.ino}` : ''}`)
    }
  }
  const started = Date.now()
  for (const name of ['packages', 'package.json', 'package-lock.json']) add(programFile(name))
  add(root)
  const settings = await configuration(root)
  for (const place of [...placesOutside(settings), ...outside]) add(join(root, place))
  // Packages of the program, and the libraries that samples import in the page. The content of these files counts, not
  // their state: a clone whose packages are hard links to these files changes their state.
  for (const file of [programFile(installedLock), join(root, 'examples', installedLock)])
    hash.update(`\0${file}\0`).update(contentOf(file))
  hash.update(`\0${commit(root)}\0${JSON.stringify(settings.exports)}\0${environment(root)}`)
  return started - newest < freshness ? undefined : hash.digest('hex')
}

const installedLock = 'node_modules/.package-lock.json'

/** Text of a file. Empty when the file cannot be read. */
const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES')) return ''
    throw error
  }
}

/**
 * Returns the names in a folder; none when the folder is unreadable. The pipeline reports the folder where it needs it.
 */
const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (hasCode(error, 'EACCES')) return []
    throw error
  }
}

/**
 * `undefined` when the path leads to no file, as with a broken or circular link. The code that reads the path reports
 * it.
 */
const stateOf = (path: string): Stats | undefined => {
  try {
    return statSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return undefined
    throw error
  }
}

/** Commit and boundary of a shallow clone. */
const commit = (root: string): string => {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const [head, shallow = ''] = git('rev-parse', 'HEAD', '--git-path', 'shallow').split('\n')
    // In a worktree the path is absolute, because the worktree shares the file with its repository.
    const stats = statSync(resolve(root, shallow), { throwIfNoEntry: false })
    return `${head} ${stats?.mtimeMs} ${stats?.size}`
  } catch {
    return ''
  }
}

/** The exports of the configuration modules, which may compute them from the environment or from the date. */
const configuration = async (root: string): Promise<{ exports: unknown[]; config: unknown }> => {
  const config = (await loadModule(root, configFile).catch(() => undefined))?.exports['default']
  const sidebarPath = valueAt(config, ['docs', 'sidebarPath'])
  const sidebarFile = typeof sidebarPath === 'string' ? sidebarPath : defaultSidebarFile
  const sidebars = await loadModule(root, sidebarFile).catch(() => undefined)
  return { exports: [config, sidebars?.exports['default']], config }
}

/** The files and folders that the configuration names and that are outside the folder of the site. */
const placesOutside = ({ config }: { config: unknown }): string[] =>
  [
    ...['path', 'sidebarPath', 'tagsPath'].map((key) => valueAt(config, ['docs', key])),
    valueAt(config, ['plan', 'path']),
    valueAt(config, ['components', 'path']),
    valueAt(config, ['styles']),
  ]
    .flat()
    .filter((place) => typeof place === 'string' && /(?:^|\/)\.\.(?:\/|$)/.test(place))
    .map(String)

/** The values that a build takes from the environment, and the values that it must not publish. */
const environment = (root: string): string => {
  const names = Object.keys(process.env).filter((name) => name.startsWith('SEARCH_') || name === 'NODE_ENV')
  return JSON.stringify([names.toSorted().map((name) => [name, process.env[name]]), privateFacts(root, process.env)])
}
