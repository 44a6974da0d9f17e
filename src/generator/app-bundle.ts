import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '../model/page.ts'
import type { SidebarShard } from '../model/sidebar.ts'
import type { SiteData } from '../model/site.ts'
import { programFingerprint } from '../pipeline/incremental/program-fingerprint.ts'

/** The built reader: its files for the browser and the function that renders a page on the server. */
export interface AppBundle {
  /** Folder with the files to publish: `assets/…`. */
  clientFolder: string
  /** Path of the entry script below the base URL: `/assets/entry-client-….js`. */
  entry: string
  /** Style sheet of the whole reader, to stand in each page's head. */
  css: string
  /** Script to stand in each page's head, before the first paint. */
  inlineScript: string
  render: RenderPage
}

export type RenderPage = (input: { page: PageData; shards: SidebarShard[] }) => string

/**
 * Browsers that the styles are written for: the first ones that know OKLCH, as old as the script's own target allows.
 * The default would repeat every colour token in two other notations.
 */
const styleTarget = ['chrome111', 'edge111', 'firefox115', 'safari16.4']

const sources = ['src/app', 'src/islands', 'src/article', 'src/search', 'src/model', 'src/generator/vite-config.ts', 'src/generator/traced-modules.ts', 'src/pipeline/trace', 'src/generator/app-bundle.ts', 'algorithms', 'package-lock.json']

/**
 * Builds the reader for a site, or takes it from the cache folder when nothing that it is made of has changed.
 * Throws what Vite throws when a source does not compile.
 */
export const loadAppBundle = async (siteData: SiteData, cacheFolder: string): Promise<AppBundle> => {
  const folder = join(cacheFolder, 'app', hashOf(siteData))
  if (!existsSync(join(folder, 'bundle.json'))) {
    const unfinished = `${folder}.${process.pid}`
    await rm(unfinished, { recursive: true, force: true })
    await buildApp(siteData, unfinished)
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
    await keepNewest(join(cacheFolder, 'app'), folder)
  }
  const facts: Omit<AppBundle, 'clientFolder' | 'render'> = JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8'))
  const server: { render: RenderPage } = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)
  return { ...facts, clientFolder: join(folder, 'client'), render: server.render }
}

/** Loads the bundler only where something is to be bundled: it takes longer than all else that a warm build loads. */
const loadVite = async () => ({ ...(await import('vite')), ...(await import('./vite-config.ts')) })

const buildApp = async (siteData: SiteData, folder: string): Promise<void> => {
  const { bundlerChecks, createBuilder, viteConfig } = await loadVite()
  const builder = await createBuilder({
    ...viteConfig(() => siteData),
    mode: 'production',
    build: { emptyOutDir: false, copyPublicDir: false, modulePreload: false, cssCodeSplit: false, reportCompressedSize: false, target: 'es2023', cssTarget: styleTarget },
    environments: {
      client: {
        build: { outDir: join(folder, 'client'), manifest: true, rolldownOptions: { input: 'src/app/entry-client.tsx', checks: bundlerChecks } },
      },
      ssr: {
        resolve: { noExternal: true },
        build: { ssr: true, outDir: join(folder, 'server'), emitAssets: false, rolldownOptions: { input: 'src/app/entry-server.tsx', checks: bundlerChecks } },
      },
    },
    builder: {
      buildApp: async (app) => {
        for (const environment of Object.values(app.environments)) await app.build(environment)
      },
    },
  })
  await builder.buildApp()
  const inlineScript = await buildInlineScript(siteData)
  const client = join(folder, 'client')
  const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)?.file
  const styles = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'))
  if (!entry || styles.length !== 1) throw new Error(`The reader's build has entry ${entry} and style sheets ${styles.join(', ')}; one of each is expected.`)
  const css = await readFile(join(client, 'assets', styles[0] as string), 'utf8')
  await rm(join(client, '.vite'), { recursive: true })
  await rm(join(client, 'assets', styles[0] as string))
  await writeFile(join(folder, 'bundle.json'), JSON.stringify({ entry: `/${entry}`, css: css.trim(), inlineScript }))
}

/** Source of the script for the head, as one classic script. */
export const buildInlineScript = async (siteData: SiteData): Promise<string> => {
  const { build, bundlerChecks, viteConfig } = await loadVite()
  const result = await build({
    ...viteConfig(() => siteData),
    mode: 'production',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2020',
      rolldownOptions: { checks: bundlerChecks },
      lib: { entry: 'src/app/inline.ts', formats: ['iife'], name: 'handbookInline' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The inline script was not built.')
  return output.output[0].code.trim()
}

const hashOf = (siteData: SiteData): string => createHash('sha256').update(JSON.stringify(siteData)).update(programFingerprint(sources)).digest('hex').slice(0, 16)

/** Keeps the bundle in use and the one before it. */
const keepNewest = async (folder: string, current: string): Promise<void> => {
  const others = (await readdir(folder)).map((name) => join(folder, name)).filter((path) => path !== current)
  const aged = await Promise.all(others.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })))
  for (const { path } of aged.toSorted((a, b) => b.time - a.time).slice(1)) await rm(path, { recursive: true, force: true })
}
