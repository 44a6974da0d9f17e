import type { SiteCounts } from '../../model/page.ts'

/** Texts of the screens that are not documents, in one language. They are loaded with the first of these screens. */
export interface ScreenMessages {
  home: {
    counts: (counts: SiteCounts) => [label: string, value: number][]
    sections: string
    featured: string
    recent: string
    feed: string
    allOf: (count: number) => string
    offline: string
  }
  docs: { lead: string; count: (documents: number) => string; version: string }
  tags: { lead: (count: number) => string; other: string; all: string; documents: (count: number) => string }
  notFound: { lead: string; searchFor: (words: string) => string; home: string; docs: string; tags: string }
}
