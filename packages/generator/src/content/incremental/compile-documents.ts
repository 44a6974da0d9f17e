import type { FileHashes } from '../../cache/file-hashes.ts'
import type { CompileContext } from '../compile-context.ts'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import { withDigest } from '../digest/document-digest.ts'
import { messageOf } from '../modules/module-fault.ts'
import { factsOf, type SourceDocument } from '../source-document.ts'
import { noteDocument } from './note-document.ts'
import type { CompiledEntry, ResultStore } from './result-store.ts'
import { spoolCompiled } from './spooled.ts'
import type { TextSpool } from './text-spool.ts'
import { answer, trackContext } from './tracked-context.ts'

/** Compiles one document: see `compile/compile-document.ts`. */
export type CompileDocument = (
  document: SourceDocument,
  context: CompileContext,
) => Promise<CompiledDocument | undefined>

/** Compiles documents and keeps the results until an input changes. */
export interface DocumentCompiler {
  /**
   * Results by id, in the order of the documents. Documents with errors are missing. Problems go to the context's
   * collector. `pause` is awaited at intervals. When it throws, the documents that are already compiled are kept.
   */
  compile: (
    documents: readonly SourceDocument[],
    context: CompileContext,
    run: { fingerprint: string; pause?: () => Promise<void> },
  ) => Promise<Map<string, CompiledDocument>>
  /** Compiles one document ahead of the next `compile`, which then reuses the result. */
  compileOne: (
    document: SourceDocument,
    context: CompileContext,
    fingerprint: string,
  ) => Promise<CompiledDocument | undefined>
}

export interface DocumentCompilerOptions {
  /** Hashes of the files that documents read. */
  hashes: FileHashes
  compileDocument: CompileDocument
  /** Keeps results for other runs of the program. */
  store?: ResultStore | undefined
  /**
   * Holds the texts of new results, which are then not kept in memory for another run. For a program that makes only
   * one run.
   */
  spool?: TextSpool | undefined
  /** Called after each document with the number of compiled documents and the number of all documents. */
  onCompiled?: ((done: number, total: number) => void) | undefined
}

/**
 * Returns a compiler for a project. A result is reused when all its inputs are unchanged: the document, the settings,
 * the given fingerprint, every answer that the document got from its context, and every other file that it read. A
 * document with problems is compiled again each time, because a missing target may have appeared. With a store, results
 * of earlier runs of the program are reused too.
 */
export const createDocumentCompiler = ({
  hashes,
  compileDocument,
  store,
  spool,
  onCompiled,
}: DocumentCompilerOptions): DocumentCompiler => {
  let entries = new Map<string, CompiledEntry>()
  /** Results that are not yet in the store. They are written after the run over all documents. */
  const unsaved = new Set<CompiledEntry>()

  const isCurrent = (entry: CompiledEntry, key: string, context: CompileContext): boolean => {
    if (entry.key !== key) return false
    if (entry.questions.some(({ question, answer: before }) => answer(context, question) !== before)) return false
    for (const [file, hash] of entry.files) if (hashes.of(file) !== hash) return false
    return true
  }

  const compileAnew = async (
    document: SourceDocument,
    key: string,
    context: CompileContext,
  ): Promise<{ result?: CompiledDocument; entry?: CompiledEntry }> => {
    const started = Date.now()
    const { context: tracked, problems, answers } = trackContext(context)
    noteDocument(document.file)
    const result = await compileDocument(document, tracked).catch((cause: unknown) => {
      const message = `Compiling the document failed inside the program: ${messageOf(cause)}. This is a bug in the generator; report it with the document.`
      problems.error({ rule: 'internal', file: document.file, message, cause })
      return undefined
    })
    noteDocument()
    for (const { severity, ...problem } of problems.all) context.problems[severity](problem)
    if (!result) return {}
    if (problems.all.length > 0) return { result }
    // It is unknown in which state a changing file was read. The document is therefore compiled again the next time.
    const hashOf = (file: string) => (hashes.mayHaveChanged(file, started) ? unsure : hashes.of(file))
    const files = result.dependencies.map((file) => [file, hashOf(file)] as const)
    return { result, entry: { key, result, questions: [...answers.values()], files } }
  }

  const compileOnce = async (
    document: SourceDocument,
    context: CompileContext,
    settings: string,
  ): Promise<{ result?: CompiledDocument; entry?: CompiledEntry; isNew?: boolean }> => {
    // The hash represents the body.
    const key = JSON.stringify([factsOf(document), document.bodyLine, document.hash, settings])
    const known = entries.get(document.id) ?? store?.read(document.id)
    if (known && isCurrent(known, key, context)) return { result: known.result, entry: known }
    const made = await compileAnew(document, key, context)
    if (made.entry) unsaved.add(made.entry)
    return { ...made, isNew: true }
  }

  return {
    compile: async (documents, context, { fingerprint, pause }) => {
      const settings = settingsOf(context, fingerprint)
      const next = new Map<string, CompiledEntry>()
      const compiled = new Map<string, CompiledDocument>()
      let paused = performance.now()
      for (const [index, document] of documents.entries()) {
        if (pause && performance.now() - paused > longestStep) {
          await pause()
          paused = performance.now()
        }
        const { entry, ...made } = await compileOnce(document, context, settings)
        // Made once for both the spool and the store.
        const result = made.result && spool ? withDigest(made.result) : made.result
        if (result) compiled.set(document.id, spool && made.isNew ? spoolCompiled(result, spool) : result)
        if (entry && !spool) {
          next.set(document.id, entry)
          entries.set(document.id, entry)
        }
        if (entry && result && unsaved.delete(entry)) store?.write(document.id, { ...entry, result })
        onCompiled?.(index + 1, documents.length)
      }
      entries = next
      unsaved.clear()
      if (store) hashes.save()
      return compiled
    },
    compileOne: async (document, context, fingerprint) => {
      const { result, entry } = await compileOnce(document, context, settingsOf(context, fingerprint))
      if (entry) entries.set(document.id, entry)
      return result
    },
  }
}

/** Differs from every hash. */
const unsure = 'unsure'

/** Longest work without a pause, in milliseconds. */
const longestStep = 8

const settingsOf = (
  {
    markdown,
    folder,
    baseUrl,
    completeFiles,
    hydrate,
    servedElsewhere,
    linkSchemes,
    onBrokenLinks,
    onBrokenMarkdownLinks,
    onBrokenImages,
  }: CompileContext,
  fingerprint: string,
): string =>
  JSON.stringify([
    markdown,
    folder,
    baseUrl,
    completeFiles,
    hydrate,
    servedElsewhere,
    linkSchemes,
    onBrokenLinks,
    onBrokenMarkdownLinks,
    onBrokenImages,
    fingerprint,
  ])
