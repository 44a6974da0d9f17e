import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './own-modules.mjs'

export { isInstalled }

/**
 * Absolute path of this program, with a slash at its end: the repository, or the installed generator. A site may be
 * outside of it.
 */
export const programRoot: string = fileURLToPath(new URL(isInstalled ? '../../' : '../../../../', import.meta.url))

/**
 * Path of a part of this program from its root, with slashes. `path` is the path in the repository:
 * `packages/generator/src/client/entry-client.tsx` is `dist/client/entry-client.js` when the generator is installed.
 */
export const programPath = (path: string): string => {
  if (!isInstalled) return path
  if (path === 'package-lock.json') return installedList()
  const [, name, rest = ''] = /^packages\/([\w-]+)\/src(?:\/(.*))?$/.exec(path) ?? []
  if (name === undefined) return path
  const folder = name === 'generator' ? 'dist' : fromRoot(packageFolder(name))
  return [folder, rest.replace(/\.tsx?$/, '.js')].filter(Boolean).join('/')
}

/** Absolute path of a part of this program. */
export const programFile = (path: string): string => join(programRoot, programPath(path))

/**
 * Absolute path of the outermost folder in which packages of this program are installed. In the repository, the
 * repository itself.
 */
export const packagesFolder: string = isInstalled
  ? programRoot.slice(0, programRoot.indexOf(`${sep}node_modules${sep}`) + '/node_modules/'.length)
  : programRoot

const fromRoot = (path: string): string => relative(programRoot, path).split(sep).join('/')

const foldersAbove = (): string[] => {
  const folders = [programRoot]
  for (let folder = programRoot; folder !== dirname(folder); folder = dirname(folder)) folders.push(dirname(folder))
  return folders
}

const packageFolders = new Map<string, string>()

/**
 * Folder of the compiled modules of another package of this repository, as Node resolves it. When the package is not
 * installed, a folder that does not exist.
 */
const packageFolder = (name: string): string => {
  const known = packageFolders.get(name)
  if (known !== undefined) return known
  const places = foldersAbove().map((folder) => join(folder, 'node_modules/@dev-handbook', name, 'dist'))
  const place = places.find((path) => existsSync(path))
  const folder =
    place === undefined ? join(programRoot, 'node_modules/@dev-handbook', name, 'dist') : realpathSync(place)
  packageFolders.set(name, folder)
  return folder
}

/** npm's list of the installed packages. When another program has installed the package, the package's own manifest. */
const installedList = (): string => {
  const lists = foldersAbove().map((folder) => join(folder, 'node_modules/.package-lock.json'))
  const list = lists.find((path) => existsSync(path))
  return list === undefined ? 'package.json' : fromRoot(list)
}
