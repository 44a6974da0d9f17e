import type { DocumentKind, TagLink } from './page.ts'

/**
 * The data with which a program finds its way through a built site. It is published as one file, which no page fetches.
 */
export interface Catalogue {
  format: typeof catalogueFormat
  title: string
  tagline: string
  /** Origin of the site without a trailing slash. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  /** Language of the site, a BCP 47 tag. */
  lang: string
  /** Sections in the order of the main sidebar. */
  sections: CatalogueSection[]
  /** Tags that documents carry. */
  tags: Pick<TagLink, 'slug' | 'label'>[]
  /** Listed documents: those of the sections in reading order, then the others by path. */
  documents: CatalogueDocument[]
}

export interface CatalogueSection {
  /** First folder of its documents: `guide`. */
  id: string
  label: string
  description: string
}

export interface CatalogueDocument {
  /** Site path: `/docs/guide/docker`. */
  path: string
  title: string
  description: string
  lang: string
  kind?: DocumentKind
  /** Other names of the subject, by which readers search. */
  keywords?: string[]
  /** Ids of the sections that contain the document. */
  sections: string[]
  /** Slugs of its tags. */
  tags: string[]
  /** Date of the last change, `YYYY-MM-DD`. */
  updatedAt?: string
}

/** Version of the format. A program refuses other versions. */
export const catalogueFormat = 1

/** Name of the catalogue from the root of the output. */
export const catalogueFile = 'llms.json'
