/** A record of the search index, in the common format of the hosted provider's crawler. */
export interface SearchRecord {
  /** Unique and stable: the site path with the anchor, followed by `:text` for the text of that section. */
  objectID: string
  /** Site path with anchor: `/docs/guide/docker#volumes`. */
  url: string
  anchor: string | null
  /** Deepest level of the hierarchy that is set, or `content`. */
  type: 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  /** `lvl0`: top-level section. `lvl1`: document's title. `lvl2`…: headings. */
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>
  /** Text of the section for `content`, the document's description for `lvl1`, and `null` for headings. */
  content: string | null
  /** Language of the document. */
  language: string
  /** Facet: the chrome's language. */
  lang: string
  /** Facet: the version of the documentation, `docs-default-current`. */
  versionTag: string
  tags: string[]
  /**
   * Whether the document is about a special subject, such as one library. It comes later when a query does not name the
   * subject.
   */
  specialized: boolean
  /** Other names, abbreviations and error messages for the title or heading. Empty for texts. */
  keywords: string[]
  /** What readers type who do not know a name of it. They count like a text. Empty for texts. */
  phrases: string[]
  /**
   * Larger is better for `pageRank` (number of documents with links to the page) and `level`. Smaller is better for
   * `position` in the document.
   */
  weight: { pageRank: number; level: number; position: number }
}

/** A hierarchy without any level. */
export const noHierarchy: SearchRecord['hierarchy'] = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}
