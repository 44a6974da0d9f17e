import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { env } from 'node:process'

export interface OutdatedPackage {
  name: string
  current: string
  latest: string
}

/**
 * Direct dependencies in a folder that have a newer release. Throws an `Error` with npm's message when npm cannot
 * compare them. npm hides releases that need a newer Node than the one that runs npm. So npm runs on the folder's own
 * Node, on which the samples run, if the folder has one.
 */
export const outdatedPackages = (folder: string): OutdatedPackage[] => {
  const { stdout, stderr, error } = spawnSync('npm', ['outdated', '--json'], {
    cwd: folder,
    env: { ...env, PATH: [resolve(folder, 'node_modules/.bin'), env.PATH ?? ''].join(delimiter) },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error) throw new Error('npm could not be run.', { cause: error })
  return parseOutdated(stdout, stderr)
}

/**
 * Reads the output of `npm outdated --json`: a map by package name, `{}` when all packages are current, or an error.
 */
export const parseOutdated = (stdout: string, stderr = ''): OutdatedPackage[] => {
  const report: { error?: { summary?: string } } = JSON.parse(stdout || '{}')
  if (report.error) throw new Error(`npm could not compare the releases: ${report.error.summary || stderr.trim()}`)
  return Object.entries(report as Record<string, { current?: string; latest?: string }>)
    .flatMap(([name, { current, latest }]) =>
      current && latest && isNewer(latest, current) ? [{ name, current, latest }] : [],
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * Whether a version is newer than another. npm names an older "latest" when the newest release needs a newer Node than
 * the one that runs npm.
 */
const isNewer = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) > 0
