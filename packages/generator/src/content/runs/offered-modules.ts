import type { SampleNeeds } from '../../model/compiled-document.ts'

/** Which modules samples can import in the page. */
export interface OfferedModules {
  /** Names that each module exports, by its specifier. */
  names: Readonly<Record<string, readonly string[]>>
  /** What a module needs and a browser lacks, by its specifier: `node:fs`. */
  refusals: Readonly<Record<string, string>>
  /** Whether there is a PostgreSQL for SQL samples. */
  hasSql: boolean
  /** Why the libraries of the site are not offered, if something keeps them away. */
  absence?: string
}

/** Prepares the modules that samples need, and says which of them there are. */
export type OfferModules = (needs: readonly SampleNeeds[]) => Promise<OfferedModules>

/** What is there without a bundle: samples that import nothing run all the same. */
export const noModules: OfferedModules = { names: {}, refusals: {}, hasSql: false }
