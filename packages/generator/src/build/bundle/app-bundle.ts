import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '../../model/page.ts'
import type { SidebarShard } from '../../model/sidebar.ts'
import type { SiteData } from '../../model/site.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import type { ClientIsland } from '../../content/site-components/client-islands.ts'
import { packageFacts } from '../../content/site-components/package-facts.ts'
import { siteStylesText } from '../../content/site-components/site-styles.ts'
import type { BootModules } from './boot-modules.ts'
import { fileHash } from './file-hash.ts'
import { bundled, type BuildAppJob } from './build-app-job.ts'
import { programFile, programRoot } from '../../content/program-root.ts'
import { sweepFolder } from '../cache-file.ts'
import { collectGarbage } from '../small-heap.ts'

/** The built reader: its files for the browser and the function that renders a page on the server. */
export interface AppBundle extends BootModules {
  /** Folder with the files to publish: `assets/…`. */
  clientFolder: string
  /** Text of the style sheet of the whole reader, of which each page carries in its head what it needs at first. */
  css: string
  /** Path of that style sheet below the base URL. */
  styleSheet: string
  /** Path of the one that follows a document's page: without the layers that documents carry. */
  documentStyleSheet: string
  /** Script to stand in each page's head, before the first paint. */
  inlineScript: string
  render: RenderPage
}

export type RenderPage = (input: { page: PageData; shards: SidebarShard[] }) => string

export interface AppBundleInput {
  /** Absolute path of the site's folder. */
  root: string
  siteData: SiteData
  /** What comes alive in the browser. */
  islands: readonly ClientIsland[]
  /** Absolute paths of the site's own style sheets. */
  styles: readonly string[]
  cacheFolder: string
}

const sources = ['packages/generator/src', 'packages/search/src', 'package-lock.json']

/**
 * Builds the reader for a site, or takes it from the cache folder when nothing that it is made of has changed.
 * Throws what Vite throws when a source does not compile.
 */
export const loadAppBundle = async ({
  root,
  siteData,
  islands,
  styles,
  cacheFolder,
}: AppBundleInput): Promise<AppBundle> => {
  const folder = join(cacheFolder, 'app', hashOf({ root, siteData, islands, styles }))
  if (!(await isCurrent(folder, root))) {
    const unfinished = `${folder}.${process.pid}`
    // What builds that were stopped have left goes: no other build of the site runs beside this one.
    const sweep = () => sweepFolder(join(cacheFolder, 'app'), (name) => !name.includes('.'))
    sweep()
    await buildAppElsewhere({ root, siteData, islands, styles, folder: unfinished, cacheFolder }).catch(
      (error: unknown) => {
        sweep()
        throw error
      },
    )
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
    await keepNewest(join(cacheFolder, 'app'), folder)
  }
  const facts: Omit<AppBundle, 'clientFolder' | 'render'> = JSON.parse(
    await readFile(join(folder, 'bundle.json'), 'utf8'),
  )
  const server: { render: RenderPage } = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)
  return { ...facts, clientFolder: join(folder, 'client'), render: server.render }
}

/**
 * In a process of its own, whose memory is free again when it ends: the bundler takes more of it than all else of a build. A heap
 * that is kept small lets go of what the bundler holds outside of it sooner: 130 MB less for a tenth of a second.
 */
const buildAppElsewhere = async (job: BuildAppJob): Promise<void> => {
  // What this process needed until now, and the bundler: together they are the most that a build takes.
  collectGarbage()
  const child = fork(new URL('./build-app-process.ts', import.meta.url), {
    cwd: programRoot,
    execArgv: [
      '--import',
      pathToFileURL(programFile('packages/generator/src/loader/typescript.mjs')).href,
      '--optimize-for-size',
    ],
    // What is published is React's production build, whoever builds it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const failure = await new Promise<string>((resolve, reject) => {
    let answer = 'The process that bundles the reader ended before it was done.'
    child.on('message', (message) => (answer = String(message)))
    child.on('error', reject)
    child.on('exit', () => resolve(answer))
    child.send(job)
  })
  if (failure !== bundled) throw new Error(failure)
}

/**
 * The program, the settings, the site's own style sheets, and which components come alive. What these consist of is compared file by
 * file, apart from packages, of which the release counts.
 */
const hashOf = ({ root, siteData, islands, styles }: Omit<AppBundleInput, 'cacheFolder'>): string => {
  const releases = islands.map(({ from, isPackage }) => {
    const file = isPackage ? packageFacts(from, root).file : undefined
    return file === undefined ? '' : readFileSync(file, 'utf8')
  })
  return createHash('sha256')
    .update(JSON.stringify([siteData, islands, releases, siteStylesText(styles)]))
    .update(programFingerprint(sources))
    .digest('hex')
    .slice(0, 16)
}

/** Whether a bundle exists, and all files outside of the generator that it was made from are as they were. */
const isCurrent = async (folder: string, root: string): Promise<boolean> => {
  try {
    const inputs: Record<string, string> = JSON.parse(await readFile(join(folder, 'inputs.json'), 'utf8'))
    for (const [file, hash] of Object.entries(inputs)) if ((await fileHash(join(root, file))) !== hash) return false
    return existsSync(join(folder, 'bundle.json'))
  } catch {
    return false
  }
}

/** Keeps the bundle in use and the one before it. */
const keepNewest = async (folder: string, current: string): Promise<void> => {
  const others = (await readdir(folder)).map((name) => join(folder, name)).filter((path) => path !== current)
  const aged = await Promise.all(others.map(async (path) => ({ path, time: (await stat(path)).mtimeMs })))
  for (const { path } of aged.toSorted((a, b) => b.time - a.time).slice(1))
    await rm(path, { recursive: true, force: true })
}
