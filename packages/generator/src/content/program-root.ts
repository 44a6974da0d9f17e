import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../loader/own-modules.mjs'

export { isInstalled }

/** Absolute path of this program, with a slash at its end: the repository, or the installed generator. A site may lie elsewhere. */
export const programRoot: string = fileURLToPath(new URL(isInstalled ? '../../' : '../../../../', import.meta.url))

/**
 * Path of a part of this program from its root, with slashes. `path` is how the repository has it:
 * `packages/generator/src/client/entry-client.tsx` is `dist/client/entry-client.js` where the generator is installed.
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

/** Absolute path of the outermost folder that packages of this program are installed in; of the repository where it is not installed. */
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

/** Compiled modules of another package of this repository, as Node finds them; a folder that does not exist where it is not installed. */
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

/** The list that npm keeps of what is installed; what the package says of itself where another program has installed it. */
const installedList = (): string => {
  const lists = foldersAbove().map((folder) => join(folder, 'node_modules/.package-lock.json'))
  const list = lists.find((path) => existsSync(path))
  return list === undefined ? 'package.json' : fromRoot(list)
}
