/**
 * Writes the shorthands of sidebars out, before they are validated: a text is a document, `{ Label: [items] }` is a category.
 * What is neither stays as it is, for the validation to report.
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

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
