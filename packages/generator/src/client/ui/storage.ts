/**
 * The reader's local storage, which may be blocked or full: reading then yields `null` and writing does nothing, so that
 * every feature works for the length of the visit.
 */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it when it is `null`. Returns whether that worked. */
export const writeStored = (key: string, value: string | null): boolean => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
