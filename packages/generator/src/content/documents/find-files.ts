import type { Dirent, Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import picomatch from 'picomatch'
import { hasCode } from '../error-code.ts'
import { leavingLink } from '../leaving-link.ts'

/** Files of the documents' folder by kind. All paths are from the root of the project, with `/`, sorted. */
export interface ContentFiles {
  documents: string[]
  /** `_category_.json`, `_category_.yml` and `_category_.yaml`. */
  categories: string[]
  /** Partials, images and all other files beside documents. */
  others: string[]
  /**
   * Faults with complete messages: folders that cannot be read, unreadable entries with the name of a document, and
   * files whose name is nearly the name of a document.
   */
  faults: { file: string; message: string }[]
}

/**
 * Finds the documents (`.md`, `.mdx`) below a folder. Files whose names start with `_` are partials, and folders with
 * such names contain partials. Names that start with a dot, and `node_modules`, are ignored. A link counts as its
 * target. A file that matches one of the excluded patterns (globs below the folder) is not a document. Returns
 * `undefined` when the folder does not exist.
 */
export const findFiles = async (
  root: string,
  folder: string,
  exclude: readonly string[] = [],
): Promise<ContentFiles | undefined> => {
  const isExcluded = picomatch([...exclude], { dot: true })
  const files: ContentFiles = { documents: [], categories: [], others: [], faults: [] }
  /** `around` are the folders that contain this folder, including the folder itself. */
  const visit = async (path: string, around: readonly string[]): Promise<void> => {
    const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error: unknown) => {
      if (path === folder || !hasCode(error, 'EACCES')) throw error
      files.faults.push({ file: path, message: 'The folder cannot be read. Check its permissions.' })
      return []
    })
    await Promise.all(entries.map((entry) => add(entry, { child: `${path}/${entry.name}`, around })))
  }
  const add = async (entry: Dirent, { child, around }: { child: string; around: readonly string[] }): Promise<void> => {
    const { name } = entry
    if (name.startsWith('.') || name === 'node_modules') return
    const isPartial = child.slice(folder.length).includes('/_')
    const isOut = exclude.length > 0 && isExcluded(child.slice(folder.length + 1))
    const isDocument = /\.mdx?$/.test(name) && !isPartial && !isOut
    const leaving = entry.isSymbolicLink() ? await leavingLink(root, child, { documents: folder }) : undefined
    if (leaving !== undefined) {
      files.faults.push({ file: child, message: leaving })
      return
    }
    const found = entry.isFile() ? 'file' : await lookAt(join(root, child))
    if (typeof found === 'object') {
      // A link may lead to a folder that contains the link.
      if (!around.includes(placeOf(found))) await visit(child, [...around, placeOf(found)])
    } else if (name.includes('\uFFFD')) {
      if (isDocument)
        files.faults.push({
          file: child,
          message: 'The name of the file is not UTF-8, so it has no address. Rename it.',
        })
    } else if (found !== 'file') {
      if (isDocument) files.faults.push({ file: child, message: found })
    } else if (/^_category_\.(?:json|ya?ml)$/.test(name)) files.categories.push(child)
    else if (isDocument) files.documents.push(child)
    else {
      files.others.push(child)
      const message = isPartial || isOut ? undefined : nameFault(name)
      if (message !== undefined) files.faults.push({ file: child, message })
    }
  }
  try {
    const leaving = await leavingLink(root, folder, { documents: folder })
    if (leaving !== undefined) return { ...files, faults: [{ file: folder, message: leaving }] }
    await visit(folder, [placeOf(await stat(join(root, folder)))])
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
  return {
    documents: files.documents.toSorted(),
    categories: files.categories.toSorted(),
    others: files.others.toSorted(),
    faults: files.faults,
  }
}

/**
 * What is wrong with the name of a file that its author probably intended as a document. `undefined` for all other
 * files.
 */
const nameFault = (name: string): string | undefined => {
  const ending = /\.(?:mdx?|markdown|mdown|mkdn?)$/i.exec(name)?.[0]
  if (ending === undefined) return undefined
  const renamed = `${name.slice(0, -ending.length)}${/x$/i.test(ending) ? '.mdx' : '.md'}`
  return `Names of documents end in ".mdx" or ".md", not in "${ending}": this file has no page. Rename it to "${renamed}"; a file to download belongs into static/.`
}

/** The state of a folder, also behind a link. `file` for a file. Otherwise an error text. */
const lookAt = async (path: string): Promise<Stats | 'file' | string> => {
  try {
    const stats = await stat(path)
    if (stats.isDirectory()) return stats
    return stats.isFile() ? 'file' : 'This is neither a file nor a folder (a pipe, a socket or a device). Delete it.'
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR'))
      return 'The link leads to a file that does not exist. Correct it, or delete it.'
    if (hasCode(error, 'EACCES')) return 'The link leads to a file that cannot be read. Check the permissions there.'
    if (hasCode(error, 'ELOOP')) return 'The link leads to itself. Correct it, or delete it.'
    throw error
  }
}

const placeOf = ({ dev, ino }: Stats): string => `${dev} ${ino}`
