import type { SearchHit } from '@dev-handbook/search/contract'

/** A result with its text, if the text has arrived. Its headings stay unchanged. */
export const withText = (hit: SearchHit, texts: ReadonlyMap<string, SearchHit>): SearchHit => {
  const found = texts.get(hit.objectID)
  if (!found) return hit
  const snippet = found._snippetResult?.content
  return {
    ...hit,
    content: found.content,
    _snippetResult: { ...hit._snippetResult, ...(snippet ? { content: snippet } : {}) },
  }
}
