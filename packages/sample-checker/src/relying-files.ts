import { normalPath, pathStem } from '@dev-handbook/generator/model/run/project-path'

/** A quoted text that begins like a relative path: imports of every kind, types and mocks included. */
const relativePath = /(['"`])(\.{1,2}(?:\/[^'"`\s]*)?)\1/g

/**
 * A path in the form that imports may write: without the extension of a script, and a folder instead of its `index`.
 */
const stem = (path: string): string => pathStem(normalPath(path)).replace(/(?:^|\/)index$/, '')

/** Whether a module declares globals or the contents of a package. Other modules then rely on it without an import. */
export const declaresForAll = (code: string): boolean => /^\s*declare (?:global|module)\b/m.test(code)

/**
 * Files of a project that rely on a left-out file, each with the file that it relies on. A file relies on another when
 * it imports that file, perhaps through others, or when that file declares things that all files may use. A file that
 * only names another in quotes counts too.
 */
export const relyingFiles = (
  files: ReadonlyMap<string, { code: string }>,
  leftOut: ReadonlySet<string>,
): Map<string, string> => {
  const found = new Map([...leftOut].map((file) => [file, file]))
  const imports = [...files].map(([file, { code }]) => ({
    file,
    stems: new Set([...code.matchAll(relativePath)].map(([, , path = '']) => stem(`${file}/../${path}`))),
  }))
  // The loop also visits the entries that it adds.
  for (const [file, cause] of found) {
    const isForAll = leftOut.has(file) && (/\.d\.[cm]?ts$/.test(file) || declaresForAll(files.get(file)?.code ?? ''))
    for (const other of imports)
      if (!found.has(other.file) && (isForAll || other.stems.has(stem(file)))) found.set(other.file, cause)
  }
  for (const file of leftOut) found.delete(file)
  return found
}
