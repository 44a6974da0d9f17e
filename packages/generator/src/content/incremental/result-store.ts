import { join } from 'node:path'
import { openStore } from '../../cache/open-store.ts'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import { openDocument, packDocument, type PackedDocument } from './packed-document.ts'
import { programFingerprint } from './program-fingerprint.ts'
import type { TextSpool } from './text-spool.ts'
import type { ContextQuestion } from './tracked-context.ts'

/** A result and all its dependencies. */
export interface CompiledEntry {
  /** Everything from the document itself, and the settings. */
  key: string
  result: CompiledDocument
  questions: { question: ContextQuestion; answer: string }[]
  /** Hash of each file that was read. */
  files: readonly (readonly [file: string, hash: string])[]
}

/** Results of documents, stored on disk from one run of the program to the next. */
export interface ResultStore {
  /**
   * The last result that the same version of this program wrote for a document, or `undefined`. Its long parts are read
   * at their first access.
   */
  read: (id: string) => CompiledEntry | undefined
  /** A write error is ignored: it only costs time. */
  write: (id: string, entry: CompiledEntry) => void
}

/** The JSON header that precedes the long parts. */
interface Header extends Omit<CompiledEntry, 'result'> {
  facts: PackedDocument['facts']
  /** Size of each long part in bytes. */
  sizes: number[]
}

/**
 * The dependencies of every result besides the document and the answers of its context: the code that makes the result.
 */
const compilerSources = ['packages', 'package-lock.json']

/** Number of bytes before the header. They contain the header's size. */
const prefix = 4

/**
 * Opens the stored results of a project. Most of a result is text, which many builds do not read. The text goes to the
 * spool without being decoded. Without a spool it stays in memory.
 */
export const openResultStore = (root: string, spool?: TextSpool): ResultStore => {
  const store = openStore(join(root, '.cache'), 'documents')
  const program = programFingerprint(compilerSources)
  const hold = spool?.put ?? ((bytes: Buffer) => () => bytes.toString())
  return {
    read: (id) => {
      const bytes = store.read(id, program)
      if (!bytes) return undefined
      let end = prefix + bytes.readUInt32LE(0)
      // SAFETY: the same version of this program has written the entry, and the store returns exactly what was written.
      const { facts, sizes, ...entry } = JSON.parse(bytes.toString('utf8', prefix, end)) as Header
      const readers = sizes.map((size) => hold(bytes.subarray(end, (end += size))))
      return { ...entry, result: openDocument(facts, readers) }
    },
    write: (id, { result, ...entry }) => {
      const { facts, texts } = packDocument(result)
      const parts = texts.map((text) => Buffer.from(text))
      const header = { ...entry, facts, sizes: parts.map(({ length }) => length) } satisfies Header
      const text = Buffer.from(JSON.stringify(header))
      const size = Buffer.alloc(prefix)
      size.writeUInt32LE(text.length)
      store.write(id, program, Buffer.concat([size, text, ...parts]))
    },
  }
}
