import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepFile } from './keep-file.ts'
import { programFingerprint } from './program-fingerprint.ts'

/** Results of documents, plain data, kept on disk from one run of the program to the next. */
export interface ResultStore<Entry> {
  /** What was written last for a document by this same program, or `undefined`. */
  read: (id: string) => Entry | undefined
  /** A disk that refuses costs only time. */
  write: (id: string, entry: Entry) => void
}

/** What a result depends on besides the document and the answers of its context: the code that makes it. */
const compilerSources = ['packages', 'package-lock.json']

/**
 * Opens the store of a project in `.cache/documents/`, a file a document, so that memory holds one at a time. A file that is
 * missing, damaged or of another program counts as none.
 */
export const openResultStore = <Entry>(root: string): ResultStore<Entry> => {
  const folder = join(root, '.cache', 'documents')
  const program = programFingerprint(compilerSources)
  const fileOf = (id: string) => join(folder, createHash('sha1').update(id).digest('hex').slice(0, 20))
  return {
    read: (id) => {
      try {
        // SAFETY: where it names this very program, that has written it.
        const stored = JSON.parse(readFileSync(fileOf(id), 'utf8')) as { program: string; id: string; entry: Entry }
        return stored.program === program && stored.id === id ? stored.entry : undefined
      } catch {
        return undefined
      }
    },
    write: (id, entry) => {
      keepFile(fileOf(id), JSON.stringify({ program, id, entry }))
    },
  }
}
