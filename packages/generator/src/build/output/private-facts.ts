import { realpathSync } from 'node:fs'
import { sep } from 'node:path'

/** Something that must not be published: a description, and the text by which it is recognized. */
export interface PrivateFact {
  what: string
  text: string
}

const secretName = /(?:ADMIN_KEY|WRITE_KEY|PRIVATE_KEY|SECRET|SECRET_KEY|TOKEN|PASSWORD)$/

/**
 * Returns the texts that must not appear in the output: the path of the site on this machine, as it is given and
 * without symbolic links, and the values of environment variables whose names suggest secrets (`SEARCH_ADMIN_KEY`,
 * `…_TOKEN`). Values of fewer than 12 characters and folders directly below the root of the disk (`/app`) are omitted,
 * because articles may contain such texts by themselves.
 */
export const privateFacts = (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  separator: string = sep,
): PrivateFact[] => [
  ...[...new Set([root, realPath(root)])]
    .filter((path) => path.split(separator).length > 2)
    .flatMap((path) => spellings(path + separator, separator))
    .map((text) => ({ what: 'the path of the site on this machine', text })),
  ...Object.entries(environment).flatMap(([name, value]) =>
    secretName.test(name) && value && value.length >= 12
      ? [{ what: `the value of the environment variable ${name}`, text: value }]
      : [],
  ),
]

/** The path of a folder without symbolic links. A folder that does not exist keeps its path. */
const realPath = (folder: string): string => {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

/** The spellings of a path. Programs write Windows paths also with slashes, and scripts and JSON escape backslashes. */
const spellings = (path: string, separator: string): string[] => [
  ...new Set([path, path.replaceAll(separator, '/'), path.replaceAll('\\', '\\\\')]),
]

/** Throws an `Error` that names the file and the fact when a file of the output reveals something private. */
export const checkPrivacy = (path: string, content: Uint8Array, facts: readonly PrivateFact[]): void => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const found = facts.find(({ text }) => bytes.includes(text))
  if (!found) return
  throw new Error(
    `The output "${path}" would publish ${found.what}. Nothing was published. Remove it from the file that the output is made from.`,
  )
}
