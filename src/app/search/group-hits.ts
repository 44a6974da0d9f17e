import type { SearchHit } from '../../search/contract.ts'

/** Results that a group shows at most. */
export const resultsPerGroup = 5

export interface HitGroup {
  label: string
  hits: SearchHit[]
}

/** Groups hits by top-level section, in the order of their best hits; at most so many a group. */
export const groupHits = (hits: readonly SearchHit[], limit: number = resultsPerGroup): HitGroup[] => {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const label = hit.hierarchy.lvl0 ?? ''
    const group = groups.get(label)
    if (!group) groups.set(label, [hit])
    else if (group.length < limit) group.push(hit)
  }
  return [...groups].map(([label, members]) => ({ label, hits: members }))
}
