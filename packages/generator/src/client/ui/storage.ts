/**
 * Text before the names of stored values. Local storage belongs to the origin, so the keys of a site below a path begin
 * with that path: `book/theme`.
 */
const keyPrefix = import.meta.env.BASE_URL.slice(1)

/**
 * Reads the reader's local storage. The storage may be blocked or full: reading then returns `null` and writing does
 * nothing. So every feature still works for the length of the visit.
 */
export const readStored = (name: string): string | null => {
  try {
    return localStorage.getItem(keyPrefix + name)
  } catch {
    return null
  }
}

/** Stores a value, or removes it if the value is `null`. Returns whether that worked. */
export const writeStored = (name: string, value: string | null): boolean => {
  try {
    if (value === null) localStorage.removeItem(keyPrefix + name)
    else localStorage.setItem(keyPrefix + name, value)
    return true
  } catch {
    return false
  }
}
