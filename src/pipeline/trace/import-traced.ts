import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { instrument } from './instrument.ts'

const runtime = new URL('../../islands/player/trace.ts', import.meta.url).href

/** Reads a file of the program, by its path from the program's root. */
export type ReadText = (file: string) => Promise<string>

/**
 * Imports a TypeScript module of the program with its relative imports, all of them instrumented: what `?traced` is to Vite.
 * `file` is its path from the program's root, as `read` takes it. The instrumented sources are written into a folder of the
 * cache that is named by their content, so that an edited source is a new module. Where the disk refuses, as one that is read-only,
 * they are in the system's folder for such files until they are imported.
 */
export const importTraced = async (file: string, { cacheFolder, read }: { cacheFolder: string; read: ReadText }): Promise<Readonly<Record<string, unknown>>> => {
  const sources = new Map<string, string>()
  await collect(file, sources, read)
  const hash = createHash('sha1')
  for (const [name, code] of [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\0${code}\0`)
  const folder = join(cacheFolder, 'traced', hash.digest('hex').slice(0, 16))
  try {
    await writeAll(sources, folder)
  } catch {
    const elsewhere = await mkdtemp(join(tmpdir(), 'handbook-traced-'))
    return writeAll(sources, elsewhere).then(() => load(join(elsewhere, traced(file)))).finally(() => rm(elsewhere, { recursive: true, force: true }))
  }
  // Builds remove what nobody has asked for in a long time.
  const now = new Date()
  await utimes(folder, now, now).catch(() => {})
  return load(join(folder, traced(file)))
}

const load = async (path: string): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(path).href) as Promise<Readonly<Record<string, unknown>>>

const writeAll = async (sources: ReadonlyMap<string, string>, folder: string): Promise<void> => {
  for (const [name, code] of sources) await writeWhole(join(folder, traced(name)), code)
}

const collect = async (file: string, sources: Map<string, string>, read: ReadText): Promise<void> => {
  if (sources.has(file)) return
  const imported: string[] = []
  const redirect = (specifier: string): string => {
    imported.push(posix.join(posix.dirname(file), specifier))
    return traced(specifier)
  }
  sources.set(file, instrument(await read(file), { file, runtime, redirect }).toString())
  for (const next of imported) await collect(next, sources, read)
}

/** `.mts` is a module wherever it stands, whatever package is around it. */
const traced = (name: string): string => name.replace(/\.ts$/, '.mts')

const writeWhole = async (file: string, code: string): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => null)) === code) return
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}`
  try {
    await writeFile(unfinished, code)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}
