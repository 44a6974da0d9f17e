import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { hasCode } from '../content/error-code.ts'

/** The folder of a build. Files outside the folder are never read. */
export interface BuildFolder {
  /**
   * Returns the text of a file, by its path from the root of the build: `docs/guide/docker.md`. Returns `undefined` if
   * the build has no such file. A path that leads out of the folder, by `..` or by a symbolic link, also gives
   * `undefined`.
   */
  read: (path: string) => Promise<string | undefined>
  /** A value that changes whenever the file is written again; `undefined` if the build has no such file. */
  stampOf: (path: string) => Promise<string | undefined>
}

/** Opens the folder of a build, which may be replaced while it is open. */
export const openBuildFolder = (folder: string): BuildFolder => {
  /** Finds the real path of a file inside the real folder. */
  const locate = async (path: string): Promise<string | undefined> => {
    if (!isInside(path)) return undefined
    return found(async () => {
      const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
      return file.startsWith(root + sep) ? file : undefined
    })
  }
  const withFile = async <T>(path: string, use: (file: string) => Promise<T>): Promise<T | undefined> => {
    const file = await locate(path)
    return file === undefined ? undefined : found(() => use(file))
  }
  return {
    read: (path) => withFile(path, (file) => readFile(file, 'utf8')),
    stampOf: (path) => withFile(path, async (file) => stampText(await stat(file))),
  }
}

const stampText = ({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): string =>
  [ino, mtimeMs, size].join(' ')

/** Whether a path consists only of names of folders and files. */
const isInside = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')

const absent = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']

const found = async <T>(look: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await look()
  } catch (error) {
    if (absent.some((code) => hasCode(error, code))) return undefined
    throw error
  }
}
