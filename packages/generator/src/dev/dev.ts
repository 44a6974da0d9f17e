import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { SitePage } from '../content/pages/site-page.ts'
import type { ShownArticle } from '../model/page-edit.ts'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import { contentHash } from '@dev-handbook/search/index-format/content-hash'
import { buildInlineScript } from '../build/bundle/build-app.ts'
import type { ClientSource } from '../build/bundle/client-source.ts'
import { clientIslands } from '../content/site-components/client-islands.ts'
import { siteStyleFiles } from '../content/site-components/site-styles.ts'
import { client, editPayload, overlay } from './browser-messages.ts'
import { createVite } from './create-vite.ts'
import { openDevCache } from './dev-cache.ts'
import { devResponse } from './dev-response.ts'
import { createDevRuns } from './dev-runs.ts'
import { followFiles, type SiteUpdate } from './follow-files.ts'
import { followedFiles, followedPlaces } from './followed-places.ts'
import { escapeText } from '../build/markup.ts'
import { listen, servedSite, type ServedSite } from '../serve/listen.ts'
import { createEditDescriber } from './page-edits.ts'
import { renderDevPage } from './render-dev-page.ts'
import { isOwnUpgrade, refuseUpgrade } from './upgrade-requests.ts'
import { watchNames } from './watch-names.ts'
import { guardMessages } from './window-messages.ts'

export interface DevOptions {
  root: string
  port: number
  host?: string | undefined
  /** Called when an edit shows, and after each run over the whole site. */
  onUpdate: (update: SiteUpdate) => void
}

/**
 * Serves a site while authors write it. Open pages show an edited document and its place in the sidebar without a
 * reload. An edited component is replaced by hot module replacement. All other edits reload the page. Problems are
 * shown over the page, and the last good state stays.
 */
export const startDevServer = async ({ root, port, host, onUpdate }: DevOptions): Promise<ServedSite> => {
  let announceStart = () => {}
  const started = new Promise<void>((resolve) => (announceStart = resolve))
  // The bundler may be faster than the start of the server.
  const runs = createDevRuns({ root, onBundled: () => void started.then(() => follower.again()) })
  const pipeline = createPipeline({ root, mode: 'development', offerModules: runs.offer })
  const { site: first, problems, timings } = await pipeline.load()
  onUpdate({ isWhole: true, problems, changed: first?.pages.size ?? 0, duration: total(timings) })
  if (!first) throw new Error('The site cannot be served before its configuration is valid.')
  const describeEdit = createEditDescriber()
  let errors = problems.filter(({ severity }) => severity === 'error')
  const follower = followFiles({
    root,
    pipeline,
    site: first,
    showPages: (pages) => {
      for (const { before, after } of pages) client(vite)?.hot.send(editPayload(describeEdit(before, after)))
    },
    showSidebars: (edits) => {
      for (const data of edits) client(vite)?.hot.send({ type: 'custom', event: 'handbook:sidebar', data })
    },
    reload: () => {
      for (const environment of Object.values(vite.environments)) {
        const { moduleGraph } = environment
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(module)
      }
      // The new settings may name other folders.
      vite.watcher.add(followedPlaces(root, follower.site.config))
      client(vite)?.hot.send({ type: 'full-reload' })
    },
    // An update without changes removes the overlay with earlier problems.
    showErrors: (found) => {
      errors = [...found]
      client(vite)?.hot.send(
        errors.length > 0 ? { type: 'error', err: overlay(errors) } : { type: 'update', updates: [] },
      )
    },
    onUpdate: (update) => {
      // The edited documents may import other files.
      if (update.isWhole) vite.watcher.add(followedFiles(root, follower.site))
      onUpdate(update)
    },
  })
  const siteData = () => follower.site.data
  const source: ClientSource = {
    root,
    documents: () => join(root, follower.site.config.docs.path),
    siteData,
    islands: () => clientIslands(follower.site.components, follower.site.compiled.values(), root),
    styles: () => siteStyleFiles(root, follower.site.config.styles),
    integrations: first.config.integrations,
  }
  const inlineScript = await buildInlineScript(source)
  const sockets = createHttpServer()
  const cache = openDevCache(root)
  const vite = await createVite(source, { sockets, cacheFolder: cache.folder, host })
  const renderPage = (page: SitePage) => renderDevPage({ page, site: follower.site, vite, inlineScript })

  guardMessages(vite)
  client(vite)?.hot.on('vite:client:connect', (_data, window) => {
    if (errors.length > 0) window.send({ type: 'error', err: overlay(errors) })
  })
  client(vite)?.hot.on('handbook:shown', ({ path, mark }: ShownArticle, window) => {
    const page = follower.site.pages.get(path)
    if (page?.kind === 'document' && contentHash(page.readHtml()) !== mark) window.send(editPayload({ path }))
  })

  vite.watcher.add([...followedPlaces(root, follower.site.config), ...followedFiles(root, follower.site)])
  vite.watcher.on('all', (_event, path) => {
    if (follower.follows(path)) follower.changed(path)
  })
  const stopWatching = watchNames(root, (name) => {
    const path = join(root, name)
    const places = followedPlaces(root, follower.site.config)
    if (!places.some((place) => place === path || place.startsWith(path + sep))) return
    vite.watcher.add(places)
    follower.changed(path)
  })

  const handler = (request: IncomingMessage, response: ServerResponse) => {
    // Vite removes the base from the address.
    const { url = '/' } = request
    vite.middlewares(request, response, () => {
      devResponse({ site: follower.site, root, renderPage, runFile: runs.fileOf, url }).then(
        ({ status, type, body, location }) => {
          response.writeHead(status, {
            'Content-Type': type,
            'Cache-Control': 'no-store',
            ...(location ? { Location: location } : {}),
          })
          response.end(body)
        },
        (error: Error) => {
          vite.ssrFixStacktrace(error)
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(
            `<!doctype html><script type="module" src="/@vite/client"></script><pre>${escapeText(error.stack ?? error.message)}</pre>`,
          )
        },
      )
    })
  }
  const listening = await listen(handler, { port, host }).catch(async (error: unknown) => {
    stopWatching()
    await vite.close()
    cache.close()
    throw error
  })
  for (const server of listening.servers) {
    server.on('upgrade', (request, socket, head) => {
      // Nothing can be reported over a broken connection.
      socket.on('error', () => {})
      if (isOwnUpgrade(request, first.data.baseUrl)) sockets.emit('upgrade', request, socket, head)
      else refuseUpgrade(socket)
    })
  }
  announceStart()
  void pipeline.prepare()
  return {
    ...servedSite(listening, first.data.baseUrl),
    close: async () => {
      stopWatching()
      await follower.close()
      await vite.close()
      cache.close()
      await listening.close()
    },
  }
}

const total = (timings: Readonly<Record<string, number>>): number =>
  Object.values(timings).reduce((sum, time) => sum + time, 0)
