import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { listen, servedSite, type ServedSite } from './listen.ts'
import { serveStatic } from './static-server.ts'

/**
 * Serves the last build of a site until it is closed. Throws an `Error` that says what to do when nothing was built yet
 * or the port is taken.
 */
export const serveSite = async (options: {
  root: string
  out?: string
  port: number
  host?: string | undefined
}): Promise<ServedSite> => {
  const handler = await siteHandler(options.root, options.out)
  const baseUrl = await publishedBase(options.out ?? join(options.root, 'dist'))
  return servedSite(await listen(handler, options), baseUrl)
}

/**
 * Returns a handler that serves the last build of a site, also a build that is published while it serves. A build is
 * served with its own headers, because its pages need them. Throws an `Error` that says what to do when nothing was
 * built yet.
 */
export const siteHandler = async (root: string, folder = join(root, 'dist')): Promise<RequestListener> => {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no build in ${folder}. Run "npm run build" first.`)
  const first = await buildHandler(folder)
  let current = { stamp: stampOf(folder), handler: Promise.resolve(first) }
  return (request, response) => {
    const stamp = stampOf(folder)
    // While a build replaces the last build, neither exists for a moment.
    if (stamp !== '' && stamp !== current.stamp) {
      const last = current.handler
      current = { stamp, handler: buildHandler(folder).catch(() => last) }
    }
    void current.handler.then((handler) => handler(request, response))
  }
}

/** The base URL of a build, with which all its addresses begin. */
const publishedBase = async (folder: string): Promise<string> => {
  const { scope }: { scope: string } = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'))
  return scope
}

const buildHandler = async (folder: string): Promise<RequestListener> => {
  return serveStatic({ folder, baseUrl: await publishedBase(folder), headers: await publishedHeaders(folder) })
}

/** A key that changes with the files that a handler is made from. Empty where there are no such files. */
const stampOf = (folder: string): string =>
  ['manifest.webmanifest', 'vercel.json']
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .flatMap((stats) => (stats ? [`${stats.ino} ${stats.mtimeMs}`] : []))
    .join()

/** The headers of every response, as the build wrote them for a host. */
const publishedHeaders = async (folder: string): Promise<Record<string, string>> => {
  const config: { headers: { headers: { key: string; value: string }[] }[] } = JSON.parse(
    await readFile(join(folder, 'vercel.json'), 'utf8'),
  )
  return Object.fromEntries(config.headers[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
}
