import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageData } from '../model/page.ts'
import { pageFile } from '../model/path.ts'
import { sweepStore } from '../cache/sweep-store.ts'
import { useHighlights } from '../compile/code/highlight-store.ts'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import { openTextSpool, type TextSpool } from '../content/incremental/text-spool.ts'
import type { Problem } from '../content/problems.ts'
import { isInstalled, programRoot } from '../content/program-root.ts'
import type { Site } from '../content/site.ts'
import { type AppBundle, loadAppBundle } from './bundle/app-bundle.ts'
import { drawAppIcons } from './site-files/app-icons.ts'
import { type BuildRecord, writeBuildRecord } from './output/build-record.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'
import { explainedFullDisk } from './full-disk.ts'
import { hostFiles, joinedFiles, joinHostFile } from './host/host-files.ts'
import { offlineShell, offlineShellFile } from './page/offline-shell.ts'
import { createOutput, type Output } from './output/output.ts'
import { findPolicyFacts } from './host/policy-facts.ts'
import { precacheList } from './site-files/precache-list.ts'
import { createRunModules } from './run-modules/site-run-modules.ts'
import { privateFacts } from './output/private-facts.ts'
import { programFiles } from './site-files/program-files.ts'
import { searchFilesInTurn } from './search/search-index.ts'
import { metaPolicy, securityHeaders } from './host/security-headers.ts'
import { siteFiles } from './site-files/site-files.ts'
import { createSiteWriter, type SiteWriter, writerFingerprint } from './output/site-writer.ts'
import { collectGarbage, keepHeapSmall } from './small-heap.ts'
import { planSocialCards, type SocialCards } from './social/draw-cards.ts'
import { clientIslands } from '../content/site-components/client-islands.ts'
import { siteStyleFiles } from '../content/site-components/site-styles.ts'
import { checkedDocuments, integrationFiles } from '../content/site-components/integration-checks.ts'
import { staticClashProblems } from './output/static-clashes.ts'
import { prepareDocumentStyles, preparePageStyles } from './styles/page-styles.ts'
import { pageHtml } from './page/template.ts'
import { sandboxCode } from './bundle/sandbox-code.ts'
import { hasRunButtons } from '../content/runs/run-buttons.ts'
import { sandboxFile } from '../model/run/sandbox-path.ts'
import { workerFiles } from './bundle/worker-bundle.ts'

export interface BuildAnewOptions extends Required<BuildOptions> {
  /** See `buildInputs`. */
  inputs: string | undefined
  /** What the last build left. */
  last: BuildRecord | undefined
}

/** Builds the site into `dist/`, with files of the last build where nothing has changed in what they are made of. */
export const buildAnew = async (options: BuildAnewOptions): Promise<BuildResult> => {
  keepHeapSmall()
  try {
    // Before all work: it says at once when another build is on, and brings back what a stopped one has put aside.
    const output = await createOutput(options.out)
    const spool = openTextSpool(join(options.root, '.cache'))
    return await buildWith({ ...options, output, spool })
      .finally(spool.close)
      .finally(output.close)
  } catch (error) {
    throw explainedFullDisk(error)
  }
}

const buildWith = async (options: BuildAnewOptions & { output: Output; spool: TextSpool }): Promise<BuildResult> => {
  const { root, onProgress, inputs, last, output, spool } = options
  const timings: Record<string, number> = {}
  const timed = async <T>(stage: string, work: () => Promise<T>): Promise<T> => {
    onProgress(stage)
    const start = performance.now()
    const result = await work()
    timings[stage] = performance.now() - start
    return result
  }

  const cacheFolder = join(root, '.cache')
  const runModules = createRunModules({ root, cacheFolder })
  const {
    site,
    problems,
    timings: pipelineTimings,
  } = await timed('content', () => createPipeline({ root, spool, offerModules: runModules.offer }).load())
  for (const [stage, time] of Object.entries(pipelineTimings)) timings[`content: ${stage}`] = time
  const refused = (faults: readonly Problem[]): BuildResult => ({
    published: false,
    unchanged: false,
    problems: faults,
    timings,
    files: 0,
    pages: 0,
  })
  if (!site || problems.some(({ severity }) => severity === 'error')) return refused(problems)

  const app = await timed('reader', () =>
    loadAppBundle({
      root,
      siteData: site.data,
      islands: clientIslands(site.components, site.compiled.values(), root),
      styles: siteStyleFiles(root, site.config.styles),
      cacheFolder,
    }),
  )
  const headers = headersOf(site, app)
  const secrets = privateFacts(root, process.env)
  const writer = writerFingerprint(secrets)
  const siteWriter = createSiteWriter({ output, cacheFolder, secrets, last: last?.writer === writer ? last.files : {} })
  const { write } = siteWriter
  const cards = await planSocialCards({ site, root, cacheFolder })
  await timed('pages', () => writePages({ site, app, headers, cards, writer: siteWriter, onProgress }))
  await timed('files', async () => {
    for (const [path, shard] of site.shards) await write(path.slice(1), JSON.stringify(shard))
    const icons = await drawAppIcons({ site: site.data, root, cacheFolder })
    for (const { file, png } of icons) await write(file, png)
    for (const [path, content] of siteFiles(site, icons)) await write(path, content)
    const added = await integrationFiles({
      root,
      integrations: site.config.integrations,
      documents: checkedDocuments(site.documents, site.compiled),
    })
    for (const [path, content] of added) await write(path, content)
    for (const [path, content] of programFiles(site)) await siteWriter.writePlain(path, content)
    // All documents' terms are in memory here, and much comes and goes beside them.
    keepHeapSmall(33)
    for (const [path, content] of searchFilesInTurn(site, cacheFolder)) await write(path, content)
    for (const [path, content] of app.clientFiles) await write(path, content)
    for (const path of site.staticFiles)
      if (!joinedFiles.has(path.slice(1))) await write(path.slice(1), await readFile(join(root, 'static', path)))
    for (const [path, file] of site.assets) await write(path, await readFile(file))
    const { files: moduleFiles, manifest } = runModules.files()
    for (const [path, read] of moduleFiles) await siteWriter.writeMade(path, path, read)
    if (manifest) await write(...manifest)
    await write(offlineShellFile, offlineShell(site, app))
    if (hasRunButtons(site)) await write(sandboxFile, await sandboxCode(cacheFolder))
  })
  await timed('offline', async () => {
    const list = precacheList({
      entries: siteWriter.entries,
      pages: site.pages.values(),
      headers,
      baseUrl: site.data.baseUrl,
      onDemand: runModules.files().onDemand,
    })
    const readScript = (file: string) => String(app.clientFiles.get(file))
    for (const [path, content] of await workerFiles({ list, site: site.data, cacheFolder, readScript }))
      await write(path, content)
  })
  const files = siteWriter.entries.map(([file]) => file)
  const own = (name: string) =>
    site.staticFiles.has(`/${name}`) ? readFile(join(root, 'static', name), 'utf8') : undefined
  for (const [path, content] of hostFiles({ site: site.data, headers, redirects: site.redirects, files })) {
    const joined = joinedFiles.has(path) ? joinHostFile(content, await own(path)) : content
    if (joined !== '') await siteWriter.writePlain(path, joined)
  }
  const clashes = staticClashProblems(output, site.staticFiles)
  if (clashes.length > 0) return refused([...problems, ...clashes])
  await timed('publish', async () => {
    await output.publish()
    // The record of all files is made at once, after the index of the search: together they would be the most that a build holds.
    collectGarbage()
    writeBuildRecord(root, {
      ...(inputs === undefined ? {} : { inputs }),
      writer,
      problems,
      pages: site.pages.size,
      files: siteWriter.record(),
    })
    cards.use()
    useHighlights(
      root,
      site.documents.map(({ id }) => id),
    )
    sweepStore(cacheFolder)
    // There, the loader of TypeScript keeps the modules of the program.
    if (!isInstalled) sweepStore(join(programRoot, '.cache'))
  })
  return { published: true, unchanged: false, problems, timings, files: output.files.length, pages: site.pages.size }
}

/** Headers of every response, made from all that the pages contain. */
const headersOf = (site: Site, app: AppBundle): Record<string, string> => {
  const facts = findPolicyFacts(articlesOf(site))
  return securityHeaders(site.data, { ...facts, inlineScripts: [app.inlineScript, ...facts.inlineScripts] })
}

function* articlesOf(site: Site): Generator<string> {
  for (const page of site.pages.values()) if (page.kind === 'document') yield page.html
}

const writePages = async (options: {
  site: Site
  app: AppBundle
  headers: Readonly<Record<string, string>>
  cards: SocialCards
  writer: SiteWriter
  onProgress: NonNullable<BuildOptions['onProgress']>
}) => {
  const { site, app, headers, cards, onProgress } = options
  const { write, writeMade } = options.writer
  const [documentStyles, pageStyles] = [prepareDocumentStyles(app.css), preparePageStyles(app.css)]
  const frame = createHash('sha256').update(app.id).update(JSON.stringify(site.data))
  const writePage = async (page: PageData) => {
    const shards = 'sidebar' in page && page.sidebar ? site.branch(page.sidebar) : []
    const preview = cards.imageOf(page.path)
    const data = JSON.stringify(page)
    const source = frame
      .copy()
      .update(JSON.stringify([preview, shards, page.kind === 'not-found' ? headers : '']))
      .update(data)
      .digest('hex')
    const html = () => {
      const body = app.render({ page, shards })
      const { entry, inlineScript } = app
      const [stylesOf, styleSheet] =
        page.kind === 'document' ? [documentStyles, app.documentStyleSheet] : [pageStyles, app.styleSheet]
      const styles = (markup: string) => `<style>${stylesOf(markup)}</style>`
      return pageHtml({
        site: site.data,
        page,
        shards,
        body,
        entry,
        preload: app.preloads[page.kind],
        inlineScript,
        styles,
        styleSheet,
        preview,
        // Its addresses are unknown, so hosts with a rule for each address send no policy with it.
        policy: page.kind === 'not-found' ? metaPolicy(headers) : undefined,
      })
    }
    await Promise.all([writeMade(pageFile(page.path, 'html'), source, html), write(pageFile(page.path, 'json'), data)])
  }
  // Previews are drawn between pages: their pixels are freed when garbage is collected, which only pages give cause for.
  const previews = batches([...cards.images], 16)
  // Their names are hashes of what they show.
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
    await write(pageFile(document.path, 'md'), compiled.markdown)
    for (const { typescript, javascript } of compiled.completeFiles)
      for (const file of [typescript, javascript]) if (file) await write(file.path.slice(1), file.code)
  }
}

function* batches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
