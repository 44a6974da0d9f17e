import type { Stats } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { longestName } from './documents/address-fault.ts'
import { hasCode } from './error-code.ts'
import { isCompressed } from './is-compressed.ts'
import { leavingLink } from './leaving-link.ts'
import type { ProblemCollector } from './problems.ts'

/**
 * Files below `static/` as site paths, sorted. Empty when the folder does not exist. Reports a `static/` that is not a
 * folder, unreadable files and folders, and names that cannot be published.
 */
export const findStaticFiles = async (
  root: string,
  problems: Pick<ProblemCollector, 'error'>,
): Promise<Set<string>> => {
  const folder = join(root, 'static')
  const state = await stateOf(folder)
  if (state && !state.isDirectory())
    problems.error({
      rule: 'static-file',
      file: 'static',
      message:
        'This is not a folder. The files of the folder static/ are copied to the root of the site: move it elsewhere, or delete it.',
    })
  if (!state?.isDirectory()) return new Set()
  const leaving = await leavingLink(root, 'static')
  if (leaving !== undefined) {
    problems.error({ rule: 'static-file', file: 'static', message: leaving })
    return new Set()
  }
  const locked = (path: string) =>
    problems.error({
      rule: 'static-file',
      file: path === '' ? 'static' : `static/${path}`,
      message: 'It cannot be read. Check its permissions.',
    })
  const paths: string[] = []
  const report = (path: string, message: string) =>
    problems.error({ rule: 'static-file', file: `static/${path}`, message })
  const isLeaving = async (path: string): Promise<boolean> => {
    const message = await leavingLink(root, `static/${path}`)
    if (message !== undefined) report(path, message)
    return message !== undefined
  }
  for (const path of await filesBelow(folder, {
    locked,
    isLeaving,
    nameless: (inner) => report(inner, 'Its name is not UTF-8, so it has no address. Rename it.'),
  })) {
    const size = await sizeOf(join(folder, path))
    if (size === undefined) {
      locked(path)
      continue
    }
    paths.push(`/${path}`)
    const length = Buffer.byteLength(posix.basename(path))
    if (isCompressed(path, size) && length + ending.length > longestName) {
      report(
        path,
        `Its name has ${length} bytes; file systems allow at most ${longestName}, and the compressed variant has the same name with "${ending}". Give it one of at most ${longestName - ending.length} bytes.`,
      )
    }
    const forbidden = /[\\\p{Cc}]/u.exec(path)?.[0]
    if (forbidden !== undefined)
      report(path, `Its path holds ${JSON.stringify(forbidden)}, which cannot be part of an address. Rename it.`)
  }
  return new Set(paths)
}

/** Extension of compressed variants. `.gz` has the same length. */
const ending = '.br'

/** Size of a file in bytes. `undefined` for an unreadable file. */
const sizeOf = async (file: string): Promise<number | undefined> => {
  try {
    const opened = await open(file)
    return (await opened.stat().finally(() => opened.close())).size
  } catch (error) {
    if (hasCode(error, 'EACCES')) return undefined
    throw error
  }
}

interface FilesBelowOptions {
  locked?: (path: string) => void
  nameless?: (path: string) => void
  isLeaving?: (path: string) => Promise<boolean>
}

/**
 * Paths of all files below a folder, with `/`, sorted. Links count as their targets. Throws when the folder is missing.
 * Also throws for an unreadable file or folder unless `locked` is given, because a site without these files would be
 * broken. Skips names that are not UTF-8 and passes them to `nameless`. Skips links for which `isLeaving` returns true.
 */
export const filesBelow = async (
  folder: string,
  { locked, nameless, isLeaving }: FilesBelowOptions = {},
): Promise<string[]> => {
  const files: string[] = []
  /** `undefined` for an unreadable file or folder. */
  const look = async <Result>(path: string, read: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await read
    } catch (error) {
      if (!locked || !hasCode(error, 'EACCES')) throw error
      locked(path)
      return undefined
    }
  }
  /** `around` are the folders that contain this folder, including the folder itself. */
  const walk = async (path: string, around: readonly string[]): Promise<void> => {
    for (const entry of (await look(path, readdir(join(folder, path), { withFileTypes: true }))) ?? []) {
      const { name } = entry
      const inner = path === '' ? name : `${path}/${name}`
      if (name.includes('\uFFFD')) {
        nameless?.(inner)
        continue
      }
      if (entry.isSymbolicLink() && (await isLeaving?.(inner))) continue
      const stats = await look(inner, stateOf(join(folder, inner)))
      if (stats?.isFile()) files.push(inner)
      // A link may lead to a folder that contains the link.
      else if (stats?.isDirectory() && !around.includes(placeOf(stats))) await walk(inner, [...around, placeOf(stats)])
    }
  }
  await walk('', [placeOf(await stat(folder))])
  return files.toSorted()
}

const placeOf = ({ dev, ino }: Stats): string => `${dev} ${ino}`

/** `undefined` for a missing path and for a broken link. Documents that name such a file are reported. */
const stateOf = async (file: string): Promise<Stats | undefined> => {
  try {
    return await stat(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return undefined
    throw error
  }
}
