import { readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { readPage, type SitePage } from '../content/pages/site-page.ts'
import { fromAddress, isCompleteFile, pageFile, toAddress } from '../model/path.ts'
import type { Site } from '../content/site.ts'
import { indexFolder } from '@dev-handbook/search/index-format/index-files'
import { isInsideSite } from '../content/leaving-link.ts'
import { contentTypeOf, splitTarget } from '../serve/request-target.ts'
import { searchIndexFiles } from '../build/search/search-index.ts'
import { siteFiles } from '../build/site-files/site-files.ts'

interface DevResponse {
  status: number
  type: string
  body: string | Uint8Array
  location?: string
}

/** Answer to a request that Vite did not take: the addresses of the built site, made from the pipeline's last result. */
export const devResponse = async (options: {
  site: Site
  root: string
  renderPage: (page: SitePage) => Promise<string>
  /** Content and name of a file that a run of a sample fetches, by its path below the base URL. */
  runFile?: (file: string) => Promise<{ name: string; content: string | Uint8Array } | undefined>
  url: string
}): Promise<DevResponse> => {
  const { site, root, renderPage, runFile, url } = options
  const { pathname, query } = splitTarget(url)
  const { baseUrl } = site.data
  const decoded = decodedPath(pathname)
  if (decoded === undefined) return { status: 400, type: 'text/plain', body: 'The address is malformed.' }
  const file = decoded.startsWith(baseUrl) ? decoded.slice(baseUrl.length) : decoded.slice(1)
  const known = devFile(site, file)
  if (known !== undefined) return { status: 200, type: contentTypeOf(file), body: known }
  const ofRuns = await runFile?.(file)
  if (ofRuns) return { status: 200, type: contentTypeOf(ofRuns.name), body: ofRuns.content }
  const asset = site.assets.get(file)
  const source = asset ?? fileInside(root, 'static', file)
  const bytes = source === undefined ? null : await readFile(source).catch(() => null)
  if (bytes) return { status: 200, type: contentTypeOf(file), body: bytes }

  const path = fromAddress(baseUrl, pathname)
  const target = path === null ? undefined : (site.redirects.get(path) ?? (site.pages.has(path) ? path : undefined))
  if (target && toAddress(baseUrl, target) !== pathname) {
    return { status: 302, type: 'text/plain', body: '', location: toAddress(baseUrl, target) + query }
  }
  const page = site.pages.get(target ?? '/404')
  if (!page) return { status: 404, type: 'text/plain', body: 'Not found.' }
  return { status: target ? 200 : 404, type: 'text/html; charset=utf-8', body: await renderPage(page) }
}

/** Returns the decoded address, or `undefined` for an address that is not percent-encoded UTF-8. */
const decodedPath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Returns a file below a folder. An encoded slash can hide `..` from the code that normalises addresses. */
const fileInside = (root: string, folder: string, file: string): string | undefined => {
  const path = resolve(root, folder, file)
  if (!path.startsWith(join(root, folder) + sep)) return undefined
  try {
    // A build publishes no file outside of the site, also where a link leads to it.
    return isInsideSite(root, relative(root, path)) ? path : undefined
  } catch {
    return undefined
  }
}

/** Content of a generated file of the output, by its path: page data, sidebar shards, Markdown, files of the whole site. */
const devFile = (site: Site, file: string): string | undefined => {
  if (file.endsWith('.json')) {
    // The search index is written when it is requested: writing it takes longer than all other work after an edit.
    const index = file.startsWith(`${indexFolder}/`) ? searchIndexFiles(site).get(file) : undefined
    if (index !== undefined) return index
    const shard = site.shards.get(`/${file}`)
    if (shard) return JSON.stringify(shard)
    const page = [...site.pages.values()].find(({ path }) => pageFile(path, 'json') === file)
    if (page) return JSON.stringify(readPage(page))
  }
  if (file.endsWith('.md')) {
    const document = site.documents.find(({ path }) => pageFile(path, 'md') === file)
    const compiled = document && site.compiled.get(document.id)
    if (compiled) return compiled.readMarkdown()
  }
  if (isCompleteFile(file)) {
    for (const { readCompleteFiles } of site.compiled.values())
      for (const { typescript, javascript } of readCompleteFiles())
        for (const text of [typescript, javascript]) if (text?.path === `/${file}`) return text.code
  }
  return /^[\w-]+\.(?:xml|txt|json|webmanifest)$/.test(file) ? siteFiles(site).get(file) : undefined
}
