import { compareText } from '../compare-text.ts'
import {
  type DocumentSummary,
  type PackageVersion,
  type PageLink,
  pageDataVersion,
  type Section,
  type TagSummary,
} from '../../model/page.ts'
import type { SitePage } from './site-page.ts'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import { countsOf } from '../digest/document-digest.ts'
import { frontMatterPlace } from '../documents/front-matter-place.ts'
import { listNearest } from '../nearest.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LoadedSidebars } from '../sidebars/load-sidebars.ts'
import type { OfferedModules } from '../runs/offered-modules.ts'
import type { SourceDocument } from '../source-document.ts'
import type { AssignedTags } from '../tags/assign-tags.ts'
import { checkImage } from './check-image.ts'
import { documentPage } from './document-page.ts'
import { formatDate } from './format-date.ts'
import { findNeighbours, type NeighboursSource } from './find-neighbours.ts'
import { packageLockFile } from './package-versions.ts'
import type { PageTexts } from '../../texts/kinds/pages.ts'
import { relatedDocuments } from './related-documents.ts'
import type { SitePaths } from './site-paths.ts'

/** The input for all pages. */
export interface BuildPagesInput extends NeighboursSource {
  config: SiteConfig
  sidebars: LoadedSidebars
  texts: PageTexts
  sitePaths: SitePaths
  /** All documents that have a page. */
  documents: readonly SourceDocument[]
  /** The documents that lists may contain. */
  listed: readonly SourceDocument[]
  compiled: ReadonlyMap<string, CompiledDocument>
  tags: AssignedTags
  sections: Section[]
  mainSidebarId: string
  summaryOf: (document: SourceDocument) => DocumentSummary
  featured: DocumentSummary[]
  staticFiles: ReadonlySet<string>
  /** Locked versions by package. `undefined` when the project has no lock file. */
  packageVersions: ReadonlyMap<string, string> | undefined
  /** Date of that lock file. */
  packagesLockedAt: string | undefined
  /** Modules that samples can import in the page. */
  offered: OfferedModules
}

/** Builds all pages by path, in a fixed order. Documents that did not compile have no page. */
export const buildPages = (input: BuildPagesInput): Map<string, SitePage> => {
  const pages = [...fixedPages(input), ...documentPages(input), ...tagPages(input)]
  const byPath = new Map<string, SitePage>()
  for (const page of pages) {
    // A document may replace the documentation root, or the front page when the documents begin at "/".
    if (!byPath.has(page.path) || page.kind === 'document') byPath.set(page.path, page)
  }
  return byPath
}

const fixedPages = (input: BuildPagesInput): SitePage[] => {
  const { config, texts, sitePaths, sections, listed, compiled, tags, summaryOf, mainSidebarId } = input
  const base = { version: pageDataVersion, lang: config.lang } as const
  const results = listed.flatMap(({ id }) => compiled.get(id) ?? [])
  const recent = listed
    .map(summaryOf)
    .filter((summary): summary is DocumentSummary & { updatedAt: string } => summary.updatedAt !== undefined)
    .toSorted((a, b) => compareText(b.updatedAt, a.updatedAt) || compareText(a.path, b.path))
    .slice(0, config.home.recent)
    .map((summary) => ({ ...summary, updatedText: formatDate(summary.updatedAt, config, 'medium') }))
  const counted = config.home.checkedSamples ? 'checked' : 'samples'
  const counts = {
    documents: listed.filter(({ isGenerated }) => !isGenerated).length,
    words: results.reduce((sum, { words }) => sum + words, 0),
    samples: results.map(countsOf).reduce((sum, { [counted]: count }) => sum + count, 0),
    areChecked: config.home.checkedSamples,
    tags: tags.used.length,
  }
  return [
    {
      ...base,
      kind: 'home',
      path: sitePaths.home,
      title: config.title,
      description: config.tagline,
      sections,
      featured: input.featured,
      recent,
      counts,
    },
    {
      ...base,
      kind: 'docs',
      path: sitePaths.docs,
      title: texts.docs.title,
      description: texts.docs.description(config.title),
      sections,
      sidebar: { sidebarId: mainSidebarId, trail: [] },
    },
    {
      ...base,
      kind: 'search',
      path: sitePaths.search,
      title: texts.search.title,
      description: texts.search.description(config.title),
      noIndex: true,
    },
    {
      ...base,
      kind: 'not-found',
      path: sitePaths.notFound,
      title: texts.notFound.title,
      description: texts.notFound.description,
      noIndex: true,
    },
  ]
}

const documentPages = (input: BuildPagesInput): SitePage[] => {
  const { config, documents, listed, compiled, tags, summaryOf } = input
  const related = relatedDocuments(
    listed.map((document) => ({
      ...summaryOf(document),
      id: document.id,
      tags: tags.linksOf.get(document.id)?.map(({ slug }) => slug) ?? [],
    })),
  )
  return documents.flatMap((document) => {
    const result = compiled.get(document.id)
    const neighbours = findNeighbours(document, input)
    checkImage(document, result, input)
    const packages = packagesOf(document, input)
    if (!result) return []
    const { sidebar, previous, next } = neighbours
    const { updatedAt } = summaryOf(document)
    const nearest = (related.get(document.id) ?? [])
      .filter(({ path }) => path !== previous?.path && path !== next?.path)
      .slice(0, 4)
      .map(({ path, title }): PageLink => ({ path, title }))
    return [
      documentPage({
        document,
        compiled: result,
        config,
        sidebar,
        previous,
        next,
        tags: tags.linksOf.get(document.id) ?? [],
        related: nearest,
        updatedAt,
        packages,
        packagesLockedAt: input.packagesLockedAt,
        offered: input.offered,
      }),
    ]
  })
}

const packagesOf = (
  { file, frontMatter }: SourceDocument,
  { root, packageVersions, problems }: BuildPagesInput,
): PackageVersion[] => {
  if (!packageVersions) return []
  return (frontMatter.packages ?? []).flatMap((name, index) => {
    const version = packageVersions.get(name)
    if (version !== undefined) return [{ name, version }]
    const message = `The package "${name}" is not in ${packageLockFile}. Install it there ("npm install ${name}"), or correct the name. Nearest: ${listNearest(name, packageVersions.keys(), 3)}.`
    problems.error({ rule: 'packages', ...frontMatterPlace(root, file, ['packages', index]), message })
    return []
  })
}

const tagPages = ({ config, texts, sitePaths, tags, summaryOf }: BuildPagesInput): SitePage[] => {
  const base = { version: pageDataVersion, lang: config.lang } as const
  const summaries = tags.used.map(({ slug, label, path, documents }): TagSummary => ({
    slug,
    label,
    path,
    count: documents.length,
  }))
  const list: SitePage = {
    ...base,
    kind: 'tags',
    path: sitePaths.tags,
    title: texts.tags.title,
    description: texts.tags.description(config.title),
    tags: summaries,
  }
  return [
    list,
    ...tags.used.map(({ slug, label, path, description, documents }): SitePage => ({
      ...base,
      kind: 'tag',
      path,
      title: texts.tag.title(label),
      description,
      tag: { slug, label, path, description, count: documents.length },
      documents: documents.map(summaryOf),
    })),
  ]
}
