import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '../content/digest/document-digest.ts'
import type { Problem } from '../content/problems.ts'
import { hasRunButtons } from '../content/runs/run-buttons.ts'
import type { Site } from '../content/site.ts'
import { checkedDocuments, integrationFiles } from '../content/site-components/integration-checks.ts'
import { sandboxFile } from '../model/run/sandbox-path.ts'
import type { BuildOptions } from './build-result.ts'
import type { AppBundle } from './bundle/app-bundle.ts'
import { sandboxCode } from './bundle/sandbox-code.ts'
import { workerFiles } from './bundle/worker-bundle.ts'
import { hostLimitProblems } from './host/host-limits.ts'
import { hostFiles, joinedFiles, joinHostFile } from './host/host-files.ts'
import type { SiteWriter } from './output/site-writer.ts'
import { offlineShell, offlineShellFile } from './page/offline-shell.ts'
import type { createRunModules } from './run-modules/site-run-modules.ts'
import { writeSearchIndex } from './search/write-search-index.ts'
import { shownDocuments } from './shown-documents.ts'
import { drawAppIcons } from './site-files/app-icons.ts'
import { archivesOf } from './site-files/precache-archives.ts'
import { precacheList } from './site-files/precache-list.ts'
import { programFiles } from './site-files/program-files.ts'
import { siteFiles } from './site-files/site-files.ts'
import { keepHeapSmall } from './small-heap.ts'

/** The input for the files beside the pages. */
export interface WrittenFiles {
  /** Absolute path of the site's root. */
  root: string
  /** Absolute path of the folder of caches. */
  cacheFolder: string
  site: Site
  app: AppBundle
  headers: Readonly<Record<string, string>>
  /** Libraries that samples import in the page. */
  runModules: ReturnType<typeof createRunModules>
  writer: SiteWriter
}

/**
 * Writes the files that are published beside the pages: the sidebar's shards, icons, feeds and lists, files of
 * integrations, the search index, the client, static files, the libraries of samples and the sandbox.
 */
export const writeSiteFiles = async (
  made: Omit<WrittenFiles, 'headers'>,
  onProgress: NonNullable<BuildOptions['onProgress']>,
): Promise<void> => {
  const { root, cacheFolder, site, app, runModules, writer } = made
  let count = 0
  const write: SiteWriter['write'] = async (path, content) => {
    await writer.write(path, content)
    onProgress('files', ++count)
  }
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
  for (const { path, source, make } of programFiles(site)) await writer.writePlainMade(path, source, make)
  // The terms of all documents are in memory here, and many short-lived objects are created in addition.
  keepHeapSmall(33)
  await writeSearchIndex({ site, cacheFolder, writer, onWritten: () => onProgress('files', ++count) })
  for (const [path, content] of app.clientFiles) await write(path, content)
  for (const path of site.staticFiles)
    if (!joinedFiles.has(path.slice(1))) await write(path.slice(1), await readFile(join(root, 'static', path)))
  for (const [path, file] of site.assets) await write(path, await readFile(file))
  const { files: moduleFiles, manifest } = runModules.files()
  for (const [path, read] of moduleFiles) {
    await writer.writeMade(path, path, read)
    onProgress('files', ++count)
  }
  if (manifest) await write(...manifest)
  await write(offlineShellFile, offlineShell(site, app))
  if (hasRunButtons(site) || shownDocuments(site).some((document) => digestOf(document).hasDemo))
    await write(sandboxFile, await sandboxCode(cacheFolder))
}

/**
 * Writes the service worker, the list of the files that it stores, and archives of these files. All other files are
 * written before.
 */
export const writeOfflineFiles = async (made: WrittenFiles): Promise<void> => {
  const { cacheFolder, site, app, headers, runModules, writer } = made
  const list = precacheList({
    entries: writer.entries,
    pages: site.pages.values(),
    headers,
    baseUrl: site.data.baseUrl,
    onDemand: runModules.files().onDemand,
  })
  for (const [path, files] of archivesOf(list))
    await writer.writeMade(path, path, () => Buffer.concat(files.map(writer.read)))
  const readScript = (file: string) => String(app.clientFiles.get(file))
  for (const [path, content] of await workerFiles({ list, site: site.data, cacheFolder, readScript }))
    await writer.write(path, content)
}

/**
 * Writes the files that hosts read: headers and redirects, joined with the site's own files of the same names. Returns
 * warnings about the limits of hosts.
 */
export const writeHostFiles = async ({ root, site, headers, writer }: WrittenFiles): Promise<readonly Problem[]> => {
  const files = writer.entries.map(([file]) => file)
  const own = (name: string) =>
    site.staticFiles.has(`/${name}`) ? readFile(join(root, 'static', name), 'utf8') : undefined
  const texts = new Map<string, string>()
  for (const [path, content] of hostFiles({ site: site.data, headers, redirects: site.redirects, files })) {
    const joined = joinedFiles.has(path) ? joinHostFile(content, await own(path)) : content
    if (joined !== '') texts.set(path, joined)
  }
  for (const [path, text] of texts) await writer.writePlain(path, text)
  const { baseUrl } = site.data
  return hostLimitProblems({ headers: texts.get('_headers'), redirects: texts.get('_redirects'), baseUrl, files })
}
