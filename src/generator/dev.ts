import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { PageData } from '../model/page.ts'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import type { Problem } from '../pipeline/problems.ts'
import type { PipelineResult, Site } from '../pipeline/site.ts'
import type { RenderPage } from './app-bundle.ts'
import { buildInlineScript } from './build-app.ts'
import { devResponse } from './dev-response.ts'
import { escapeText } from './markup.ts'
import { type Listening, listen } from './listen.ts'
import { pageHtml } from './template.ts'
import { viteConfig } from './vite-config.ts'

export interface DevOptions {
  root: string
  port: number
  host?: string | undefined
  /** Told after each run of the pipeline: what is wrong and how long it took (ms). */
  onUpdate: (update: { problems: readonly Problem[]; changed: number; duration: number }) => void
}

/**
 * Serves the site while it is written: an edited document is swapped into the open page, an edited component by hot
 * module replacement, everything else by a reload. Problems are shown over the page; the last good state stays.
 */
export const startDevServer = async ({ root, port, host, onUpdate }: DevOptions): Promise<Listening> => {
  const pipeline = createPipeline({ root, mode: 'development' })
  let result = await pipeline.load()
  let site = result.site
  onUpdate({ problems: result.problems, changed: site?.pages.size ?? 0, duration: total(result.timings) })
  if (!site) throw new Error('The site cannot be served before its configuration is valid.')
  const siteData = () => (site as Site).data
  const inlineScript = await buildInlineScript(siteData())
  const vite = await createServer({
    ...viteConfig(siteData),
    cacheDir: join(root, '.cache/vite'),
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
    server: { middlewareMode: true, hmr: { port: port + 20_000 > 65_535 ? port - 10_000 : port + 20_000 }, watch: { ignored: [join(root, 'dist*/**'), join(root, '.cache/**')] } },
  })

  const renderPage = async (page: PageData): Promise<string> => {
    const current = site as Site
    const environment = vite.environments['ssr']
    if (!environment || !('runner' in environment)) throw new Error('Vite has no server environment that runs modules.')
    const { runner } = environment as { runner: { import: (id: string) => Promise<{ render: RenderPage }> } }
    const { render } = await runner.import('/src/app/entry-server.tsx')
    const shards = 'sidebar' in page && page.sidebar ? current.branch(page.sidebar) : []
    const html = pageHtml({
      site: current.data,
      page,
      shards,
      body: render({ page, shards }),
      entry: '/src/app/entry-client.tsx',
      inlineScript,
      styles: styleLinks(vite),
    })
    return vite.transformIndexHtml(page.path, html)
  }

  const update = async (): Promise<void> => {
    const start = performance.now()
    const last = site as Site
    result = await pipeline.load()
    if (!result.site || hasErrors(result)) {
      vite.environments['client']?.hot.send({ type: 'error', err: overlay(result.problems) })
    } else {
      site = result.site
      // An update without changes takes the overlay of earlier problems away.
      vite.environments['client']?.hot.send({ type: 'update', updates: [] })
      announce(vite, last, site)
    }
    onUpdate({ problems: result.problems, changed: result.site ? changedPages(last, result.site).length : 0, duration: performance.now() - start })
  }
  watch(vite, root, update)

  const handler = (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => {
      devResponse({ site: site as Site, root, renderPage, url: request.url ?? '/' }).then(
        ({ status, type, body, location }) => {
          response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...(location ? { Location: location } : {}) })
          response.end(body)
        },
        (error: Error) => {
          vite.ssrFixStacktrace(error)
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(`<!doctype html><script type="module" src="/@vite/client"></script><pre>${escapeText(error.stack ?? error.message)}</pre>`)
        },
      )
    })
  }
  const listening = await listen(handler, { port, host }).catch(async (error: unknown) => {
    await vite.close()
    throw error
  })
  return {
    ...listening,
    close: async () => {
      await vite.close()
      await listening.close()
    },
  }
}

/** Runs `update` after changes of the site's own files; several within one moment are one run, and runs never overlap. */
const watch = (vite: ViteDevServer, root: string, update: () => Promise<void>): void => {
  const watched = ['content', 'docs', 'algorithms', 'static', 'examples', 'site.config.ts'].map((name) => join(root, name))
  let running: Promise<void> | null = null
  let again = false
  const run = () => {
    if (running) {
      again = true
      return
    }
    running = update().finally(() => {
      running = null
      if (again) {
        again = false
        run()
      }
    })
  }
  let timer: NodeJS.Timeout | undefined
  vite.watcher.add(watched)
  vite.watcher.on('all', (_event, path) => {
    if (!watched.some((place) => path.startsWith(place))) return
    clearTimeout(timer)
    timer = setTimeout(run, 10)
  })
}

const announce = (vite: ViteDevServer, last: Site, next: Site): void => {
  const client = vite.environments['client']
  if (!client) return
  const chromeChanged = JSON.stringify(last.data) !== JSON.stringify(next.data) || JSON.stringify([...last.shards]) !== JSON.stringify([...next.shards])
  if (chromeChanged) {
    for (const environment of Object.values(vite.environments)) {
      const module = environment.moduleGraph.getModuleById('\0virtual:site-data')
      if (module) environment.moduleGraph.invalidateModule(module)
    }
    client.hot.send({ type: 'full-reload' })
    return
  }
  for (const page of changedPages(last, next)) client.hot.send({ type: 'custom', event: 'handbook:page', data: page })
}

const changedPages = (last: Site, next: Site): PageData[] =>
  [...next.pages.values()].filter((page) => {
    const before = last.pages.get(page.path)
    return page !== before && JSON.stringify(page) !== JSON.stringify(before)
  })

const hasErrors = (result: PipelineResult): boolean => result.problems.some(({ severity }) => severity === 'error')

const overlay = (problems: readonly Problem[]) => {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const text = errors.map(({ file, line, message }) => `${file ?? 'site'}${line ? `:${line}` : ''}\n${message}`).join('\n\n')
  return { message: text, stack: '' }
}

/** Styles that the server's modules import, as links, so that the first paint in development is styled. */
const styleLinks = (vite: ViteDevServer): string => {
  const ids = vite.environments['ssr']?.moduleGraph.idToModuleMap.keys() ?? []
  const styles = [...ids].filter((id) => id.endsWith('.css')).map((id) => `/${id.slice(vite.config.root.length).replace(/^\//, '')}`)
  return ['/src/app/style/app.css', ...styles].map((href) => `<link rel="stylesheet" href="${href}">`).join('')
}

const total = (timings: Readonly<Record<string, number>>): number => Object.values(timings).reduce((sum, time) => sum + time, 0)
