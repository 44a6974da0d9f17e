// Apart from the highlighter, whose libraries take longer to load than a build takes that highlights nothing.
import { join } from 'node:path'
import { type CacheStore, openStore } from '../../cache/open-store.ts'

/** Opens the highlighted code that the cache of a project holds, by document. */
export const openHighlightStore = (root: string): CacheStore => openStore(join(root, '.cache'), 'highlight')

/** Notes that the highlighted code of documents is still needed: a document that has not changed does not ask for it. */
export const useHighlights = (root: string, documentIds: Iterable<string>): void => {
  const store = openHighlightStore(root)
  for (const id of documentIds) store.use(id)
}
