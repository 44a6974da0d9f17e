import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { programFingerprint } from '../pipeline/incremental/program-fingerprint.ts'
import type { Site } from '../pipeline/site.ts'
import { searchIndexFiles } from './search-index.ts'

/**
 * Files of the embedded search, like `searchIndexFiles`, from the cache folder when the same records were indexed before:
 * the index is the dearest part of a build that finds nothing changed.
 */
export const cachedIndexFiles = async (site: Site, cacheFolder: string): Promise<ReadonlyMap<string, string>> => {
  const hash = createHash('sha256').update(programFingerprint(['src/search', 'src/model', 'package-lock.json'])).update(site.data.search.provider)
  for (const record of site.records) hash.update(JSON.stringify(record))
  const file = join(cacheFolder, 'search', `${hash.digest('hex').slice(0, 24)}.json`)
  const known = await readFile(file, 'utf8').then(parseFiles, () => undefined)
  if (known) return known
  const files = searchIndexFiles(site)
  // A disk that refuses costs only time.
  await keep(file, JSON.stringify([...files])).catch(() => {})
  return files
}

const keep = async (file: string, text: string): Promise<void> => {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.${process.pid}`, text)
  await rename(`${file}.${process.pid}`, file)
  for (const name of await readdir(folder)) if (name !== basename(file)) await rm(join(folder, name), { force: true })
}

const parseFiles = (text: string): ReadonlyMap<string, string> | undefined => {
  try {
    return new Map(JSON.parse(text) as [string, string][])
  } catch {
    return undefined
  }
}
