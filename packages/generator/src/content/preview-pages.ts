import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentPage } from '../model/page.ts'
import type { CompileContext } from './compile-context.ts'
import type { CompiledDocument } from '../model/compiled-document.ts'
import { readDocument, type ReadSettings } from './documents/read-document.ts'
import { shownParts } from './pages/document-page.ts'
import { collectProblems } from './problems.ts'
import { siteAssets } from './site-assets.ts'
import type { PagePreview, Site } from './site.ts'
import type { SourceDocument } from './source-document.ts'
import type { DocumentCompiler } from './incremental/compile-documents.ts'

/** What a run over the whole site leaves behind for what is edited next. */
export interface LastRun {
  site: Site
  /** What its documents were compiled with. */
  context: CompileContext
  /** What all documents depend on besides the context. */
  fingerprint: string
  settingsOf: (file: string) => ReadSettings
}

export interface PreviewInput {
  root: string
  /** From the root of the project, with `/`. */
  file: string
  last: LastRun
  compiler: DocumentCompiler
}

/** Some programs empty a file before they write it: how often it is read again, and after how many milliseconds. */
const attempts = 6
const pause = 5

/**
 * Returns the pages of the documents that one changed file is part of, as far as that file alone tells: the rest of the site
 * and the time that reading takes are as the last run left them. Returns `undefined` where only a run over the whole site can
 * tell, so for a document that is new, has errors, another address or other front matter.
 */
export const previewPages = async (input: PreviewInput): Promise<PagePreview | undefined> => {
  const path = join(input.root, input.file)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = editState(path)
    if (before === undefined) return undefined
    if (before !== emptyFile) {
      const bytes = readFileSync(path)
      // What was written meanwhile was perhaps read by half. What is written after this is another edit.
      if (before === editState(path)) return pagesOf(input, bytes)
    }
    await wait(pause)
  }
  return undefined
}

const emptyFile = ''

/**
 * A text that changes with a file, empty for an empty one, `undefined` for none. It is read at once: on a busy machine, asking
 * Node's pool of threads takes longer than all the rest.
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
  const pages: DocumentPage[] = []
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

/** The document as it is now, if it is sound and all that other documents and lists build upon is as it was. */
const readAgain = (
  known: SourceDocument,
  { bytes, last }: { bytes: Uint8Array; last: LastRun },
): SourceDocument | undefined => {
  const { file } = known
  const problems = collectProblems()
  const { document } = readDocument({ file, bytes, settings: last.settingsOf(file), problems })
  // Id, path and language follow from the file's name, the settings and these.
  const isSame = isDeepStrictEqual(document.frontMatter, known.frontMatter)
  return isSame && !problems.hasErrors ? document : undefined
}
