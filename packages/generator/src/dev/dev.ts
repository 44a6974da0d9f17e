import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { PageData } from '../model/page.ts'
import type { PageEdit, ShownArticle } from '../model/page-edit.ts'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import type { Problem } from '../content/problems.ts'
import { packagesFolder, programPath, programRoot } from '../content/program-root.ts'
import { contentHash } from '@dev-handbook/search/index-format/content-hash'
import type { RenderPage } from '../build/bundle/app-bundle.ts'
import { buildInlineScript } from '../build/bundle/build-app.ts'
import type { ClientSource } from '../build/bundle/client-source.ts'
import { clientIslands } from '../content/site-components/client-islands.ts'
import { siteStyleFiles } from '../content/site-components/site-styles.ts'
import { openDevCache } from './dev-cache.ts'
import { devResponse } from './dev-response.ts'
import { createDevRuns } from './dev-runs.ts'
import { followFiles, type SiteUpdate } from './follow-files.ts'
import { followedFiles, followedPlaces } from './followed-places.ts'
import { escapeText } from '../build/markup.ts'
import { listen, servedSite, type ServedSite } from '../serve/listen.ts'
import { madeFiles } from '../build/made-names.ts'
import { createEditDescriber } from './page-edits.ts'
import { pageHtml } from '../build/page/template.ts'
import { serverConditions, serverNames, viteConfig } from '../build/bundle/vite-config.ts'
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
  const runs = createDevRuns({ root, onBundled: () => follower.again() })
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
  // This server listens on no port. It receives the web sockets of pages, which connect to the port of the pages.
  const sockets = createHttpServer()
  const cache = openDevCache(root)
  const vite = await createServer({
    ...viteConfig(source),
    cacheDir: cache.folder,
    environments: {
      ssr: { define: serverNames, resolve: { conditions: serverConditions, noExternal: [/^@dev-handbook\//] } },
    },
    optimizeDeps: { include: prepared, exclude: ['sucrase'] },
    server: {
      middlewareMode: true,
      fs: { allow: [packagesFolder, root, source.documents()] },
      ws: { server: sockets },
      watch: { ignored: [madeFiles({ root, program: programRoot })] },
    },
  })

  guardMessages(vite)
  client(vite)?.hot.on('vite:client:connect', (_data, window) => {
    if (errors.length > 0) window.send({ type: 'error', err: overlay(errors) })
  })
  client(vite)?.hot.on('handbook:shown', ({ path, mark }: ShownArticle, window) => {
    const page = follower.site.pages.get(path)
    if (page?.kind === 'document' && contentHash(page.html) !== mark) window.send(editPayload({ path }))
  })

  const renderPage = async (page: PageData): Promise<string> => {
    const current = follower.site
    const environment = vite.environments['ssr']
    if (!environment || !('runner' in environment)) throw new Error('Vite has no server environment that runs modules.')
    const { runner } = environment as { runner: { import: (id: string) => Promise<{ render: RenderPage }> } }
    const { render } = await runner.import(address('packages/generator/src/client/entry-server.tsx'))
    const shards = 'sidebar' in page && page.sidebar ? current.branch(page.sidebar) : []
    const html = pageHtml({
      site: current.data,
      page,
      shards,
      body: render({ page, shards }),
      entry: address('packages/generator/src/client/entry-client.tsx'),
      inlineScript,
      styles: () => styleLinks(vite),
    }).replace('<html', () => `<html${page.kind === 'document' ? ` data-article="${contentHash(page.html)}"` : ''}`)
    const { baseUrl } = current.data
    const transformed = await vite.transformIndexHtml(page.path, html)
    // Vite puts the base before every address, but most addresses have it already.
    return baseUrl === '/' ? transformed : transformed.replaceAll(`"${baseUrl}${baseUrl.slice(1)}`, `"${baseUrl}`)
  }

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

/**
 * Packages that Vite prepares before the first page. When Vite finds a package later, for example after a press on Run
 * or Edit, it reloads the page.
 */
const prepared = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'acorn',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-css',
  '@codemirror/lang-html',
  '@codemirror/lang-javascript',
  '@codemirror/lang-sql',
  '@codemirror/language',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@lezer/javascript',
]

/** Address of a part of this program at the development server. */
const address = (path: string): string => `/${programPath(path)}`

const client = (vite: ViteDevServer) => vite.environments['client']

const editPayload = (edit: PageEdit) => ({ type: 'custom' as const, event: 'handbook:edit', data: edit })

const overlay = (errors: readonly Problem[]) => {
  const text = errors
    .map(({ file, line, message }) => `${file ?? 'site'}${line ? `:${line}` : ''}\n${message}`)
    .join('\n\n')
  return { message: text, stack: '' }
}

/** Styles that the server's modules import, as links, so that the first paint in development is styled. */
const styleLinks = (vite: ViteDevServer): string => {
  const ids = vite.environments['ssr']?.moduleGraph.idToModuleMap.keys() ?? []
  const styles = [...ids]
    .filter((id) => id.endsWith('.css'))
    .map((id) => `/${id.slice(vite.config.root.length).replace(/^\//, '')}`)
  return [address('packages/generator/src/client/style/app.css'), ...styles]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')
}

const total = (timings: Readonly<Record<string, number>>): number =>
  Object.values(timings).reduce((sum, time) => sum + time, 0)
