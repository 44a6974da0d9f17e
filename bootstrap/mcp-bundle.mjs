// The MCP server as a few files. Loading its sources one by one takes three times as long as the first answer may take.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleMcp } from './make-mcp-program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.cache/mcp')

/**
 * Returns the address of the bundled program. It is bundled again when its sources have changed. Another process
 * bundles it, because the bundler uses more memory than the program may use. Throws an `Error` when the bundling fails.
 */
export const bundledProgram = () => {
  const known = current()
  if (known) return known
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'bundle'], {
    stdio: ['ignore', 2, 2],
  })
  const made = status === 0 ? current() : undefined
  if (made === undefined) throw new Error('The MCP server could not be bundled.')
  return made
}

/**
 * The address of the program for the present sources. `undefined` when there is none, or when one of its files is
 * damaged.
 */
const current = () => {
  const known = readList()
  if (known === undefined || known.hash !== hashOf(known.sources)) return undefined
  const made = join(folder, known.hash)
  return isSound(made, known.files) ? pathToFileURL(join(made, 'mcp-main.js')).href : undefined
}

/** Whether a folder has all files with the hashes of their contents. */
const isSound = (made, files = {}) => {
  try {
    return (
      'mcp-main.js' in files &&
      Object.entries(files).every(([name, hash]) => contentHash(readFileSync(join(made, name))) === hash)
    )
  } catch {
    return false
  }
}

const contentHash = (content) => createHash('sha256').update(content).digest('hex')

/** Sources of the last bundle, as paths from the root of the project, and hashes of its files. */
const readList = () => {
  try {
    return JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Hash that changes with the sources, their packages, and the way of bundling. */
const hashOf = (sources) => {
  const hash = createHash('sha256')
  for (const file of [...sources, 'package-lock.json', 'bootstrap/make-mcp-program.mjs']) {
    try {
      hash.update(`${file}\0`).update(readFileSync(join(root, file)))
    } catch {
      return undefined
    }
  }
  return hash.digest('hex').slice(0, 20)
}

const bundle = async () => {
  const output = await bundleMcp()
  const sources = [...new Set(output.flatMap(({ moduleIds = [] }) => moduleIds))]
    .filter((file) => file.startsWith(root) && !file.includes('node_modules'))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .toSorted()
  const hash = hashOf(sources)
  const made = join(folder, `${hash}.${process.pid}`)
  mkdirSync(made, { recursive: true })
  for (const { fileName, code } of output) writeFileSync(join(made, fileName), code)
  const kept = join(folder, hash)
  const files = Object.fromEntries(output.map(({ fileName, code }) => [fileName, contentHash(code)]))
  // Another start may have bundled the same files in the meantime.
  if (isSound(kept, files)) rmSync(made, { recursive: true })
  else {
    rmSync(kept, { recursive: true, force: true })
    renameSync(made, kept)
  }
  const list = join(folder, `sources.json.${process.pid}`)
  writeFileSync(list, JSON.stringify({ hash, sources, files }))
  renameSync(list, join(folder, 'sources.json'))
  // Names with a dot are kept: the list, and files that other starts are still writing.
  for (const name of readdirSync(folder))
    if (name !== hash && !name.includes('.')) rmSync(join(folder, name), { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'bundle') await bundle()
