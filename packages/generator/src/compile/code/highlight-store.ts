// This module is separate from the highlighter. The highlighter's libraries take longer to load than a whole build that
// highlights nothing.
import { join } from 'node:path'
import { type CacheStore, openStore } from '../../cache/open-store.ts'

/** Opens the highlighted code in the cache of a project. Its entries are documents. */
export const openHighlightStore = (root: string): CacheStore => openStore(join(root, '.cache'), 'highlight')

/** Records that the highlighted code of documents is still needed. An unchanged document does not ask for its code. */
export const useHighlights = (root: string, documentIds: Iterable<string>): void => {
  const store = openHighlightStore(root)
  for (const id of documentIds) store.use(id)
}
