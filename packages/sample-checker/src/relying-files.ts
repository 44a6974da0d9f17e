import { posix } from 'node:path'

/** What is written in quotes and begins like a relative path: imports of every kind, types and mocks included. */
const relativePath = /(['"`])(\.{1,2}(?:\/[^'"`\s]*)?)\1/g

/** A path as imports may write it: without the ending of a script, a folder for its `index`. */
const stem = (path: string): string =>
  posix
    .normalize(path)
    .replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/$|^\.$/, '')

/** Whether a module declares what is global, or what a package holds: others need not import it to know. */
export const declaresForAll = (code: string): boolean => /^\s*declare (?:global|module)\b/m.test(code)

/**
 * Files of a project that rely on one of those that are left out, each with the file that it relies on: they import it, perhaps through
 * others, or it declares what all may use. A file that only names another in quotes counts too.
 */
export const relyingFiles = (
  files: ReadonlyMap<string, { code: string }>,
  leftOut: ReadonlySet<string>,
): Map<string, string> => {
  const found = new Map([...leftOut].map((file) => [file, file]))
  const imports = [...files].map(([file, { code }]) => ({
    file,
    stems: new Set(
      [...code.matchAll(relativePath)].map(([, , path = '']) => stem(posix.join(posix.dirname(file), path))),
    ),
  }))
  // A map's entries that are added meanwhile are visited too.
  for (const [file, cause] of found) {
    const isForAll = leftOut.has(file) && (/\.d\.[cm]?ts$/.test(file) || declaresForAll(files.get(file)?.code ?? ''))
    for (const other of imports)
      if (!found.has(other.file) && (isForAll || other.stems.has(stem(file)))) found.set(other.file, cause)
  }
  for (const file of leftOut) found.delete(file)
  return found
}
