import { toAddress } from '../../model/path.ts'
import type { RunModule } from '../../model/run/run-job.ts'
import { runFolder, runImportsPath, type RunImports, runImportsVersion } from '../../model/run/run-imports.ts'
import type { LoadImports } from './prepare-job.ts'

/** The network or the host failed while something for a run was fetched. */
export class FetchFault extends Error {}

const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new FetchFault(`${address} could not be fetched.`, { cause })
  })
  if (!response.ok) throw new FetchFault(`${address} answered with the status ${response.status}.`)
  return response.text()
}

/**
 * Returns what fetches the modules of packages for runs. The manifest and each file are fetched once for each page; a
 * failed request is tried again with the next run. Modules import each other by the names of their files.
 */
export const createImportLoader = (baseUrl: string): LoadImports => {
  const texts = new Map<string, Promise<string>>()
  const once = (path: string): Promise<string> => {
    let text = texts.get(path)
    if (!text) {
      text = fetchText(toAddress(baseUrl, path))
      texts.set(path, text)
      text.catch(() => texts.delete(path))
    }
    return text
  }
  return async (specifiers) => {
    if (specifiers.length === 0) return { modules: [], names: new Map() }
    const manifest = readImports(await once(runImportsPath))
    const names = new Map(
      specifiers.flatMap((specifier): [string, string][] => {
        const file = Object.hasOwn(manifest.specifiers, specifier) ? manifest.specifiers[specifier] : undefined
        return file === undefined ? [] : [[specifier, file]]
      }),
    )
    const files = inOrder(manifest, [...names.values()])
    const modules = await Promise.all(
      files.map(async (file): Promise<RunModule> => {
        const text = await once(`/${runFolder}/${file}`)
        return { name: file, code: linked(text, manifest.files[file] ?? []) }
      }),
    )
    return { modules, names }
  }
}

const readImports = (text: string): RunImports => {
  const manifest: RunImports = JSON.parse(text)
  if (manifest.version !== runImportsVersion)
    throw new FetchFault(`The libraries have the version ${String(manifest.version)}.`)
  return manifest
}

/** Files and all that they import, each after what it imports. */
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

/** Names the imported files as modules of a job. Their names hold hashes, so that no other text can be meant. */
const linked = (text: string, imports: readonly string[]): string =>
  imports.reduce(
    (code, name) => code.replaceAll(`"./${name}"`, `"run:${name}"`).replaceAll(`'./${name}'`, `"run:${name}"`),
    text,
  )
