/**
 * Reads the reader's local storage. The storage may be blocked or full: reading then returns `null` and writing does
 * nothing. So every feature still works for the length of the visit.
 */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it if the value is `null`. Returns whether that worked. */
export const writeStored = (key: string, value: string | null): boolean => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
