import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readlink, realpath, rename, rm } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { type OutputState, outputState } from './build-record.ts'
import { isMountPoint } from './mount-point.ts'
import { lockOutput } from './output-lock.ts'

/**
 * The output folder, written beside the last good build and swapped in at the end: a run that fails or is killed leaves
 * the published folder as it was. This is the only code that writes it.
 */
export interface Output {
  /**
   * Writes a file; `path` is relative to the root of the output. Throws for a path that leaves it. One that meets another file
   * goes to the clashes, and is not written.
   */
  write: (path: string, content: string | Uint8Array) => Promise<void>
  /** Reads a file that was written or kept. */
  read: (path: string) => Uint8Array
  /** State of a file of the last build. */
  lastState: (path: string) => OutputState | undefined
  /** Takes a file over from the last build, as a further name of the same file: the last build goes when this one is published. */
  keep: (path: string, state: OutputState) => void
  /** State of a published file; `undefined` if something else has changed it since it was written or kept. */
  state: (path: string) => string | undefined
  /** Paths written so far, sorted. */
  readonly files: readonly string[]
  /** Paths that met others, in the order of their writing. Such an output cannot be published. */
  readonly clashes: readonly OutputClash[]
  /** Puts the new build in the place of the last one. */
  publish: () => Promise<void>
  /**
   * Ends the work, whether it was published or not: removes what was not, and lets other builds begin. Where one of many writes
   * has failed, others may still come: they are refused.
   */
  close: () => Promise<void>
}

/** Two files that no folder can hold together: they have the same path, or one of them has the path of a folder of the other. */
export interface OutputClash {
  /** What came second. */
  path: string
  taken: string
}

/**
 * Starts an output beside the folder at a path. Where the path is a link, the output starts beside the link's target, and the link stays. Throws when the place cannot be
 * written, or another build is writing there.
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
  // A run was killed between the two steps of its publication.
  if (!existsSync(folder) && existsSync(last)) await rename(last, folder)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const files = new Set<string>()
  /** Each with a file in it. */
  const folders = new Map<string, string>()
  const clashes: OutputClash[] = []
  const written = new Map<string, string | undefined>()
  let isClosed = false
  /** Where a file is to be written; none for a file whose path meets another. */
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
      // Thousands of small files: handing each step of one to another thread takes four times the processor time of writing it.
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
        // Not every file system knows files with several names.
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
        // Thousands of files go faster when none of them takes a turn of the event loop.
        rmSync(last, { recursive: true, force: true })
      } catch {
        // The site is published. Not every system removes a file that something has open; the next publication does it.
      }
    },
    close: async () => {
      isClosed = true
      // What cannot be removed is removed by the next build.
      await rm(next, { recursive: true, force: true }).catch(() => {})
      unlock()
    },
  }
}

/** Folders around a file, `docs` and `docs/guide` for `docs/guide/docker.html`; without the root of the output. */
const foldersOf = (path: string): string[] => {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
