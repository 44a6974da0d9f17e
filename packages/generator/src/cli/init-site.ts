import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { newSiteFiles } from './new-site-files.ts'
import { UsageError } from './options.ts'

/** Names that a folder may contain before a site is made in it: files of npm, of git and of code hosts. */
const allowed =
  /^(?:package\.json|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|node_modules|\.git|\.gitignore|\.gitattributes|\.npmrc|readme(?:\.md)?|licen[cs]e(?:\.md|\.txt)?)$/i

/** Scripts of a new site. Each runs the command of this program with the same name. */
const scripts: Readonly<Record<string, string>> = {
  dev: 'dev-handbook dev',
  build: 'dev-handbook build',
  serve: 'dev-handbook serve',
  check: 'dev-handbook check',
}

/** What `initSite` did. */
export interface NewSite {
  /** Paths of new files, from the folder. */
  written: string[]
  /** Paths of files that existed before and were not changed. */
  kept: string[]
  /** Names of the scripts that were added to package.json. */
  scripts: string[]
}

/**
 * Writes a small site into a folder, and creates the folder if it does not exist. No file is overwritten.
 * `package.json` gets the scripts that it lacks. Throws a `UsageError` when the path leads to a file, when the folder
 * already contains other files, or when package.json is not a JSON object. Then nothing is written.
 */
export const initSite = (root: string): NewSite => {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(`${root} is a file, not a folder. Choose another folder with --root DIR.`)
  const others = existsSync(root) ? readdirSync(root).filter((name) => !allowed.test(name)) : []
  if (others.length > 0)
    throw new UsageError(
      `A new site needs an empty folder, and ${root} has: ${others.toSorted().join(', ')}. Choose another folder with --root DIR, or move these away.`,
    )
  const { text, added } = packageWithScripts(root)
  const files = Object.entries(newSiteFiles(quoted(titleOf(root))))
  const kept = files.map(([path]) => path).filter((path) => existsSync(join(root, path)))
  const written = files.filter(([path]) => !kept.includes(path))
  for (const [path, content] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    // `wx` never overwrites a file, not even one that another program has just written.
    writeFileSync(join(root, path), content, { flag: 'wx' })
  }
  const hadPackage = existsSync(join(root, 'package.json'))
  if (added.length > 0) writeFileSync(join(root, 'package.json'), text)
  return { written: [...written.map(([path]) => path), ...(hadPackage ? [] : ['package.json'])], kept, scripts: added }
}

/**
 * Returns the text of package.json with the scripts that it lacked, in its own indentation, and the names of these
 * scripts.
 */
const packageWithScripts = (root: string): { text: string; added: string[] } => {
  const file = join(root, 'package.json')
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '{\n  "private": true,\n  "type": "module"\n}\n'
  const content = parsePackage(source, file)
  const own = content['scripts']
  const present = typeof own === 'object' && own !== null ? own : {}
  const added = Object.keys(scripts).filter((name) => !Object.hasOwn(present, name))
  const lacking = Object.fromEntries(Object.entries(scripts).filter(([name]) => added.includes(name)))
  const indentation = /^\uFEFF?\{\r?\n([ \t]+)/.exec(source)?.[1] ?? '  '
  const text = JSON.stringify({ ...content, scripts: { ...present, ...lacking } }, undefined, indentation)
  return { text: `${text}\n`, added }
}

const parsePackage = (source: string, file: string): Record<string, unknown> => {
  let content: unknown
  try {
    // Editors on Windows may begin a file with a byte order mark, which npm accepts.
    content = JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new UsageError(
      `${file} cannot be read: ${cause instanceof Error ? cause.message : cause}. Correct it first.`,
      {
        cause,
      },
    )
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UsageError(`${file} holds ${source.trim().slice(0, 40)}; needed: an object. Correct it first.`)
  return content as Record<string, unknown>
}

/** Name of the site, from the name of its folder: `field-notes` becomes `Field notes`. */
const titleOf = (root: string): string => {
  const words = basename(root).replaceAll(/[-_]+/g, ' ').trim() || 'My site'
  return words[0]?.toUpperCase() + words.slice(1)
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
