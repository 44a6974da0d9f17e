/** A record of the search index in the shape that the hosted provider's crawler made common. */
export interface SearchRecord {
  /** Unique and stable: site path with anchor, and `:text` after it for the text of that section. */
  objectID: string
  /** Site path with anchor: `/docs/guide/docker#volumes`. */
  url: string
  anchor: string | null
  /** Deepest level of the hierarchy that is set, or `content`. */
  type: 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  /** `lvl0`: top-level section; `lvl1`: document's title; `lvl2`…: headings. */
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>
  /** Text of the section for `content`, the document's description for `lvl1`, nothing for headings. */
  content: string | null
  /** Language of the document. */
  language: string
  /** Facet: the chrome's language. */
  lang: string
  /** Facet: the version of the documentation, `docs-default-current`. */
  versionTag: string
  tags: string[]
  /** Other names, symptoms and error messages of what the record of a title or heading stands for; texts have none. */
  keywords: string[]
  /** Larger is better for `pageRank` (documents that link here) and `level`; smaller for `position` in the document. */
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
