import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findMissingExport } from './find-missing-export.ts'
import { instrument } from './instrument.ts'
import { faultMessage, placeAt, SourceFault } from './source-fault.ts'

const runtime = new URL('../player/trace.ts', import.meta.url).href

/** Reads a file of the program, by its path from the program's root. */
export type ReadText = (file: string) => Promise<string>

/** Imported modules, by a hash of all their sources. An edited source is a new module. */
const imported = new Map<string, Promise<Readonly<Record<string, unknown>>>>()

/**
 * Imports a TypeScript module of the program with its relative imports, all instrumented. Vite does the same for
 * `?traced`. `file` is its path from the program's root, which `read` gets. Node imports only files, so the
 * instrumented sources are written to the system's temporary folder until they are imported. Throws a `SourceFault` for
 * a source that cannot be read, does not parse, or imports a name that another source does not export. Passes on the
 * errors of the sources themselves.
 */
export const importTraced = async (
  file: string,
  { read }: { read: ReadText },
): Promise<Readonly<Record<string, unknown>>> => {
  const originals = new Map<string, string>()
  const sources = new Map<string, string>()
  await collect(file, { originals, sources, read })
  const missing = findMissingExport(originals)
  if (missing) throw missing
  const hash = createHash('sha256').update(file)
  for (const [name, code] of [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\0${code}\0`)
  const key = hash.digest('hex')
  const known = imported.get(key)
  if (known) return known
  const module = importFiles(file, sources)
  imported.set(key, module)
  module.catch(() => imported.delete(key))
  return module
}

const importFiles = async (
  file: string,
  sources: ReadonlyMap<string, string>,
): Promise<Readonly<Record<string, unknown>>> => {
  const folder = await mkdtemp(join(tmpdir(), 'handbook-traced-'))
  try {
    for (const [name, code] of sources) {
      const path = join(folder, traced(name))
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, code)
    }
    return (await import(pathToFileURL(join(folder, traced(file))).href)) as Readonly<Record<string, unknown>>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Collected {
  /** By file. */
  originals: Map<string, string>
  /** Instrumented code, by file. */
  sources: Map<string, string>
  read: ReadText
}

/**
 * Reads and instruments a file and its imports. `from` is the source that imports the file, and the specifier of that
 * import.
 */
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

/** The name of an instrumented file. Node reads `.mts` as a module in every folder, in every kind of package. */
const traced = (name: string): string => name.replace(/\.ts$/, '.mts')
