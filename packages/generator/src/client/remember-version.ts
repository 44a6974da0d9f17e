import { readStored, writeStored } from './ui/storage.ts'

/** Key in local storage. Its value is the version of the documentation that the reader has chosen. */
const storageKey = 'docs-version'

/**
 * Stores the version that the reader is reading. There is only one version so far. It replaces a stored version that no
 * longer exists.
 */
export const rememberVersion = (name: string): void => {
  if (readStored(storageKey) !== name) writeStored(storageKey, name)
}
