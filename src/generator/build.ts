import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { PrecacheEntry } from '../model/offline.ts'
import type { PageData } from '../model/page.ts'
import { pageFile } from '../model/path.ts'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import type { Problem } from '../pipeline/problems.ts'
import type { Site } from '../pipeline/site.ts'
import { type AppBundle, loadAppBundle } from './app-bundle.ts'
import { drawAppIcons } from './app-icons.ts'
import { createCompressor } from './compress.ts'
import { hostFiles } from './host-files.ts'
import { cachedIndexFiles } from './index-cache.ts'
import { offlineShell, offlineShellFile } from './offline-shell.ts'
import { createOutput, type Output } from './output.ts'
import { findPolicyFacts } from './policy-facts.ts'
import { precacheEntry, precacheList } from './precache-list.ts'
import { checkPrivacy, privateFacts } from './private-facts.ts'
import { securityHeaders } from './security-headers.ts'
import { siteFiles } from './site-files.ts'
import { planSocialCards, type SocialCards } from './social/draw-cards.ts'
import { pageHtml } from './template.ts'
import { workerFiles } from './worker-bundle.ts'

export interface BuildOptions {
  /** Absolute path of the site's root: its `site.config.ts` and `content/`. */
  root: string
  /** Told when a stage begins and how far it is. */
  onProgress?: (stage: string, done?: number, total?: number) => void
}

export interface BuildResult {
  /** False when errors kept the last build in place. */
  published: boolean
  problems: readonly Problem[]
  /** Milliseconds by stage. */
  timings: Record<string, number>
  files: number
  pages: number
}

/** Builds the site into `dist/`. Errors in the input come back as problems; then nothing is published. */
export const buildSite = async ({ root, onProgress = () => {} }: BuildOptions): Promise<BuildResult> => {
  const timings: Record<string, number> = {}
  const timed = async <T>(stage: string, work: () => Promise<T>): Promise<T> => {
    onProgress(stage)
    const start = performance.now()
    const result = await work()
    timings[stage] = performance.now() - start
    return result
  }

  const { site, problems, timings: pipelineTimings } = await timed('content', () => createPipeline({ root }).load())
  for (const [stage, time] of Object.entries(pipelineTimings)) timings[`content: ${stage}`] = time
  if (!site || problems.some(({ severity }) => severity === 'error')) return { published: false, problems, timings, files: 0, pages: 0 }

  const cacheFolder = join(root, '.cache')
  const app = await timed('reader', () => loadAppBundle(site.data, cacheFolder))
  const headers = headersOf(site, app)
  const output = await createOutput(join(root, 'dist'))
  try {
    const entries: PrecacheEntry[] = []
    const write = compressedWriter({ output, cacheFolder, root, entries })
    const cards = await planSocialCards({ site, root, cacheFolder })
    await timed('pages', () => writePages({ site, app, cards, write, onProgress }))
    await timed('files', async () => {
      for (const [path, shard] of site.shards) await write(path.slice(1), JSON.stringify(shard))
      const icons = await drawAppIcons({ site: site.data, root, cacheFolder })
      for (const { file, png } of icons) await write(file, png)
      for (const [path, content] of siteFiles(site, icons)) await write(path, content)
      for (const [path, content] of hostFiles({ site: site.data, headers, redirects: site.redirects })) await output.write(path, content)
      for (const [path, content] of await cachedIndexFiles(site, cacheFolder)) await write(path, content)
      for (const folder of [app.clientFolder, join(root, 'static')]) await writeFolder(folder, write)
      for (const [path, file] of site.assets) await write(path, await readFile(file))
      await write(offlineShellFile, offlineShell(site, app))
    })
    await timed('offline', async () => {
      const list = precacheList({ entries, pages: site.pages.values(), headers })
      const readScript = (file: string) => readFile(join(app.clientFolder, file), 'utf8')
      for (const [path, content] of await workerFiles({ list, baseUrl: site.data.baseUrl, cacheFolder, readScript })) await write(path, content)
    })
    const { files } = output
    await timed('publish', () => output.publish())
    return { published: true, problems, timings, files: files.length, pages: site.pages.size }
  } catch (error) {
    await output.discard().catch(() => {})
    throw error
  }
}

/** Headers of every response, made from all that the pages contain. */
const headersOf = (site: Site, app: AppBundle): Record<string, string> => {
  const facts = findPolicyFacts([...site.pages.values()].flatMap((page) => (page.kind === 'document' ? [page.html] : [])))
  return securityHeaders(site.data, { ...facts, inlineScripts: [app.inlineScript, ...facts.inlineScripts] })
}

type Write = (path: string, content: string | Uint8Array) => Promise<void>

interface WriterOptions {
  output: Output
  cacheFolder: string
  root: string
  /** Told of every file. */
  entries: PrecacheEntry[]
}

const compressedWriter = ({ output, cacheFolder, root, entries }: WriterOptions): Write => {
  const compressor = createCompressor(cacheFolder)
  const secrets = privateFacts(root, process.env)
  return async (path, content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    checkPrivacy(path, bytes, secrets)
    entries.push(precacheEntry(path, bytes))
    await output.write(path, bytes)
    for (const [encoding, compressed] of await compressor.compress(path, bytes)) await output.write(`${path}.${encoding}`, compressed)
  }
}

const writePages = async (options: { site: Site; app: AppBundle; cards: SocialCards; write: Write; onProgress: NonNullable<BuildOptions['onProgress']> }) => {
  const { site, app, cards, write, onProgress } = options
  const styles = `<style>${app.css}</style>`
  const writePage = async (page: PageData) => {
    const shards = 'sidebar' in page && page.sidebar ? site.branch(page.sidebar) : []
    const html = pageHtml({ site: site.data, page, shards, body: app.render({ page, shards }), entry: app.entry, preload: app.preloads[page.kind], inlineScript: app.inlineScript, styles, preview: cards.imageOf(page.path) })
    await Promise.all([write(pageFile(page.path, 'html'), html), write(pageFile(page.path, 'json'), JSON.stringify(page))])
  }
  // Previews are drawn between pages: their pixels are freed when garbage is collected, which only pages give cause for.
  const previews = batches([...cards.images], 16)
  const writePreviews = (drawings: [path: string, draw: () => Promise<Uint8Array>][]) => drawings.map(async ([path, draw]) => write(path, await draw()))
  let done = 0
  for (const batch of batches([...site.pages.values()], 16)) {
    await Promise.all([...batch.map(writePage), ...writePreviews(previews.next().value ?? [])])
    onProgress('pages', (done += batch.length), site.pages.size)
  }
  for (const rest of previews) await Promise.all(writePreviews(rest))
  for (const document of site.documents) {
    const compiled = site.compiled.get(document.id)
    if (compiled && site.pages.has(document.path)) await write(pageFile(document.path, 'md'), compiled.markdown)
  }
}

const writeFolder = async (folder: string, write: Write): Promise<void> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    await write(relative(folder, file).split(sep).join('/'), await readFile(file))
  }
}

function* batches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
