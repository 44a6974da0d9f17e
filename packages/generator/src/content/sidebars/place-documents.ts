import type { SidebarTree } from '../../model/docs-version.ts'
import type { SidebarShard } from '../../model/sidebar.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { FolderCategory } from '../schema/category.ts'
import type { SourceDocument } from '../source-document.ts'
import { buildTree } from './build-tree.ts'
import { createIndexCheck } from './check-index-address.ts'
import { cutShards } from './cut-shards.ts'
import { indexDocument } from './index-document.ts'
import type { LoadedSidebars } from './load-sidebars.ts'
import { orderSidebars, type SidebarOrder } from './positions.ts'
import { quotedPlace } from './quoted-place.ts'
import { resolveSidebars } from './resolve-sidebars.ts'

/** The sidebars in every form that the site needs. */
export interface PlacedDocuments {
  trees: Record<string, SidebarTree>
  shards: Map<string, SidebarShard>
  order: SidebarOrder
  /** Generated documents that list the contents of a category, for categories that ask for such an index. */
  indexDocuments: SourceDocument[]
}

/** The input for sidebars. */
export interface PlaceDocumentsInput {
  config: SiteConfig
  sidebars: LoadedSidebars
  categories: ReadonlyMap<string, FolderCategory>
  documents: readonly SourceDocument[]
  documentsById: ReadonlyMap<string, SourceDocument>
  draftIds: readonly string[]
  problems: ProblemCollector
}

/** Runs the stages: validated sidebars, resolved sidebars, trees, shards and order. */
export const placeDocuments = (input: PlaceDocumentsInput): PlacedDocuments => {
  const { config, sidebars, categories, documents, documentsById, draftIds, problems } = input
  const { docs } = config
  const docsPath = `/${docs.routeBasePath}`
  const listed = documents.filter(({ frontMatter }) => !frontMatter.unlisted)
  const unlistedIds = documents.filter(({ frontMatter }) => frontMatter.unlisted).map(({ id }) => id)
  const written = new Map(documents.map((document) => [document.path, document]))
  const checkIndex = createIndexCheck(documents, config.onDuplicateRoutes)
  const indexes = new Map<string, SourceDocument>()
  const resolved = resolveSidebars(sidebars, {
    documents: listed.map((document) => ({ document, file: document.file.slice(docs.path.length + 1) })),
    categories,
    documentsById,
    hiddenIds: new Set([...unlistedIds, ...draftIds.filter((id) => !documentsById.has(id))]),
    indexOf: (category) => {
      const { slug } = category.link
      for (let repeats = 0; ; repeats++) {
        const made = indexDocument(category, { docsPath, folder: docs.path, lang: config.lang, repeats })
        const report = (severity: Severity, rule: string, message: string) => {
          const place = made.settingsPlace ?? quotedPlace(sidebars.source, slug ?? '')
          problems.report(severity, { rule, file: sidebars.file, ...place, message })
        }
        const fault = slug === undefined ? undefined : checkIndex(made)
        if (fault) report(fault.severity, fault.rule, fault.message)
        // At the address that follows from the label, an author has written the index by hand.
        const author = written.get(made.path)
        if (author) return author
        const known = indexes.get(made.path)
        // A category that is in two sidebars has one index.
        if (known && known.hash !== made.hash && slug === undefined) continue
        if (known && known.hash !== made.hash) {
          report(
            config.onDuplicateRoutes,
            'duplicate-route',
            `The categories "${known.title}" and "${made.title}" ask for an index at ${made.path}. Only the first one gets it. Set another "slug".`,
          )
        }
        if (!known) indexes.set(made.path, made)
        return known ?? made
      }
    },
    problems,
  })
  const trees = Object.fromEntries(
    Object.entries(resolved).map(([id, items]) => [
      id,
      buildTree(items, { lang: config.lang, baseUrl: config.baseUrl, docsPath }),
    ]),
  )
  return { trees, shards: cutShards(trees), order: orderSidebars(trees), indexDocuments: [...indexes.values()] }
}
