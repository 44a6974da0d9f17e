import { join } from 'node:path'
import { openStore } from '../../cache/open-store.ts'
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

/** Opens the results of a project in its cache, one at a time, so that memory holds no more of them. */
export const openResultStore = <Entry>(root: string): ResultStore<Entry> => {
  const store = openStore(join(root, '.cache'), 'documents')
  const program = programFingerprint(compilerSources)
  return {
    read: (id) => {
      const text = store.read(id, program)
      // SAFETY: this very program has written it, and the store returns what was written.
      return text && (JSON.parse(text.toString()) as Entry)
    },
    write: (id, entry) => {
      store.write(id, program, JSON.stringify(entry))
    },
  }
}
