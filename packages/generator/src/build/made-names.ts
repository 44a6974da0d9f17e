import { isAbsolute, relative, sep } from 'node:path'

/** Names at the root of a site that its builds create, including temporary locks, and the repository's own folder. */
export const madeNames = /^(?:\.git|\.cache|dist|dist\.next|dist\.last|dist\.replaced|dist\.lock(?:\..*)?)$/

/**
 * The folder of the checks of samples. They write a `tsconfig.json` there for each compilation, and Vite loads every page
 * again when a file of this name changes.
 */
const sampleFolder = /[\\/]examples[\\/]\.samples(?:[\\/]|$)/

/**
 * Returns a function that says which paths are of no interest to an author, because builds and installations create
 * them at the root of the site or of the program. A site may also be inside the program, in a folder of its cache.
 * There only the site's own names count.
 */
export const madeFiles = ({ root, program }: { root: string; program: string }): ((path: string) => boolean) => {
  const isMade = (name: string): boolean => name === 'node_modules' || madeNames.test(name)
  return (path) => {
    if (sampleFolder.test(path)) return true
    const name = nameBelow(root, path) ?? nameBelow(program, path)
    return name !== undefined && isMade(name)
  }
}

/**
 * First name on the path from a folder to a path: empty for the folder itself, `undefined` for a path outside. Slashes
 * may be of either system.
 */
const nameBelow = (folder: string, path: string): string | undefined => {
  const way = relative(folder, path)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : way.split(sep)[0]
}
