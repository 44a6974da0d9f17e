import { createHash } from 'node:crypto'
import type { CacheStore } from '../../cache/open-store.ts'
import { packFiles, unpackFiles } from '../../cache/packed-files.ts'
import type { DocumentRecords } from '../../content/pages/site-records.ts'
import { type DocumentPart, documentPart, type DocumentSummary } from '@dev-handbook/search/index-writer/document-part'
import { gatherDocuments } from '@dev-handbook/search/index-writer/gather-documents'
import type { LetteredPostings } from '@dev-handbook/search/index-writer/lettered-postings'
import { postingsFromBytes, postingsToBytes } from '@dev-handbook/search/index-writer/postings-bytes'
import type { PublishedFile, PublishedFiles } from './published-files.ts'

interface DocumentCache {
  store: CacheStore
  /** Changes with the program that makes the parts. */
  program: string
  published: PublishedFiles
}

/** The stored part of a document, without its postings. */
interface Header {
  summary: DocumentSummary
  files: readonly PublishedFile[]
  /** The letters of its terms, each with the hash of its postings. */
  letters: readonly (readonly [letter: string, hash: string])[]
}

/**
 * Returns the parts of documents one after another. When the records of a document are those of an earlier build and
 * its files in the output are intact, its texts are not read. Postings stay packed until the index reads them.
 */
export function* documentParts(records: Iterable<DocumentRecords>, cache: DocumentCache): Generator<DocumentPart> {
  const { store, program, published } = cache
  for (const { path, fingerprint, read } of records) {
    const origin = `${program} ${fingerprint}`
    const stored = store.read(path, origin)
    const known = stored && open(stored)
    if (known && published.keep(known.files)) {
      yield { ...known, files: [] }
      continue
    }
    for (const document of gatherDocuments(read())) {
      const { summary, postings, files } = documentPart(document, known?.postings)
      if (known) {
        // Only its files are missing, as in a new copy of the site with its cache.
        yield { summary, postings, files }
        continue
      }
      const letters = pack(postings)
      const hashes = [...letters].map(([letter, bytes]) => [letter, hashOf(bytes)] as const)
      yield { summary, postings: packedPostings(hashes, letters), files }
      // The index has passed on the files of the part, and they are written.
      const written: Header = { summary, files: published.named(files.map(([name]) => name)), letters: hashes }
      store.write(path, origin, packFiles(new Map([[header, Buffer.from(JSON.stringify(written))], ...letters])))
    }
  }
}

/** Key of the header among the letters. No letter is empty. */
const header = ''

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

const pack = (postings: LetteredPostings): Map<string, Uint8Array> =>
  new Map([...postings.letters.keys()].map((letter) => [letter, postingsToBytes(postings.read(letter))]))

const bytesIn = (packed: ReadonlyMap<string, Uint8Array>, letter: string): Uint8Array => {
  const bytes = packed.get(letter)
  if (!bytes) throw new Error(`The packed postings have no letter "${letter}".`)
  return bytes
}

const packedPostings = (letters: Header['letters'], packed: ReadonlyMap<string, Uint8Array>): LetteredPostings => ({
  letters: new Map(letters),
  read: (letter) => postingsFromBytes(bytesIn(packed, letter)),
})

const open = (stored: Buffer): Omit<DocumentPart, 'files'> & Pick<Header, 'files'> => {
  const packed = unpackFiles(stored)
  // SAFETY: the store returns what was written.
  const { summary, files, letters } = JSON.parse(String(packed.get(header))) as Header
  return { summary, files, postings: packedPostings(letters, packed) }
}
