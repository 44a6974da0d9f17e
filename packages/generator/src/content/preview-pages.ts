import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { StoredDocumentPage } from './pages/site-page.ts'
import type { CompileContext } from './compile-context.ts'
import { configFile } from './modules/load-module.ts'
import type { CompiledDocument } from '../model/compiled-document.ts'
import { readDocument, type ReadSettings } from './documents/read-document.ts'
import { shownParts } from './pages/document-page.ts'
import { collectProblems } from './problems.ts'
import { siteAssets } from './site-assets.ts'
import type { PagePreview, Site } from './site.ts'
import type { SourceDocument } from './source-document.ts'
import type { DocumentCompiler } from './incremental/compile-documents.ts'

/** The results of a run over the whole site that the preview of the next edit needs. */
export interface LastRun {
  site: Site
  /** The context with which the documents were compiled. */
  context: CompileContext
  /** The fingerprint of all other inputs that all documents depend on. */
  fingerprint: string
  settingsOf: (file: string) => ReadSettings
}

export interface PreviewInput {
  root: string
  /** Path from the root of the project, with `/`. */
  file: string
  last: LastRun
  compiler: DocumentCompiler
}

/**
 * Some programs empty a file before they write it. The number of attempts to read it, and the milliseconds between
 * them.
 */
const attempts = 6
const pause = 5

/**
 * Returns the pages of the documents that contain one changed file, as far as this file alone decides them. The rest of
 * the site and the reading time are as in the last run. Returns `undefined` when only a run over the whole site can
 * make the pages: for a document that is new, has errors, or has another address or other front matter, and for the
 * configuration.
 */
export const previewPages = async (input: PreviewInput): Promise<PagePreview | undefined> => {
  // Documents may depend on the configuration. The last run knows only its old values.
  if (input.file === configFile) return undefined
  const path = join(input.root, input.file)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = editState(path)
    if (before === undefined) return undefined
    if (before !== emptyFile) {
      const bytes = readFileSync(path)
      // If the file was written during the read, perhaps only half of it was read. A later write is another edit.
      if (before === editState(path)) return pagesOf(input, bytes)
    }
    await wait(pause)
  }
  return undefined
}

const emptyFile = ''

/**
 * A text that changes with a file: empty for an empty file, `undefined` for a missing file. It is read synchronously,
 * because on a busy machine, Node's thread pool would take longer than the rest of the work.
 */
export const editState = (path: string): string | undefined => {
  try {
    const { mtimeNs, size, ino } = statSync(path, { bigint: true })
    return size === 0n ? emptyFile : [mtimeNs, size, ino].join(' ')
  } catch {
    return undefined
  }
}

const pagesOf = async (
  { root, file, last, compiler }: PreviewInput,
  bytes: Uint8Array,
): Promise<PagePreview | undefined> => {
  const { site, context, fingerprint } = last
  const pages: StoredDocumentPage[] = []
  const results: CompiledDocument[] = []
  for (const known of site.documents) {
    const isEdited = known.file === file
    if (!isEdited && !site.compiled.get(known.id)?.dependencies.includes(file)) continue
    const page = site.pages.get(known.path)
    const document = isEdited ? readAgain(known, { bytes, last }) : known
    if (page?.kind !== 'document' || !document) return undefined
    const problems = collectProblems()
    const documentsByFile = new Map(context.documentsByFile).set(file, document)
    const compiled = await compiler.compileOne(
      document,
      { ...context, problems, documentsByFile: isEdited ? documentsByFile : context.documentsByFile },
      fingerprint,
    )
    if (!compiled || problems.hasErrors) return undefined
    results.push(compiled)
    pages.push({ ...page, ...shownParts(document, compiled, site) })
  }
  return pages.length > 0 ? { pages, assets: siteAssets(root, results) } : undefined
}

/**
 * The document in its present state, if it is valid and if nothing has changed that other documents and lists depend
 * on.
 */
const readAgain = (
  known: SourceDocument,
  { bytes, last }: { bytes: Uint8Array; last: LastRun },
): SourceDocument | undefined => {
  const { file } = known
  const problems = collectProblems()
  const { document } = readDocument({ file, bytes, settings: last.settingsOf(file), problems })
  // Id, path and language follow from the file's name, the settings and the front matter.
  const isSame = isDeepStrictEqual(document.frontMatter, known.frontMatter)
  return isSame && !problems.hasErrors ? document : undefined
}
