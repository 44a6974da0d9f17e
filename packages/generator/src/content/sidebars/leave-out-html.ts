import { htmlItem } from '../schema/html-item.ts'
import type { ValidatedSidebars } from '../schema/sidebars.ts'

type Items = ValidatedSidebars[string]

/** Returns the sidebars without the items in HTML that a sidebar cannot show: pictures, dividers, several links. */
export const withoutHtml = (sidebars: ValidatedSidebars): ValidatedSidebars =>
  Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, shownItems(items)]))

const shownItems = (items: Items): Items =>
  items
    .filter((item) => item.type !== 'html' || item.value.label !== '')
    .map((item) => (item.type === 'category' ? { ...item, items: shownItems(item.items) } : item))

/** Paths of the values that `withoutHtml` leaves out. `unsafeSidebars` have no shorthands. */
export const leftOutHtml = (unsafeSidebars: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] => {
  if (Array.isArray(unsafeSidebars))
    return unsafeSidebars.flatMap((item: unknown, index) => leftOutHtml(item, [...path, index]))
  if (typeof unsafeSidebars !== 'object' || unsafeSidebars === null) return []
  const { type, value } = unsafeSidebars as { type?: unknown; value?: unknown }
  if (type === 'html') return typeof value === 'string' && !htmlItem(value) ? [[...path, 'value']] : []
  return Object.entries(unsafeSidebars).flatMap(([key, item]) => leftOutHtml(item, [...path, key]))
}
