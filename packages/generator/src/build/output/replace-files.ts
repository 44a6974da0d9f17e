import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { removeFolder } from './remove-folder.ts'

/** A publication that replaces single files. All folders are on the same disk. */
export interface Replacement {
  /** The published folder. */
  folder: string
  /** Folder of the new files, which have the same paths there. */
  next: string
  /** Folder for the files that are replaced or removed. It exists only during a publication. */
  replaced: string
  /** Paths of the new files. */
  written: Iterable<string>
  /** Paths of all files that the published folder will contain. */
  files: ReadonlySet<string>
}

type Move = readonly [from: string, to: string]

/**
 * Moves new files into a published folder, and files that are not in the new output out of it. New paths come first,
 * so that no page names a file that is not there yet. When a move fails, all moves are undone, and the error is thrown.
 * The caller then removes the folder of replaced files in one step: until then, `restoreReplaced` restores the files.
 */
export const replaceFiles = ({ folder, next, replaced, written, files }: Replacement): void => {
  const moves: Move[] = []
  const move = (from: string, to: string): void => {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
    moves.push([from, to])
  }
  const removeOthers = (path: string): void => {
    for (const entry of readdirSync(folder + path, { withFileTypes: true })) {
      const below = `${path}/${entry.name}`
      if (entry.isDirectory()) removeOthers(below)
      else if (!files.has(below.slice(1))) move(folder + below, replaced + below)
    }
    if (path !== '' && readdirSync(folder + path).length === 0) rmdirSync(folder + path)
  }
  const known: string[] = []
  mkdirSync(replaced)
  try {
    for (const path of written) {
      if (existsSync(`${folder}/${path}`)) known.push(path)
      else move(`${next}/${path}`, `${folder}/${path}`)
    }
    for (const path of known) {
      const last: Move = [`${folder}/${path}`, `${replaced}/${path}`]
      mkdirSync(dirname(last[1]), { recursive: true })
      // A second name for the last file: there is a file at this path at any time.
      linkSync(...last)
      moves.push(last)
      move(`${next}/${path}`, `${folder}/${path}`)
    }
    removeOthers('')
  } catch (error) {
    for (const [from, to] of moves.toReversed()) {
      mkdirSync(dirname(from), { recursive: true })
      renameSync(to, from)
    }
    removeFolder(replaced)
    throw error
  }
}

/** Restores the files that a publication had replaced when it was killed. Its new files stay, and no page names them. */
export const restoreReplaced = ({ folder, replaced }: Pick<Replacement, 'folder' | 'replaced'>): void => {
  if (!existsSync(replaced)) return
  for (const entry of readdirSync(replaced, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue
    const parent = folder + entry.parentPath.slice(replaced.length)
    mkdirSync(parent, { recursive: true })
    renameSync(`${entry.parentPath}/${entry.name}`, `${parent}/${entry.name}`)
  }
  removeFolder(replaced)
}
