import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the development server keeps the packages that it has prepared for the browser. */
export interface DevCache {
  folder: string
  /** Removes the folder when no other run could find it. */
  close: () => void
}

/**
 * Returns the site's own cache. Where that cannot be written, for example on a read-only disk, it makes a temporary
 * folder instead, so that the server works all the same. Throws where no temporary folder can be made either.
 */
export const openDevCache = (root: string, temporary = tmpdir()): DevCache => {
  const own = join(root, '.cache/vite')
  try {
    mkdirSync(own, { recursive: true })
    // Only writing a file shows whether the disk is read-only: the permissions of the folder do not.
    rmSync(mkdtempSync(join(own, 'try-')), { recursive: true })
    return { folder: own, close: () => {} }
  } catch {
    const folder = makeTemporary(own, temporary)
    return { folder, close: () => rmSync(folder, { recursive: true, force: true }) }
  }
}

const makeTemporary = (own: string, temporary: string): string => {
  try {
    return mkdtempSync(join(temporary, 'handbook-dev-'))
  } catch (cause) {
    throw new Error(
      `The development server can write neither "${own}" nor "${temporary}". Make one of them writable, or set TMPDIR to a folder that is.`,
      { cause },
    )
  }
}
