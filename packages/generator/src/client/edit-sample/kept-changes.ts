/** The change of a sample by a reader. */
export interface KeptChange {
  /** The code of its blocks, in their order. */
  codes: readonly string[]
  /** The link from which the change began, or which the reader made from the change. */
  link?: string
  /** True for the code of a link that the reader has not changed. */
  foreign?: boolean
}

/**
 * Changes of one page by `Editable.id`. The id follows from the original text, so a change of another text matches no
 * sample.
 */
export type KeptChanges = ReadonlyMap<string, KeptChange>

/** `document/press-edit.ts` looks for the same key before this module is fetched. */
const keyOf = (path: string): string => `edits ${path}`

const isText = (value: unknown): value is string => typeof value === 'string'

const isChange = (value: unknown): value is KeptChange =>
  typeof value === 'object' &&
  value !== null &&
  'codes' in value &&
  Array.isArray(value.codes) &&
  value.codes.every(isText) &&
  (!('link' in value) || isText(value.link)) &&
  (!('foreign' in value) || typeof value.foreign === 'boolean')

/** Returns the changes that the tab keeps for a page. Unreadable data counts as no changes. */
export const readChanges = (path: string): KeptChanges => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '{}') as Record<string, unknown>
    return new Map(Object.entries(kept).filter((entry): entry is [string, KeptChange] => isChange(entry[1])))
  } catch {
    return new Map()
  }
}

/** Stores a change of a sample, or removes it (`undefined`). Does nothing when the storage is full or blocked. */
export const keepChange = (path: string, id: string, change: KeptChange | undefined): void => {
  const kept = new Map(readChanges(path))
  if (change) kept.set(id, change)
  else kept.delete(id)
  try {
    if (kept.size === 0) sessionStorage.removeItem(keyOf(path))
    else sessionStorage.setItem(keyOf(path), JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // The editor works without the storage.
  }
}
