import { readStored, writeStored } from './ui/storage.ts'

/** Key in local storage of the documentation's version that the reader has chosen. */
const storageKey = 'docs-version'

/** Keeps the version that the reader is in. There is one so far, and a choice that no longer exists becomes it. */
export const rememberVersion = (name: string): void => {
  if (readStored(storageKey) !== name) writeStored(storageKey, name)
}
