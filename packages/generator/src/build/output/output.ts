import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readlink, realpath, rename, rm } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { type OutputState, outputState } from './build-record.ts'
import { isMountPoint } from './mount-point.ts'
import { lockOutput } from './output-lock.ts'
import { removeFolder } from './remove-folder.ts'

/**
 * The output folder. It is written beside the last good build and swapped in at the end. A run that fails or is killed
 * leaves the published folder unchanged. Only this module writes the folder.
 */
export interface Output {
  /**
   * Writes a file. `path` is relative to the root of the output. Throws for a path outside the output. A file whose
   * path conflicts with another file is added to the clashes, and is not written.
   */
  write: (path: string, content: string | Uint8Array) => Promise<void>
  /** Reads a file that was written or kept. */
  read: (path: string) => Uint8Array
  /** State of a file of the last build. */
  lastState: (path: string) => OutputState | undefined
  /** Takes a file over from the last build as a hard link: publishing this build removes the last one. */
  keep: (path: string, state: OutputState) => void
  /** State of a published file. `undefined` when another program has changed the file since it was written or kept. */
  state: (path: string) => string | undefined
  /** Paths written so far, sorted. */
  readonly files: readonly string[]
  /** Paths that conflict with other paths, in the order of writing. Such an output cannot be published. */
  readonly clashes: readonly OutputClash[]
  /** Replaces the last build with the new one. */
  publish: () => Promise<void>
  /**
   * Ends the work, whether or not the output was published. Removes an unpublished output and releases the lock for
   * other builds. When one of many writes has failed, other writes may still arrive. They are rejected.
   */
  close: () => Promise<void>
}

/**
 * Two files that cannot be in the same folder tree: they have the same path, or the path of one is a folder of the
 * other.
 */
export interface OutputClash {
  /** The path that was written second. */
  path: string
  taken: string
}

/**
 * Starts an output beside the folder at a path. When the path is a link, the output starts beside the link's target,
 * and the link stays. Throws when the place cannot be written, or when another build is writing there.
 */
export const createOutput = async (path: string): Promise<Output> => {
  const folder = await readlink(path)
    .then(() => realpath(path))
    .catch(() => path)
  if (isMountPoint(folder))
    throw new Error(
      `"${folder}" is a mount point, and a build replaces its folder as a whole. Mount the folder above it instead, or make it a link to a folder on that disk.`,
    )
  const unlock = lockOutput(folder)
  try {
    return await openOutput(folder, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

const openOutput = async (folder: string, unlock: () => void): Promise<Output> => {
  const next = `${folder}.next`
  const last = `${folder}.last`
  // The last run was killed between the two steps of its publication.
  if (!existsSync(folder) && existsSync(last)) await rename(last, folder)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const files = new Set<string>()
  /** Folders of the output, each with the path of a file in it. */
  const folders = new Map<string, string>()
  const clashes: OutputClash[] = []
  const written = new Map<string, string | undefined>()
  let isClosed = false
  /** Where a file is to be written. `undefined` when its path conflicts with another path. */
  const target = (path: string): string | undefined => {
    if (isClosed) throw new Error(`The output was closed before "${path}" was written.`)
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path) || isAbsolute(path))
      throw new Error(`The output path "${path}" leaves the output folder.`)
    const parent = dirname(path)
    const around = folders.has(parent) ? [] : foldersOf(path)
    const taken = files.has(path) ? path : (folders.get(path) ?? around.find((above) => files.has(above)))
    if (taken !== undefined) {
      clashes.push({ path, taken })
      return undefined
    }
    files.add(path)
    if (around.length > 0) mkdirSync(join(next, parent), { recursive: true })
    for (const above of around) if (!folders.has(above)) folders.set(above, path)
    return join(next, path)
  }
  return {
    write: async (path, content) => {
      const file = target(path)
      if (file === undefined) return
      // Synchronous, because there are thousands of small files: asynchronous writing takes four times the processor
      // time.
      writeFileSync(file, content)
      written.set(path, outputState(file)?.content)
    },
    read: (path) => readFileSync(join(next, path)),
    lastState: (path) => outputState(`${folder}/${path}`),
    keep: (path, { content }) => {
      const source = `${folder}/${path}`
      const file = target(path)
      if (file === undefined) return
      try {
        linkSync(source, file)
        written.set(path, content)
      } catch {
        // Not every file system supports hard links.
        copyFileSync(source, file)
        written.set(path, outputState(file)?.content)
      }
    },
    state: (path) => {
      const state = outputState(`${folder}/${path}`)
      return state && state.content === written.get(path) ? state.whole : undefined
    },
    get files() {
      return [...files].toSorted()
    },
    clashes,
    publish: async () => {
      const [clash] = clashes
      if (clash) throw new Error(`The output path "${clash.path}" clashes with "${clash.taken}".`)
      await rm(last, { recursive: true, force: true })
      if (existsSync(folder)) await rename(folder, last)
      await rename(next, folder).catch(async (cause: unknown) => {
        if (existsSync(last)) await rename(last, folder)
        throw cause
      })
      try {
        // Synchronous, because removing thousands of files is faster without turns of the event loop.
        removeFolder(last)
      } catch {
        // The site is published. Some systems do not remove a file that a program has open. The next publication
        // removes it.
      }
    },
    close: async () => {
      isClosed = true
      // The next build removes the files that cannot be removed now.
      await rm(next, { recursive: true, force: true }).catch(() => {})
      unlock()
    },
  }
}

/**
 * Folders that contain a file: `docs` and `docs/guide` for `docs/guide/docker.html`, without the root of the output.
 */
const foldersOf = (path: string): string[] => {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
