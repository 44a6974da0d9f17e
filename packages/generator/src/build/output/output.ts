import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readlink, realpath, rename, rm } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { type OutputState, outputState } from './build-record.ts'
import { isMountPoint } from './mount-point.ts'
import { lockOutput } from './output-lock.ts'
import { removeFolder } from './remove-folder.ts'
import { replaceFiles, restoreReplaced } from './replace-files.ts'

/**
 * The output folder. New files are written beside the last good build. The publication moves them into the published
 * folder when most files stay, and otherwise replaces the whole folder. A run that fails leaves the published
 * folder unchanged. When a run is killed while it publishes, the next run restores the last good build. Only this module
 * writes the folder.
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
  /** Takes a file over from the last build. */
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
  const replaced = `${folder}.replaced`
  // The last run was killed between the two steps of its publication.
  if (!existsSync(folder) && existsSync(last)) await rename(last, folder)
  restoreReplaced({ folder, replaced })
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const files = new Set<string>()
  /** Folders of the output, each with the path of a file in it. */
  const folders = new Map<string, string>()
  const clashes: OutputClash[] = []
  const written = new Map<string, string | undefined>()
  const kept = new Map<string, OutputState>()
  let isClosed = false
  /** Adds a path to the output. Returns `false` when it conflicts with another path. */
  const add = (path: string): boolean => {
    if (isClosed) throw new Error(`The output was closed before "${path}" was written.`)
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path) || isAbsolute(path))
      throw new Error(`The output path "${path}" leaves the output folder.`)
    const parent = dirname(path)
    const around = folders.has(parent) ? [] : foldersOf(path)
    const taken = files.has(path) ? path : (folders.get(path) ?? around.find((above) => files.has(above)))
    if (taken !== undefined) {
      clashes.push({ path, taken })
      return false
    }
    files.add(path)
    for (const above of around) if (!folders.has(above)) folders.set(above, path)
    return true
  }
  const made = new Set<string>()
  /** Where a new file is. Its folder exists. */
  const fileOf = (path: string): string => {
    const file = join(next, path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return file
  }
  const replaceFolder = async (): Promise<void> => {
    for (const [path, { content }] of kept) {
      const file = fileOf(path)
      try {
        linkSync(`${folder}/${path}`, file)
        written.set(path, content)
      } catch {
        // Not every file system supports hard links.
        copyFileSync(`${folder}/${path}`, file)
        written.set(path, outputState(file)?.content)
      }
    }
    kept.clear()
    await rm(last, { recursive: true, force: true })
    if (existsSync(folder)) await rename(folder, last)
    await rename(next, folder).catch(async (cause: unknown) => {
      if (existsSync(last)) await rename(last, folder)
      throw cause
    })
  }
  /** Returns whether it published the new files. Undoes its moves when the system refuses one of them. */
  const replaceSingleFiles = async (): Promise<boolean> => {
    if (kept.size <= written.size) return false
    await rm(last, { recursive: true, force: true })
    try {
      replaceFiles({ folder, next, replaced, written: written.keys(), files })
    } catch (error) {
      // Some moves could not be undone. The next build restores the last one.
      if (existsSync(replaced)) throw error
      return false
    }
    await rename(replaced, last)
    return true
  }
  return {
    write: async (path, content) => {
      if (!add(path)) return
      const file = fileOf(path)
      // Synchronous, because there are thousands of small files: asynchronous writing takes four times the processor
      // time.
      writeFileSync(file, content)
      written.set(path, outputState(file)?.content)
    },
    read: (path) => readFileSync(join(kept.has(path) ? folder : next, path)),
    lastState: (path) => outputState(`${folder}/${path}`),
    keep: (path, state) => {
      if (add(path)) kept.set(path, state)
    },
    state: (path) => {
      const known = kept.get(path)
      if (known) return known.whole
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
      if (!(await replaceSingleFiles())) await replaceFolder()
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
