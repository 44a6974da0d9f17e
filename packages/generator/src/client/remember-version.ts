import { readStored, writeStored } from './ui/storage.ts'

/** Key in local storage of the documentation's version that the reader has chosen. */
const storageKey = 'docs-version'

/**
 * Stores the version that the reader is in. There is only one so far. A stored version that no longer exists is
 * replaced by it.
 */
export const rememberVersion = (name: string): void => {
  if (readStored(storageKey) !== name) writeStored(storageKey, name)
}
