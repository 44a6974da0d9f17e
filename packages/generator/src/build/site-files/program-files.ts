import { catalogueFile } from '../../model/catalogue.ts'
import { mapFile } from '../../model/document-map.ts'
import type { Site } from '../../content/site.ts'
import { catalogue } from './catalogue.ts'
import { documentMap } from './document-map.ts'
import { llmsFullFiles } from './llms-full.ts'
import { homeOf, indexed } from './site-files.ts'

/**
 * Yields the files from which programs answer questions about the site, by path below the root of the output: the
 * catalogue, the map of each document, and the whole text of each section. Only one of them is in memory at a time.
 * Skips files that `static/` provides.
 */
export function* programFiles(site: Site): Generator<[path: string, content: string]> {
  const pages = indexed(site)
  const home = homeOf(site)
  yield [catalogueFile, JSON.stringify(catalogue(site, home, pages))]
  const listed = new Set(pages.map(({ path }) => path))
  const documents = new Map(site.documents.map(({ path, id }) => [path, id]))
  const compiledAt = (path: string) => site.compiled.get(documents.get(path) ?? '')
  for (const page of site.pages.values()) {
    const compiled = page.kind === 'document' ? compiledAt(page.path) : undefined
    if (page.kind === 'document' && compiled) yield [mapFile(page.path), JSON.stringify(documentMap(page, compiled))]
  }
  const markdownOf = (path: string) => (listed.has(path) ? compiledAt(path)?.readMarkdown() : undefined)
  for (const [path, text] of llmsFullFiles({ docsPath: site.data.docsPath, home, markdownOf }))
    if (!site.staticFiles.has(path)) yield [path.slice(1), text]
}
