import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { collectPostings, type DocumentPostings } from '@dev-handbook/search/index-writer/collect-postings'
import type { DocumentSource } from '@dev-handbook/search/index-writer/gather-documents'
import { postingsFromBytes, postingsToBytes } from '@dev-handbook/search/index-writer/postings-bytes'

/** Where terms stand in documents, from earlier runs: cutting texts into terms is half of what an index takes. */
export interface PostingsCache {
  /** Like `collectPostings`. */
  postingsOf: (document: DocumentSource) => DocumentPostings
}

/** Opens what the cache folder holds of them, an entry a document. */
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
      // Also those that were made just now: their terms are pieces of the text, and would keep it in memory.
      const { terms, term, section, field, quality } = postingsFromBytes(bytes)
      // Copies, as the index holds the columns until its end: they would keep all of the bytes.
      return { terms, term: term.slice(), section: section.slice(), field: field.slice(), quality: quality.slice() }
    },
  }
}
