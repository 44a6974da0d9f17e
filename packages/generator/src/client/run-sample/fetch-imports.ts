import { toAddress } from '../../model/path.ts'
import type { RunModule } from '../../model/run/run-job.ts'
import { runFolder, runImportsPath, type RunImports, runImportsVersion } from '../../model/run/run-imports.ts'
import type { LoadImports } from './prepare-job.ts'

/** The network or the host failed while a file for a run was fetched. */
export class FetchFault extends Error {}

/** Fetches the files of the built site that runs need. */
export interface ImportLoader {
  loadImports: LoadImports
  /** Fetches the text of an address once. */
  loadText: (address: string) => Promise<string>
  /** Returns how many bytes must still be fetched for the database, compressed. */
  databaseSize: () => Promise<number>
  /** Returns the modules that start the database, and the contents of its files. */
  loadDatabase: () => Promise<{ modules: readonly RunModule[]; assets: Record<string, ArrayBuffer> }>
}

const fetchFile = async (address: string): Promise<Response> => {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new FetchFault(address, { cause })
  })
  if (!response.ok) throw new FetchFault(`${address}: ${response.status}`)
  return response
}

const fetchText = async (address: string): Promise<string> => (await fetchFile(address)).text()

/**
 * Returns a loader of the packages' modules for runs. The manifest and each file are fetched once for each page. A
 * failed request is tried again in the next run. Modules import each other by the names of their files.
 */
export const createImportLoader = (baseUrl: string): ImportLoader => {
  const texts = new Map<string, Promise<string>>()
  const loadText = (address: string): Promise<string> => {
    let text = texts.get(address)
    if (!text) {
      text = fetchText(address)
      texts.set(address, text)
      text.catch(() => texts.delete(address))
    }
    return text
  }
  const once = (path: string): Promise<string> => loadText(toAddress(baseUrl, path))
  const manifestOf = async () => readImports(await once(runImportsPath))
  const modulesOf = (manifest: RunImports, names: readonly string[]): Promise<RunModule[]> =>
    Promise.all(
      inOrder(manifest, names).map(async (file): Promise<RunModule> => {
        const text = await once(`/${runFolder}/${file}`)
        return { name: file, code: linked(text, manifest.files[file] ?? []) }
      }),
    )
  let assets: Promise<Record<string, ArrayBuffer>> | undefined
  const loadImports: LoadImports = async (specifiers) => {
    if (specifiers.length === 0) return { modules: [], names: new Map() }
    const manifest = await manifestOf()
    const names = new Map(
      specifiers.flatMap((specifier): [string, string][] => {
        const file = Object.hasOwn(manifest.specifiers, specifier) ? manifest.specifiers[specifier] : undefined
        return file === undefined ? [] : [[specifier, file]]
      }),
    )
    return { modules: await modulesOf(manifest, [...names.values()]), names }
  }
  return {
    loadImports,
    loadText,
    databaseSize: async () => (assets ? 0 : ((await manifestOf()).sql?.size ?? 0)),
    loadDatabase: async () => {
      const manifest = await manifestOf()
      const { sql } = manifest
      if (!sql) throw new FetchFault('The site has no database.')
      assets ??= fetchAll(baseUrl, sql.assets)
      assets.catch(() => (assets = undefined))
      return { modules: await modulesOf(manifest, [sql.module]), assets: await assets }
    },
  }
}

/** Fetches files. The result has their contents by name. */
const fetchAll = async (baseUrl: string, names: readonly string[]): Promise<Record<string, ArrayBuffer>> =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const response = await fetchFile(toAddress(baseUrl, `/${runFolder}/${name}`))
        return [name, await response.arrayBuffer()] as const
      }),
    ),
  )

const readImports = (text: string): RunImports => {
  const manifest: RunImports = JSON.parse(text)
  if (manifest.version !== runImportsVersion)
    throw new FetchFault(`The libraries have the version ${String(manifest.version)}.`)
  return manifest
}

/** Returns the files and everything that they import, each after its own imports. */
const inOrder = ({ files }: RunImports, wanted: readonly string[]): string[] => {
  const ordered = new Set<string>()
  const visit = (file: string): void => {
    if (ordered.has(file)) return
    for (const imported of files[file] ?? []) visit(imported)
    ordered.add(file)
  }
  wanted.forEach(visit)
  return [...ordered]
}

/** Renames imported files to modules of a job. Their names contain hashes, so the text has no other meaning. */
const linked = (text: string, imports: readonly string[]): string =>
  imports.reduce(
    (code, name) => code.replaceAll(`"./${name}"`, `"run:${name}"`).replaceAll(`'./${name}'`, `"run:${name}"`),
    text,
  )
