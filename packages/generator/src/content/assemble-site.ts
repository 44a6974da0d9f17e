import { packageLockFile } from './pages/package-versions.ts'
import type { FeatureData } from '../components/feature-support.ts'
import type { DocumentSummary } from '../model/page.ts'
import type { CompileContext } from './compile-context.ts'
import type { LoadedConfig } from './config/load-config.ts'
import { reportUnusedPlugins } from './config/unused-plugins.ts'
import { createDocumentsUnder } from './documents-under.ts'
import { checkKeywords } from './documents/check-keywords.ts'
import type { DocumentCompiler } from './incremental/compile-documents.ts'
import type { LastRun } from './preview-pages.ts'
import { checkAnchors, missingAnchors } from './links/check-anchors.ts'
import { everySitesFiles, madeFile } from './links/made-files.ts'
import { checkOwnAddresses, createOwnAddressCheck } from './links/own-addresses.ts'
import { isServedElsewhere } from './links/served-elsewhere.ts'
import { resolveRedirects } from './links/resolve-redirects.ts'
import { listNearest } from './nearest.ts'
import { buildPages } from './pages/build-pages.ts'
import { fileAddresses } from './pages/file-addresses.ts'
import { documentSummary } from './pages/document-page.ts'
import { docsVersion } from './pages/docs-version.ts'
import { pageTexts } from '../texts/page-texts.ts'
import { toSections } from './pages/sections.ts'
import { toSiteData } from './pages/site-data.ts'
import { siteFactsOf } from './pages/site-facts-of.ts'
import { siteRecords } from './pages/site-records.ts'
import { sitePathsOf } from './pages/site-paths.ts'
import { checkPlan } from './plan/check-plan.ts'
import type { OfferModules } from './runs/offered-modules.ts'
import { offerToSamples } from './runs/offer-to-samples.ts'
import type { ProblemCollector } from './problems.ts'
import type { Sources } from './read-sources.ts'
import { withDocuments } from './with-documents.ts'
import { checkSidebarLinks } from './sidebars/check-sidebar-links.ts'
import { branchOf } from './sidebars/cut-shards.ts'
import { pathOfLink } from './sidebars/path-of-link.ts'
import { placeDocuments, type PlacedDocuments } from './sidebars/place-documents.ts'
import { siteAssets } from './site-assets.ts'
import type { Site } from './site.ts'
import { checkedDocuments, runIntegrationChecks } from './site-components/integration-checks.ts'
import { siteStyleFiles, siteStylesText } from './site-components/site-styles.ts'
import { checkUtilities } from './styles/check-utilities.ts'
import type { SourceDocument } from './source-document.ts'
import type { Stopwatch } from './stopwatch.ts'
import { assignTags } from './tags/assign-tags.ts'
import { checkReservedPaths } from './tags/check-reserved-paths.ts'

/** What a site is assembled from. */
export interface AssembleInput extends LoadedConfig {
  root: string
  sources: Sources
  compiler: DocumentCompiler
  features: FeatureData
  environment: Readonly<Record<string, string | undefined>>
  offerModules: OfferModules | undefined
  problems: ProblemCollector
  stopwatch: Stopwatch
}

/** Resolves the sources against each other, compiles the documents, checks what only shows then, and builds the pages. */
export const assembleSite = async (input: AssembleInput): Promise<Omit<LastRun, 'settingsOf'>> => {
  const { root, config, compiler, problems, stopwatch } = input
  await reportUnusedPlugins(input)
  const placed = await stopwatch.measure('sidebars', () => placeDocuments({ ...input, ...input.sources }))
  const sources = withDocuments(input.sources, placed.indexDocuments)
  const { documents, documentsById, documentsByPath, history } = sources
  const listed = documents.filter(({ frontMatter }) => !frontMatter.unlisted)
  const texts = pageTexts(config.lang)
  const sitePaths = sitePathsOf(config.docs.routeBasePath)
  const summaries = new Map(
    documents.map((document) => [document.id, documentSummary(document, updatedAt(document, history))]),
  )
  const summaryOf = (document: SourceDocument): DocumentSummary =>
    summaries.get(document.id) ?? documentSummary(document, undefined)

  const tags = await stopwatch.measure('tags', () =>
    assignTags({
      ...input,
      ...config,
      documents,
      vocabulary: sources.vocabulary,
      tagsPath: sitePaths.tags,
      describe: texts.tag.description,
    }),
  )
  const paths = new Set([
    ...Object.values(sitePaths),
    ...documents.map(({ path }) => path),
    ...tags.used.map(({ path }) => path),
  ])
  checkReservedPaths({ ...input, ...config, documents: sources.documents, tags, tagsPath: sitePaths.tags })

  const planned = new Set(sources.plan.map(({ path }) => path))
  const context: CompileContext = {
    root,
    folder: config.docs.path,
    baseUrl: config.baseUrl,
    problems,
    markdown: config.markdown,
    documentsByFile: new Map(sources.all.map((document) => [document.file, document])),
    paths,
    documentsUnder: createDocumentsUnder(listed, placed.order, summaryOf),
    documentById: (id) => summaries.get(id),
    isPlanned: (id) => planned.has(id),
    components: sources.components,
    hydrate: config.components.hydrate,
    site: siteFactsOf(config),
    features: input.features,
    completeFiles: {
      isOn: config.code.completeFiles,
      siteUrl: config.url,
      sourceUrl: config.docs.editUrl,
      license: config.code.license,
    },
    servedElsewhere: config.servedElsewhere,
    linkSchemes: config.linkSchemes,
    onBrokenLinks: config.onBrokenLinks,
    onBrokenMarkdownLinks: config.onBrokenMarkdownLinks,
    onBrokenImages: config.onBrokenImages,
    staticFiles: sources.staticFiles,
  }
  const fingerprint = sources.others.join('\n')
  const readable = documents.filter(({ file }) => sources.readable.has(file))
  const compiled = await stopwatch.measure('compile', () =>
    compiler.compile(readable, context, { fingerprint, pause: stopwatch.pause }),
  )

  const missing = missingAnchors(documents, compiled)
  const siteFiles = { paths, documentsByPath, staticFiles: sources.staticFiles }
  const redirects = await stopwatch.measure('links', () => {
    checkAnchors({ documents, compiled, missing, severity: config.onBrokenAnchors, problems })
    runIntegrationChecks({
      root,
      integrations: config.integrations,
      documents: checkedDocuments(documents, compiled),
      problems,
    })
    checkKeywords({ root, documents, compiled, problems })
    return resolveRedirects({ ...input, ...siteFiles })
  })
  const severity = config.plan.enforce ? 'throw' : 'warn'
  checkPlan({
    plan: sources.plan,
    file: config.plan.path,
    folder: config.docs.path,
    documentsById,
    compiled,
    severity,
    problems,
  })

  const mainSidebarId = findMainSidebar(input, placed)
  const sections = toSections(placed.trees[mainSidebarId] ?? [], {
    summaryOf: (path) => mapped(documentsByPath.get(path), summaryOf),
    idOf: (path) => documentsByPath.get(path)?.id,
  })
  await stopwatch.pause()
  const offered = await stopwatch.measure('samples', () => offerToSamples({ ...input, compiled }))
  const pages = await stopwatch.measure('pages', () =>
    buildPages({
      ...input,
      ...sources,
      texts,
      sitePaths,
      listed,
      compiled,
      tags,
      sections,
      mainSidebarId,
      summaryOf,
      order: placed.order,
      packagesLockedAt: history.get(packageLockFile),
      featured: featured(input, summaryOf),
      offered,
    }),
  )
  const exists = (path: string) =>
    paths.has(path) ||
    redirects.has(path) ||
    sources.staticFiles.has(path) ||
    isServedElsewhere(path, config.servedElsewhere)
  const listPages = (path: string) => listNearest(path, paths, 5)
  const checkOwn = createOwnAddressCheck({
    config,
    exists: (path) => exists(path) || madeFile(path, siteFiles) !== undefined,
    listPages,
    missing,
  })
  checkUtilities({
    documents,
    compiled,
    styles: () => siteStylesText(siteStyleFiles(root, config.styles)),
    severity: config.onUndefinedClasses,
    problems,
  })
  checkOwnAddresses({ documents, compiled, check: checkOwn, problems })
  checkSidebarLinks(sources.sidebars, {
    exists,
    checkOwn,
    pathOf: (href) => pathOfLink(href, { baseUrl: config.baseUrl, docsPath: sitePaths.docs }),
    listPages,
    missing,
    severity: config.onBrokenLinks,
    anchorSeverity: config.onBrokenAnchors,
    problems,
  })
  const assets = siteAssets(root, compiled.values())
  const data = toSiteData({
    ...input,
    documentsById,
    sidebars: sources.sidebars,
    sidebarStarts: new Map(
      Object.entries(placed.order.orders).flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])),
    ),
    exists,
    checkOwn,
    listPages,
    missing,
    files: fileAddresses({
      pages: paths,
      files: [...everySitesFiles, ...sources.staticFiles, ...[...assets.keys()].map((file) => `/${file}`)],
    }),
  })
  const records = await stopwatch.measure('records', () =>
    siteRecords({ config, listed, compiled, tags, sections: new Map(sections.map(({ id, label }) => [id, label])) }),
  )
  const site: Site = {
    config,
    data,
    pages,
    sections,
    mainSidebarId,
    shards: placed.shards,
    branch: (position) => branchOf(placed.shards, position),
    version: docsVersion({ config, documents, draftIds: sources.draftIds, order: placed.order }),
    documents,
    components: sources.components,
    compiled,
    offered,
    records,
    redirects,
    assets,
    staticFiles: sources.staticFiles,
  }
  return { site, context, fingerprint }
}

const mapped = <T, R>(value: T | undefined, map: (value: T) => R): R | undefined =>
  value === undefined ? undefined : map(value)

const updatedAt = ({ file, frontMatter }: SourceDocument, history: ReadonlyMap<string, string>): string | undefined =>
  frontMatter.last_update?.date ?? history.get(file)

/** The sidebar of the main document, or else the first one. */
const findMainSidebar = (
  { config, placeOf, sources, problems }: AssembleInput,
  { trees, order }: PlacedDocuments,
): string => {
  const { mainDocId } = config.docs
  const main = sources.documentsById.get(mainDocId)
  if (!main) {
    const message = `"docs.mainDocId" is "${mainDocId}", which is not a document. Available ids: ${listNearest(mainDocId, sources.documentsById.keys())}.`
    problems.error({ rule: 'configuration', ...placeOf('docs', 'mainDocId'), message })
  }
  return mapped(main, ({ path }) => order.positionOf(path)?.sidebarId) ?? Object.keys(trees)[0] ?? 'tutorialSidebar'
}

const featured = (
  { config, placeOf, sources, problems }: AssembleInput,
  summaryOf: (document: SourceDocument) => DocumentSummary,
): DocumentSummary[] =>
  config.home.featured.flatMap((id, index) => {
    const document = sources.documentsById.get(id)
    if (document) return [summaryOf(document)]
    const message = `"home.featured" names the document "${id}", which does not exist. Available ids: ${listNearest(id, sources.documentsById.keys())}.`
    problems.error({ rule: 'configuration', ...placeOf('home', 'featured', index), message })
    return []
  })
