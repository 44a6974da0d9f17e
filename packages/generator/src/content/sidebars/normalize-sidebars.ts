import { isMap } from '../../model/is-map.ts'

/**
 * Expands the shorthands of sidebars before validation: a text is a document, and `{ Label: [items] }` is a category.
 * Other values stay unchanged, and the validation reports them.
 */
export const normalizeSidebars = (unsafeSidebars: unknown): unknown => {
  if (!isMap(unsafeSidebars)) return unsafeSidebars
  return Object.fromEntries(Object.entries(unsafeSidebars).map(([id, items]) => [id, normalizeItems(items)]))
}

const normalizeItems = (unsafeItems: unknown): unknown => {
  if (Array.isArray(unsafeItems)) return unsafeItems.flatMap(normalizeItem)
  return isMap(unsafeItems) ? categories(unsafeItems) : unsafeItems
}

const normalizeItem = (unsafeItem: unknown): unknown => {
  if (typeof unsafeItem === 'string') return { type: 'doc', id: unsafeItem }
  if (!isMap(unsafeItem)) return unsafeItem
  if (!('type' in unsafeItem)) return categories(unsafeItem)
  return unsafeItem['type'] === 'category' ? { ...unsafeItem, items: normalizeItems(unsafeItem['items']) } : unsafeItem
}

const categories = (shorthand: Record<string, unknown>): unknown[] =>
  Object.entries(shorthand).map(([label, items]) => ({ type: 'category', label, items: normalizeItems(items) }))

/**
 * Path of the same value as the author wrote it. An author's shorthand of several labels is one item, but becomes
 * several items here. The label takes the place of `items`.
 */
export const writtenPath = (unsafeSidebars: unknown, path: readonly PropertyKey[]): PropertyKey[] => {
  const [id, ...rest] = path
  if (id === undefined || !isMap(unsafeSidebars)) return [...path]
  return [id, ...writtenItemPath(unsafeSidebars[String(id)], rest)]
}

const writtenItemPath = (unsafeItems: unknown, path: readonly PropertyKey[]): PropertyKey[] => {
  const [index, ...rest] = path
  if (typeof index !== 'number') return [...path]
  if (isMap(unsafeItems)) return writtenCategoryPath(unsafeItems, index, rest)
  if (!Array.isArray(unsafeItems)) return [...path]
  let before = 0
  for (const [place, unsafeItem] of (unsafeItems as unknown[]).entries()) {
    const isShorthand = isMap(unsafeItem) && !('type' in unsafeItem)
    const count = isShorthand ? Object.keys(unsafeItem).length : 1
    if (index >= before + count) before += count
    else if (isShorthand) return [place, ...writtenCategoryPath(unsafeItem, index - before, rest)]
    else if (isMap(unsafeItem) && rest[0] === 'items')
      return [place, 'items', ...writtenItemPath(unsafeItem['items'], rest.slice(1))]
    else return [place, ...rest]
  }
  return [...path]
}

const writtenCategoryPath = (
  shorthand: Record<string, unknown>,
  index: number,
  [key, ...rest]: readonly PropertyKey[],
): PropertyKey[] => {
  const label = Object.keys(shorthand)[index]
  if (label === undefined) return []
  return key === 'items' ? [label, ...writtenItemPath(shorthand[label], rest)] : [label]
}
