import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { collectPostings, type DocumentPostings } from '@dev-handbook/search/index-writer/collect-postings'
import type { DocumentSource } from '@dev-handbook/search/index-writer/gather-documents'
import { postingsFromBytes, postingsToBytes } from '@dev-handbook/search/index-writer/postings-bytes'

/**
 * Caches the postings of documents from earlier runs, because splitting texts into terms is half of the work of an
 * index.
 */
export interface PostingsCache {
  /** Like `collectPostings`. */
  postingsOf: (document: DocumentSource) => DocumentPostings
}

/** Opens the cache of postings in the cache folder, with one entry per document. */
export const openPostingsCache = (cacheFolder: string): PostingsCache => {
  const store = openStore(cacheFolder, 'search')
  const program = programFingerprint(['packages/search/src', 'packages/generator/src/model', 'package-lock.json'])
  return {
    postingsOf: (document) => {
      const origin = `${program}\0${JSON.stringify(document)}`
      let bytes: Uint8Array | undefined = store.read(document.path, origin)
      if (!bytes) {
        bytes = postingsToBytes(collectPostings(document))
        store.write(document.path, origin, bytes)
      }
      // Newly made postings are read back too: their terms are slices of the text, and would keep the whole text in
      // memory.
      const { terms, term, section, field, quality } = postingsFromBytes(bytes)
      // The index keeps these columns until its end. Without copies, they would keep all of the bytes in memory.
      return { terms, term: term.slice(), section: section.slice(), field: field.slice(), quality: quality.slice() }
    },
  }
}
