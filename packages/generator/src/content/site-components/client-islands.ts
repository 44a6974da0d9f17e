import { join } from 'node:path'
import { islandName } from './island-name.ts'
import type { ImportedIsland } from '../../model/compiled-document.ts'
import type { SiteComponents } from './site-component.ts'

/** A component that the client loads when it comes near the viewport. */
export interface ClientIsland {
  /** Name of the island, as in `data-island`. */
  island: string
  /** Absolute path of the module, or the name of a package's module. */
  from: string
  isPackage: boolean
  /**
   * Path of the component in the exports of the module, or its name. When the module has no export of this name, the
   * default export is used.
   */
  exported: { path: readonly string[] } | { name: string }
}

/** The islands of a site: its own components, and components that its documents import. Each name occurs once. */
export const clientIslands = (
  components: SiteComponents,
  documents: Iterable<{ importedIslands: readonly ImportedIsland[] }>,
  root: string,
): ClientIsland[] => {
  const found = new Map<string, ClientIsland>()
  for (const { importedIslands } of documents) {
    for (const { island, from, isPackage, exported } of importedIslands)
      found.set(island, { island, from: isPackage ? from : join(root, from), isPackage, exported: { path: exported } })
  }
  for (const { name, module, isIsland, exported } of components.values()) {
    const island = islandName(name)
    if (isIsland)
      found.set(island, { island, from: module, isPackage: false, exported: exported ? { path: exported } : { name } })
  }
  return [...found.values()].toSorted((a, b) => (a.island < b.island ? -1 : 1))
}
