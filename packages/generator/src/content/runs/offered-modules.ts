import type { SampleNeeds } from '../../model/compiled-document.ts'

/** Which modules samples can import in the page. */
export interface OfferedModules {
  /** Names that each module exports, by its specifier. */
  names: Readonly<Record<string, readonly string[]>>
  /** The need of a module that a browser cannot meet, by the module's specifier: `node:fs`. */
  refusals: Readonly<Record<string, string>>
  /** Whether the site has PostgreSQL for SQL samples. */
  hasSql: boolean
  /** Why the libraries of the site are not offered, if they are not. */
  absence?: string
}

/** Prepares the modules that samples need, and returns the available modules. */
export type OfferModules = (needs: readonly SampleNeeds[]) => Promise<OfferedModules>

/** The modules of a site without a bundle. Samples that import nothing still run. */
export const noModules: OfferedModules = { names: {}, refusals: {}, hasSql: false }
