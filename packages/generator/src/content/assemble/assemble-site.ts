import type { DocumentLink } from '../../model/compiled-document.ts'
import { pageTexts } from '../../texts/page-texts.ts'
import { reportUnusedPlugins } from '../config/unused-plugins.ts'
import { type LinksOf, missingAnchors } from '../links/check-anchors.ts'
import { everySitesFiles } from '../links/made-files.ts'
import { buildPages } from '../pages/build-pages.ts'
import { docsVersion } from '../pages/docs-version.ts'
import { fileAddresses } from '../pages/file-addresses.ts'
import { packageLockFile } from '../pages/package-versions.ts'
import { toSections } from '../pages/sections.ts'
import { toSiteData } from '../pages/site-data.ts'
import { siteRecords } from '../pages/site-records.ts'
import type { LastRun } from '../preview-pages.ts'
import { offerToSamples } from '../runs/offer-to-samples.ts'
import { branchOf } from '../sidebars/cut-shards.ts'
import { siteAssets } from '../site-assets.ts'
import type { Site } from '../site.ts'
import { arrangeDocuments } from './arrange-documents.ts'
import type { AssembleInput } from './assemble-input.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkCompiled } from './check-compiled.ts'
import { compileContextOf } from './compile-context-of.ts'
import { featuredDocuments, findMainSidebar } from './named-documents.ts'

/**
 * Resolves the sources against each other, compiles the documents, runs the checks that need compiled documents, and
 * builds the pages.
 */
export const assembleSite = async (input: AssembleInput): Promise<Omit<LastRun, 'settingsOf'>> => {
  const { root, config, compiler, stopwatch } = input
  await reportUnusedPlugins(input)
  const arranged = await arrangeDocuments(input)
  const { sources, placed, listed, tags, sitePaths, paths, summaryOf } = arranged
  const { documents, documentsById, documentsByPath, history, staticFiles } = sources

  const context = compileContextOf(input, arranged)
  const linksOfFailed = new Map<string, readonly DocumentLink[]>()
  const keepLinksOfFailed = (id: string, links: readonly DocumentLink[]) => void linksOfFailed.set(id, links)
  const fingerprint = sources.others.join('\n')
  const readable = documents.filter(({ file }) => sources.readable.has(file))
  const compiled = await stopwatch.measure('compile', () =>
    compiler.compile(readable, { ...context, keepLinksOfFailed }, { fingerprint, pause: stopwatch.pause }),
  )
  const missing = missingAnchors(documents, compiled)
  const linksOf: LinksOf = (id) => compiled.get(id)?.links ?? linksOfFailed.get(id) ?? []
  const redirects = await checkCompiled(input, { arranged, compiled, linksOf, missing })

  const mainSidebarId = findMainSidebar(input, placed)
  const sections = toSections(placed.trees[mainSidebarId] ?? [], {
    summaryOf: (path) => {
      const document = documentsByPath.get(path)
      return document && summaryOf(document)
    },
    idOf: (path) => documentsByPath.get(path)?.id,
  })
  await stopwatch.pause()
  const offered = await stopwatch.measure('samples', () => offerToSamples({ ...input, compiled }))
  const pages = await stopwatch.measure('pages', () =>
    buildPages({
      ...input,
      ...sources,
      texts: pageTexts(config.lang),
      sitePaths,
      listed,
      compiled,
      tags,
      sections,
      mainSidebarId,
      summaryOf,
      order: placed.order,
      packagesLockedAt: history.get(packageLockFile),
      featured: featuredDocuments(input, summaryOf),
      offered,
    }),
  )

  const addresses = checkAddresses(input, { arranged, linksOf, missing, redirects })
  const assets = siteAssets(root, compiled.values())
  const data = toSiteData({
    ...input,
    ...addresses,
    documentsById,
    sidebars: sources.sidebars,
    sidebarStarts: new Map(
      Object.entries(placed.order.orders).flatMap(([id, [first]]) => (first ? [[id, first] as const] : [])),
    ),
    files: fileAddresses({
      pages: paths,
      files: [...everySitesFiles, ...staticFiles, ...[...assets.keys()].map((file) => `/${file}`)],
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
    staticFiles,
  }
  return { site, context, fingerprint }
}
