import type { PageKind } from '../../model/page.ts'

/** What Vite's manifest says of a chunk, as far as it is needed here. */
export interface ManifestChunk {
  file: string
  isEntry?: boolean
  /** Keys of the chunks that it imports statically. */
  imports?: string[]
}

export interface BootModules {
  /** Path of the entry script below the base URL. */
  entry: string
  /** Paths of the other modules that a page of each kind needs to come alive. */
  preloads: Record<PageKind, string[]>
}

const kinds: readonly PageKind[] = ['home', 'docs', 'document', 'tags', 'tag', 'search', 'not-found']

/**
 * Returns which modules bring a page of each kind to life, by the manifest of the reader's build: the entry, its screen,
 * and what these import. Throws where the manifest lacks one of them.
 */
export const bootModules = (manifest: Record<string, ManifestChunk>): BootModules => {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The reader's build has no chunk "${key}". It has: ${Object.keys(manifest).join(', ')}.`)
    return chunk
  }
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entryKey === undefined) throw new Error("The reader's build has no entry.")
  const pathOf = (key: string): string => `/${chunkOf(key).file}`
  const withImports = (start: readonly string[]): string[] => {
    const found = new Set(start)
    for (const key of found) for (const imported of chunkOf(key).imports ?? []) found.add(imported)
    return [...found].filter((key) => key !== entryKey).map(pathOf)
  }
  const preloads = Object.fromEntries(kinds.map((kind) => [kind, withImports([entryKey, `src/app/screens/${kind}.tsx`])]))
  return { entry: pathOf(entryKey), preloads: preloads as BootModules['preloads'] }
}
