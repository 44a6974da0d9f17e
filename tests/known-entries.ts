import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { storeFolder } from '../packages/generator/src/cache/open-store.ts'
import { programFingerprint } from '../packages/generator/src/content/incremental/program-fingerprint.ts'
import { fileHashes } from './file-hashes.ts'

const folders = resolve(import.meta.dirname, '../.cache/fixture-stores')

/**
 * The folder for the entries of one state of a fixture and of the program. The hash covers the packages of the fixture
 * too: an entry names only the releases of packages.
 */
const folderOf = async (name: string): Promise<string> => {
  const program = programFingerprint(['packages', 'package-lock.json'])
  const files = await fileHashes(join(import.meta.dirname, 'fixtures', name))
  const hash = createHash('sha256')
    .update(JSON.stringify([program, files]))
    .digest('hex')
  return join(folders, `${name}-${hash.slice(0, 20)}`)
}

/**
 * Makes the first build of a copy of a fixture. The cache of the copy begins with the entries that such a build in
 * another copy has made, perhaps in an earlier run of the tests. Not for tests of builds from nothing.
 */
export const buildWithKnownEntries = async <Result>(
  { name, root }: { name: string; root: string },
  build: () => Promise<Result>,
): Promise<Result> => {
  const folder = await folderOf(name)
  const store = storeFolder(join(root, '.cache'))
  const isKnown = existsSync(folder)
  if (isKnown) await cp(folder, store, { recursive: true })
  const result = await build()
  if (!isKnown) await keep(store, { name, folder })
  return result
}

/**
 * Copies a store under another name, and then renames it: other processes find a whole store or none. Removes what was
 * kept for other states of the fixture and of the program.
 */
const keep = async (store: string, { name, folder }: { name: string; folder: string }): Promise<void> => {
  await mkdir(folders, { recursive: true })
  for (const other of await readdir(folders))
    if (other.startsWith(`${name}-`) && !join(folders, other).startsWith(folder))
      await rm(join(folders, other), { recursive: true, force: true })
  const unfinished = `${folder}.${process.pid}.tmp`
  await cp(store, unfinished, { recursive: true })
  // Another process may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
}
