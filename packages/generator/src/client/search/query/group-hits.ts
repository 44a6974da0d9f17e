import type { SearchHit } from '@dev-handbook/search/contract'

/** Results that a group shows at most. */
export const resultsPerGroup = 5

export interface HitGroup {
  label: string
  hits: SearchHit[]
}

/** Path of the document that a hit belongs to. */
export const documentOf = ({ url }: Pick<SearchHit, 'url'>): string => url.replace(/#.*$/, '')

/** Says whether a hit is a further section of the document to which the hit before it belongs, so that the title need not be said again. */
export const isFurther = (hit: SearchHit, before: SearchHit | undefined): boolean =>
  before !== undefined && hit.anchor !== null && documentOf(hit) === documentOf(before)

/** Hits of one document follow each other, documents in the order of their best hits. */
const byDocument = (hits: readonly SearchHit[]): SearchHit[] => {
  const documents = new Map<string, SearchHit[]>()
  for (const hit of hits) documents.set(documentOf(hit), [...(documents.get(documentOf(hit)) ?? []), hit])
  return [...documents.values()].flat()
}

/** Groups hits by top-level section, in the order of their best hits, and within it by document; at most so many a group. */
export const groupHits = (hits: readonly SearchHit[], limit: number = resultsPerGroup): HitGroup[] => {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const label = hit.hierarchy.lvl0 ?? ''
    const group = groups.get(label)
    if (!group) groups.set(label, [hit])
    else if (group.length < limit) group.push(hit)
  }
  return [...groups].map(([label, members]) => ({ label, hits: byDocument(members) }))
}

/** Least heights (pixels) of a group's label and of results; larger letters only put fewer of them into view. */
const labelHeight = 30
const rowHeight = (type: SearchHit['type']): number => (type === 'content' ? 76 : type === 'lvl1' ? 36 : 54)

/** Hits of which some may be in view in a list of this height. */
export const hitsInView = (groups: readonly HitGroup[], height: number): SearchHit[] => {
  const shown: SearchHit[] = []
  let top = 0
  for (const { hits } of groups) {
    top += labelHeight
    for (const hit of hits) {
      if (top >= height) return shown
      shown.push(hit)
      top += rowHeight(hit.type)
    }
  }
  return shown
}
