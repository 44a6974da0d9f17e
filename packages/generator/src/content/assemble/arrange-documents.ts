import type { DocumentSummary } from '../../model/page.ts'
import { pageTexts } from '../../texts/page-texts.ts'
import { documentSummary } from '../pages/document-page.ts'
import { type SitePaths, sitePathsOf } from '../pages/site-paths.ts'
import type { Sources } from '../read-sources.ts'
import { placeDocuments, type PlacedDocuments } from '../sidebars/place-documents.ts'
import type { SourceDocument } from '../source-document.ts'
import { assignTags, type AssignedTags } from '../tags/assign-tags.ts'
import { checkReservedPaths } from '../tags/check-reserved-paths.ts'
import { withDocuments } from '../with-documents.ts'
import type { AssembleInput } from './assemble-input.ts'

/** The documents of a site in their places, before any document is compiled. */
export interface ArrangedDocuments {
  /** Includes the indexes that the sidebars generate. */
  sources: Sources
  placed: PlacedDocuments
  /** Documents that lists may contain. */
  listed: readonly SourceDocument[]
  tags: AssignedTags
  sitePaths: SitePaths
  /** Site paths of all pages. */
  paths: ReadonlySet<string>
  summaries: ReadonlyMap<string, DocumentSummary>
  summaryOf: (document: SourceDocument) => DocumentSummary
}

/** Puts documents into sidebars, and assigns their tags. */
export const arrangeDocuments = async (input: AssembleInput): Promise<ArrangedDocuments> => {
  const { config, stopwatch } = input
  const placed = await stopwatch.measure('sidebars', () => placeDocuments({ ...input, ...input.sources }))
  const sources = withDocuments(input.sources, placed.indexDocuments)
  const { documents, history } = sources
  const sitePaths = sitePathsOf(config.docs.routeBasePath)
  const tags = await stopwatch.measure('tags', () =>
    assignTags({
      ...input,
      ...config,
      documents,
      vocabulary: sources.vocabulary,
      tagsPath: sitePaths.tags,
      describe: pageTexts(config.lang).tag.description,
    }),
  )
  checkReservedPaths({ ...input, ...config, documents, tags, tagsPath: sitePaths.tags })
  const summaries = new Map(
    documents.map((document) => [document.id, documentSummary(document, updatedAt(document, history))]),
  )
  return {
    sources,
    placed,
    listed: documents.filter(({ frontMatter }) => !frontMatter.unlisted),
    tags,
    sitePaths,
    paths: new Set([
      ...Object.values(sitePaths),
      ...documents.map(({ path }) => path),
      ...tags.used.map(({ path }) => path),
    ]),
    summaries,
    summaryOf: (document) => summaries.get(document.id) ?? documentSummary(document, undefined),
  }
}

const updatedAt = ({ file, frontMatter }: SourceDocument, history: ReadonlyMap<string, string>): string | undefined =>
  frontMatter.last_update?.date ?? history.get(file)
