import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the development server keeps the packages that it has prepared for the browser. */
export interface DevCache {
  folder: string
  /** Takes a folder away that no other run would find. */
  close: () => void
}

/**
 * The site's own cache, or a temporary folder where that cannot be written, as on a disk that can only be read: the server
 * shows the site all the same. Throws where no temporary folder can be made either.
 */
export const openDevCache = (root: string, temporary = tmpdir()): DevCache => {
  const own = join(root, '.cache/vite')
  try {
    mkdirSync(own, { recursive: true })
    // Only a try tells: rights say nothing of a disk that can only be read.
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
