import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findMissingExport } from './find-missing-export.ts'
import { instrument } from './instrument.ts'
import { faultMessage, placeAt, SourceFault } from './source-fault.ts'

const runtime = new URL('../player/trace.ts', import.meta.url).href

/** Reads a file of the program, by its path from the program's root. */
export type ReadText = (file: string) => Promise<string>

/**
 * Imports a TypeScript module of the program with its relative imports, all of them instrumented: what `?traced` is to Vite.
 * `file` is its path from the program's root, as `read` takes it. The instrumented sources are written into a folder of the
 * cache that is named by their content, so that an edited source is a new module. Where the disk refuses, as one that is read-only,
 * they are in the system's folder for such files until they are imported. Throws a `SourceFault` for a source that cannot be read,
 * does not parse, or imports what another does not export; and what a source itself throws.
 */
export const importTraced = async (
  file: string,
  { cacheFolder, read }: { cacheFolder: string; read: ReadText },
): Promise<Readonly<Record<string, unknown>>> => {
  const originals = new Map<string, string>()
  const sources = new Map<string, string>()
  await collect(file, { originals, sources, read })
  const missing = findMissingExport(originals)
  if (missing) throw missing
  const hash = createHash('sha1')
  for (const [name, code] of [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\0${code}\0`)
  const folder = join(cacheFolder, 'traced', hash.digest('hex').slice(0, 16))
  try {
    await writeAll(sources, folder)
  } catch {
    const elsewhere = await mkdtemp(join(tmpdir(), 'handbook-traced-'))
    return writeAll(sources, elsewhere)
      .then(() => load(join(elsewhere, traced(file))))
      .finally(() => rm(elsewhere, { recursive: true, force: true }))
  }
  // Builds remove what nobody has asked for in a long time.
  const now = new Date()
  await utimes(folder, now, now).catch(() => {})
  return load(join(folder, traced(file)))
}

const load = async (path: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(path).href) as Promise<Readonly<Record<string, unknown>>>

const writeAll = async (sources: ReadonlyMap<string, string>, folder: string): Promise<void> => {
  for (const [name, code] of sources) await writeWhole(join(folder, traced(name)), code)
}

interface Collected {
  /** By file. */
  originals: Map<string, string>
  /** Instrumented, by file. */
  sources: Map<string, string>
  read: ReadText
}

/** `from` is the source that imports it, and how. */
const collect = async (
  file: string,
  { originals, sources, read }: Collected,
  from?: { file: string; specifier: string },
): Promise<void> => {
  if (sources.has(file)) return
  const imported: string[] = []
  const redirect = (specifier: string): string => {
    imported.push(specifier)
    return traced(specifier)
  }
  const code = await read(file).catch((cause: unknown) => {
    throw unreadable(file, { cause, originals, from })
  })
  originals.set(file, code)
  sources.set(file, instrument(code, { file, runtime, redirect }).toString())
  for (const specifier of imported)
    await collect(posix.join(posix.dirname(file), specifier), { originals, sources, read }, { file, specifier })
}

const unreadable = (
  file: string,
  {
    cause,
    originals,
    from,
  }: { cause: unknown; originals: ReadonlyMap<string, string>; from: { file: string; specifier: string } | undefined },
): SourceFault => {
  if (!from) return new SourceFault(faultMessage('The file, which a player shows, cannot be read'), { file, cause })
  const code = originals.get(from.file) ?? ''
  const place = placeAt(code, Math.max(0, code.indexOf(`'${from.specifier}'`), code.indexOf(`"${from.specifier}"`)))
  return new SourceFault(
    `The import "${from.specifier}" leads to no file: there is no "${file}". Write the path relative to this file, with its ending.`,
    { file: from.file, place, cause },
  )
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
