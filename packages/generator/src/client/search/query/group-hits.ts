import type { SearchHit } from '@dev-handbook/search/contract'

/** Maximum number of results in a group. */
export const resultsPerGroup = 5

export interface HitGroup {
  label: string
  hits: SearchHit[]
}

/** Path of the document that a hit belongs to. */
export const documentOf = ({ url }: Pick<SearchHit, 'url'>): string => url.replace(/#.*$/, '')

/** Whether a hit is another section of the document of the hit before. The title is then not repeated. */
export const isFurther = (hit: SearchHit, before: SearchHit | undefined): boolean =>
  before !== undefined && hit.anchor !== null && documentOf(hit) === documentOf(before)

/** Puts the hits of a document next to each other, and the documents in the order of their best hits. */
const byDocument = (hits: readonly SearchHit[]): SearchHit[] => {
  const documents = new Map<string, SearchHit[]>()
  for (const hit of hits) documents.set(documentOf(hit), [...(documents.get(documentOf(hit)) ?? []), hit])
  return [...documents.values()].flat()
}

/**
 * Groups hits by top-level section and then by document, in the order of their best hits. A group has a maximum number
 * of hits.
 */
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

/** Minimum heights (pixels) of a group's label and of a result. With larger letters, fewer of them are in view. */
const labelHeight = 30
const rowHeight = (type: SearchHit['type']): number => (type === 'content' ? 76 : type === 'lvl1' ? 36 : 54)

/** The hits that may be in view, at least in part, in a list of this height. */
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
