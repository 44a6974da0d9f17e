import type { NavbarItem } from '../../model/site.ts'

/**
 * Returns the item that the shown page belongs to: the document item with the longest section that contains the path.
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

/** Value of an item's `aria-current`: for the page itself, for a section around it, or none. */
export const currentMark = (
  item: NavbarItem,
  current: NavbarItem | undefined,
  path: string,
): 'page' | 'true' | undefined =>
  item !== current || item.type !== 'document' ? undefined : item.path === path ? 'page' : 'true'
