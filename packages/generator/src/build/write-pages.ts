import { createHash } from 'node:crypto'
import { digestOf } from '../content/digest/document-digest.ts'
import { runnableSamples } from '../content/runs/run-buttons.ts'
import { readPage, type SitePage } from '../content/pages/site-page.ts'
import { pageFile } from '../model/path.ts'
import type { Site } from '../content/site.ts'
import type { AppBundle } from './bundle/app-bundle.ts'
import type { BuildOptions } from './build-result.ts'
import { metaPolicy } from './host/security-headers.ts'
import type { SiteWriter } from './output/site-writer.ts'
import { pageHtml } from './page/template.ts'
import type { SocialCards } from './social/draw-cards.ts'
import { prepareDocumentStyles, preparePageStyles } from './styles/page-styles.ts'

export interface WrittenPages {
  site: Site
  /** The bundled client, which renders the pages. */
  app: AppBundle
  headers: Readonly<Record<string, string>>
  /** Preview images of pages. */
  cards: SocialCards
  writer: SiteWriter
  onProgress: NonNullable<BuildOptions['onProgress']>
}

/**
 * Writes every page as HTML and as page data, the preview images, and the files of a document: its Markdown and its
 * complete files.
 */
export const writePages = async ({ site, app, headers, cards, writer, onProgress }: WrittenPages): Promise<void> => {
  const { write, writeMade } = writer
  const [documentStyles, pageStyles] = [prepareDocumentStyles(app.css), preparePageStyles(app.css)]
  const frame = hashOf(app.id, JSON.stringify(site.data))
  const policy = metaPolicy(headers)
  const compiledAt = new Map(site.documents.map(({ id, path }) => [path, site.compiled.get(id)]))
  /**
   * A text that changes with all data of a page. The article is not read for this text: the hash of the article is
   * used instead.
   */
  const stateOf = (page: SitePage): string => {
    const compiled = page.kind === 'document' && compiledAt.get(page.path)
    if (!compiled) return JSON.stringify(page)
    const { html, needs } = digestOf(compiled)
    return JSON.stringify([html, [...runnableSamples(needs, site.offered)], page])
  }
  const writePage = async (page: SitePage) => {
    const shards = 'sidebar' in page && page.sidebar ? site.branch(page.sidebar) : []
    const preview = cards.imageOf(page.path)
    const state = stateOf(page)
    const source = hashOf(frame, JSON.stringify([preview, shards, policy]), state)
    const html = () => {
      const whole = readPage(page)
      const body = app.render({ page: whole, shards })
      const { entry, inlineScript } = app
      const [stylesOf, styleSheet] =
        page.kind === 'document' ? [documentStyles, app.documentStyleSheet] : [pageStyles, app.styleSheet]
      const styles = (markup: string) => `<style>${stylesOf(markup)}</style>`
      return pageHtml({
        site: site.data,
        page: whole,
        shards,
        body,
        entry,
        preload: app.preloads[page.kind],
        inlineScript,
        styles,
        styleSheet,
        preview,
        // For hosts without rules for headers, and for addresses that no rule of a host names.
        policy,
      })
    }
    await Promise.all([
      writeMade(pageFile(page.path, 'html'), source, html),
      writeMade(pageFile(page.path, 'json'), hashOf(state), () => JSON.stringify(readPage(page))),
    ])
  }
  // Previews are drawn between pages. Their pixels are freed when garbage is collected, and only the work on pages
  // triggers a collection.
  const previews = batches([...cards.images], 16)
  // The names of previews are hashes of what they show.
  const writePreviews = (drawings: [path: string, draw: () => Promise<Uint8Array>][]) =>
    drawings.map(([path, draw]) => writeMade(path, path, draw))
  let done = 0
  for (const batch of batches([...site.pages.values()], 16)) {
    await Promise.all([...batch.map(writePage), ...writePreviews(previews.next().value ?? [])])
    onProgress('pages', (done += batch.length), site.pages.size)
  }
  for (const rest of previews) await Promise.all(writePreviews(rest))
  for (const document of site.documents) {
    const compiled = site.compiled.get(document.id)
    if (!compiled || !site.pages.has(document.path)) continue
    await writeMade(pageFile(document.path, 'md'), digestOf(compiled).markdown, () => compiled.readMarkdown())
    for (const { typescript, javascript } of compiled.readCompleteFiles())
      for (const file of [typescript, javascript]) if (file) await write(file.path.slice(1), file.code)
  }
}

const hashOf = (...parts: string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('hex')
}

function* batches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
