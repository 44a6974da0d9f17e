import { programPath } from '../../content/program-root.ts'
import type { PageKind } from '../../model/page.ts'
import type { SiteData } from '../../model/site.ts'

/** The fields of a chunk in Vite's manifest that are needed here. */
export interface ManifestChunk {
  file: string
  isEntry?: boolean
  /** Keys of the chunks that this chunk imports statically. */
  imports?: string[]
  /** Paths of other files that the chunk refers to: the scripts of workers that it starts. */
  assets?: string[]
}

export interface BootModules {
  /** Path of the entry script below the base URL. */
  entry: string
  /** Paths of the other modules that a page of each kind needs for hydration. */
  preloads: Record<PageKind, string[]>
}

const hostedProvider = programPath('packages/search/src/hosted/provider.ts')

const kinds: readonly PageKind[] = ['home', 'docs', 'document', 'tags', 'tag', 'search', 'not-found']

/**
 * Returns the modules that hydrate a page of each kind, according to the manifest of the client's build: the entry, its
 * screen, and what these import. For the search page, the list also contains the module that answers the first query:
 * the worker or the hosted provider. Otherwise the page would request that module only after hydration. Throws when the
 * manifest lacks one of the modules.
 */
export const bootModules = (
  manifest: Record<string, ManifestChunk>,
  provider: SiteData['search']['provider'],
): BootModules => {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key]
    if (!chunk)
      throw new Error(`The client's build has no chunk "${key}". It has: ${Object.keys(manifest).join(', ')}.`)
    return chunk
  }
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entryKey === undefined) throw new Error("The client's build has no entry.")
  const pathOf = (key: string): string => `/${chunkOf(key).file}`
  const modulesOf = (kind: PageKind): string[] => {
    const found = new Set([entryKey, programPath(`packages/generator/src/client/screens/${kind}.tsx`)])
    if (kind === 'search' && provider === 'hosted') found.add(hostedProvider)
    for (const key of found) for (const imported of chunkOf(key).imports ?? []) found.add(imported)
    const workers =
      kind === 'search' && provider === 'embedded'
        ? [...found].flatMap((key) => chunkOf(key).assets?.filter((file) => file.endsWith('.js')) ?? [])
        : []
    return [...[...found].filter((key) => key !== entryKey).map(pathOf), ...workers.map((file) => `/${file}`)]
  }
  return {
    entry: pathOf(entryKey),
    preloads: Object.fromEntries(kinds.map((kind) => [kind, modulesOf(kind)])) as BootModules['preloads'],
  }
}
