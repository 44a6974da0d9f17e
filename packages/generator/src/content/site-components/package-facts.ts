import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A package as a site resolves it. */
export interface PackageFacts {
  /** `@scope/name` of `@scope/name/part`. */
  name: string
  /** Absolute path of its package.json. Absent when the package is not installed. */
  file?: string
}

/** Looks up the package of an import in the folder of a site and in the folders above. */
export const packageFacts = (specifier: string, root: string): PackageFacts => {
  const [path = ''] = specifier.split('?')
  const name = path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
  for (let folder = root; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json')
    if (existsSync(file)) return { name, file }
    if (folder === dirname(folder)) return { name }
  }
}

/** Text of a module of a package, by its address. Empty when the address is not a file. */
export const packageSource = (url: string): string =>
  url.startsWith('file:') ? readFileSync(fileURLToPath(url), 'utf8') : ''
