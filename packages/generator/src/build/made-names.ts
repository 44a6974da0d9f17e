import { isAbsolute, relative, sep } from 'node:path'

/** Names at the root of a site of what its builds make there, locks included that come and go, and of the repository's own folder. */
export const madeNames = /^(?:\.git|\.cache|dist|dist\.next|dist\.last|dist\.lock(?:\..*)?)$/

/**
 * Tells which paths are no matter of who writes: what builds and installations made at the root of the site and of the program.
 * A site may lie inside of the program, in a folder of its cache, too: there only its own names count.
 */
export const madeFiles = ({ root, program }: { root: string; program: string }): ((path: string) => boolean) => {
  const isMade = (name: string): boolean => name === 'node_modules' || madeNames.test(name)
  return (path) => {
    const name = nameBelow(root, path) ?? nameBelow(program, path)
    return name !== undefined && isMade(name)
  }
}

/** First name on the way from a folder to a path, empty for the folder itself; none for a path elsewhere. Slashes may be those of either system. */
const nameBelow = (folder: string, path: string): string | undefined => {
  const way = relative(folder, path)
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : way.split(sep)[0]
}
