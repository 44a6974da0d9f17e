import type { SearchHit } from '@dev-handbook/search/contract'
import { documentOf } from '../query/group-hits.ts'

/** Hits of one document. */
export interface DocumentHits {
  path: string
  /** One of its hits. All hits contain the same facts about the document. */
  first: SearchHit
  /**
   * Its matching sections, best first. The document itself is the head of the group. It is in this list only if its
   * text matched.
   */
  sections: SearchHit[]
}

/** Groups hits by document, in the order of their best hits. */
export const groupByDocument = (hits: readonly SearchHit[]): DocumentHits[] => {
  const groups = new Map<string, DocumentHits>()
  for (const hit of hits) {
    const path = documentOf(hit)
    const group = groups.get(path) ?? { path, first: hit, sections: [] }
    groups.set(path, group)
    if (hit.type !== 'lvl1') group.sections.push(hit)
  }
  return [...groups.values()]
}
