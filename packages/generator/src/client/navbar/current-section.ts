import type { NavbarItem } from '../../model/site.ts'

/**
 * Returns the one item that the shown page belongs to: the document item with the longest section that the path lies in.
 */
export const currentSection = (items: readonly NavbarItem[], path: string): NavbarItem | undefined => {
  let current: Extract<NavbarItem, { type: 'document' }> | undefined
  for (const item of items) {
    if (item.type !== 'document') continue
    const inside = path === item.path || path === item.section || path.startsWith(`${item.section}/`)
    if (inside && item.section.length > (current?.section.length ?? -1)) current = item
  }
  return current
}

/** Value of an item's `aria-current`: the page itself, a section around it, or nothing. */
export const currentMark = (
  item: NavbarItem,
  current: NavbarItem | undefined,
  path: string,
): 'page' | 'true' | undefined =>
  item !== current || item.type !== 'document' ? undefined : item.path === path ? 'page' : 'true'
