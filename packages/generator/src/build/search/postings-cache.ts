import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepFile } from '../../content/incremental/keep-file.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { collectPostings, type DocumentPostings } from '@dev-handbook/search/index-writer/collect-postings'
import type { DocumentSource } from '@dev-handbook/search/index-writer/gather-documents'
import { postingsFromBytes, postingsToBytes } from '@dev-handbook/search/index-writer/postings-bytes'
import { sweepFolder } from '../cache-file.ts'

/** Where terms stand in documents, from earlier runs: cutting texts into terms is half of what an index takes. */
export interface PostingsCache {
  /** Like `collectPostings`. */
  postingsOf: (document: DocumentSource) => DocumentPostings
  /** Removes what belongs to documents that were not asked for. */
  sweep: () => void
}

/** Opens the cache below a cache folder, a file a document. One that is missing, damaged or of another program counts as none. */
export const openPostingsCache = (cacheFolder: string): PostingsCache => {
  const folder = join(cacheFolder, 'search')
  const program = programFingerprint(['packages/search/src', 'packages/generator/src/model', 'package-lock.json'])
  const used = new Set<string>()
  return {
    postingsOf: (document) => {
      const name = createHash('sha1').update(document.path).digest('hex').slice(0, 20)
      used.add(name)
      const file = join(folder, name)
      const source = `${program}\0${JSON.stringify(document)}`
      let bytes = read(file, source)
      if (!bytes) {
        bytes = postingsToBytes(collectPostings(document))
        keepFile(file, Buffer.concat([sealOf(source, bytes), bytes]))
      }
      // Also those that were made just now: their terms are pieces of the text, and would keep it in memory.
      const { terms, term, section, field, quality } = postingsFromBytes(bytes)
      // Copies, as the index holds the columns until its end: they would keep all of the bytes.
      return { terms, term: term.slice(), section: section.slice(), field: field.slice(), quality: quality.slice() }
    },
    sweep: () => {
      sweepFolder(folder, (name) => used.has(name))
    },
  }
}

const sealSize = 32

/** Stands in front of the bytes: a hash of what they were made of and of themselves. */
const sealOf = (source: string, bytes: Uint8Array): Buffer => createHash('sha256').update(source).update(bytes).digest()

const read = (file: string, source: string): Uint8Array | undefined => {
  try {
    const stored = readFileSync(file)
    const bytes = stored.subarray(sealSize)
    return sealOf(source, bytes).equals(stored.subarray(0, sealSize)) ? bytes : undefined
  } catch {
    return undefined
  }
}
