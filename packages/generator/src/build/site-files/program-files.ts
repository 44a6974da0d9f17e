import { createHash } from 'node:crypto'
import { catalogueFile } from '../../model/catalogue.ts'
import { mapFile } from '../../model/document-map.ts'
import { digestOf } from '../../content/digest/document-digest.ts'
import type { Site } from '../../content/site.ts'
import { catalogue } from './catalogue.ts'
import { documentMap, mappedFacts } from './document-map.ts'
import { llmsFullFiles, llmsFullText } from './llms-full.ts'
import { homeOf, indexed } from './site-files.ts'

/** A file for programs. */
export interface ProgramFile {
  /** Path below the root of the output. */
  path: string
  /** Changes with everything that the content is made from. No text of a document is read for it. */
  source: string
  make: () => string
}

/**
 * Returns the files from which programs answer questions about the site: the catalogue, the map of each document, and
 * the whole text of each section. Skips files that `static/` provides.
 */
export function* programFiles(site: Site): Generator<ProgramFile> {
  const pages = indexed(site)
  const home = homeOf(site)
  const list = JSON.stringify(catalogue(site, home, pages))
  yield { path: catalogueFile, source: hashOf(list), make: () => list }
  const listed = new Set(pages.map(({ path }) => path))
  const documents = new Map(site.documents.map(({ path, id }) => [path, id]))
  const compiledAt = (path: string) => site.compiled.get(documents.get(path) ?? '')
  for (const page of site.pages.values()) {
    const compiled = page.kind === 'document' ? compiledAt(page.path) : undefined
    if (page.kind !== 'document' || !compiled) continue
    const { markdown, places, samples } = digestOf(compiled)
    yield {
      path: mapFile(page.path),
      source: hashOf(JSON.stringify([mappedFacts(page), markdown, places, samples])),
      make: () => JSON.stringify(documentMap(page, compiled)),
    }
  }
  for (const [path, documents] of llmsFullFiles(site.data.docsPath, home)) {
    if (site.staticFiles.has(path)) continue
    const texts = documents.flatMap((document) => (listed.has(document) ? (compiledAt(document) ?? []) : []))
    if (texts.length === 0) continue
    yield {
      path: path.slice(1),
      source: hashOf(texts.map((compiled) => digestOf(compiled).markdown).join(' ')),
      make: () => llmsFullText(texts.map((compiled) => compiled.readMarkdown())),
    }
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
