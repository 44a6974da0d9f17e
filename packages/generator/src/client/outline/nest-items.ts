import type { OutlineItem } from '../../model/outline.ts'

/** A heading of the table of contents, with the deeper headings that follow it. */
export interface OutlineBranch {
  item: OutlineItem
  below: OutlineBranch[]
}

/**
 * Returns the headings as a tree: a heading belongs to the last heading before it that has a lower level. A heading
 * without one is at the top, also when its level is 3.
 */
export const nestItems = (items: readonly OutlineItem[]): OutlineBranch[] => {
  const top: OutlineBranch[] = []
  const open: OutlineBranch[] = []
  for (const item of items) {
    const branch: OutlineBranch = { item, below: [] }
    while (open.length > 0 && (open.at(-1)?.item.level ?? 0) >= item.level) open.pop()
    ;(open.at(-1)?.below ?? top).push(branch)
    open.push(branch)
  }
  return top
}
