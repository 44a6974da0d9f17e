import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

/**
 * Makes the class names of CSS modules. A name has four characters, because it is repeated in scripts, styles and
 * pages, and it is the same on every machine. Returns the function that Vite calls with a class and its file below
 * `root`. The function throws when two classes would get the same name, which happens for about one in some hundreds of
 * source versions.
 */
export const classNames = (root: string): ((name: string, file: string) => string) => {
  const owners = new Map<string, string>()
  return (name, file) => {
    const owner = `.${name} of ${relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')}`
    const digest = createHash('sha256').update(owner).digest('base64url')
    const short = /[a-z][\w-]{3}/i.exec(digest)?.[0] ?? digest
    const other = owners.get(short) ?? owner
    if (other !== owner)
      throw new Error(`The class ${owner} would have the same name as ${other}: "${short}". Rename one of them.`)
    owners.set(short, owner)
    return short
  }
}
