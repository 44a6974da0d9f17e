import { createHash } from 'node:crypto'
import { openStore } from '../../cache/open-store.ts'
import { packFiles, unpackFiles } from '../../cache/packed-files.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { collectPostings } from '@dev-handbook/search/index-writer/collect-postings'
import type { DocumentSource } from '@dev-handbook/search/index-writer/gather-documents'
import { type LetteredPostings, postingsByLetter } from '@dev-handbook/search/index-writer/lettered-postings'
import { postingsFromBytes, postingsToBytes } from '@dev-handbook/search/index-writer/postings-bytes'

/**
 * Caches the postings of documents from earlier runs, because splitting texts into terms is half of the work of an
 * index.
 */
export interface PostingsCache {
  /** Returns the postings of a document. They stay packed until they are read. */
  postingsOf: (document: DocumentSource) => LetteredPostings
}

/** Opens the cache of postings in the cache folder, with one entry per document. */
export const openPostingsCache = (cacheFolder: string): PostingsCache => {
  const store = openStore(cacheFolder, 'search')
  const program = programFingerprint(['packages/search/src', 'packages/generator/src/model', 'package-lock.json'])
  return {
    postingsOf: (document) => {
      const origin = `${program}\0${JSON.stringify(document)}`
      let bytes = store.read(document.path, origin)
      if (!bytes) {
        bytes = pack(document)
        store.write(document.path, origin, bytes)
      }
      return open(bytes)
    },
  }
}

/** Key of the list of letters, each with the hash of its postings. No letter is empty. */
const list = ''

const pack = (document: DocumentSource): Buffer => {
  const letters = [...postingsByLetter(collectPostings(document))].map(
    ([letter, postings]) => [letter, postingsToBytes(postings)] as const,
  )
  const hashes = letters.map(([letter, bytes]) => [letter, createHash('sha256').update(bytes).digest('base64url')])
  return packFiles(new Map([[list, Buffer.from(JSON.stringify(hashes))], ...letters]))
}

const open = (bytes: Buffer): LetteredPostings => {
  const files = unpackFiles(bytes)
  const of = (letter: string): Buffer => {
    const file = files.get(letter)
    if (!file) throw new Error(`The packed postings have no letter "${letter}".`)
    return file
  }
  return {
    // SAFETY: the store returns what was written.
    letters: new Map(JSON.parse(of(list).toString()) as [letter: string, hash: string][]),
    read: (letter) => postingsFromBytes(of(letter)),
  }
}
