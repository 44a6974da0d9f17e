import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openStore } from '../../cache/open-store.ts'
import { packFiles, unpackFiles } from '../../cache/packed-files.ts'
import type { PageData } from '../../model/page.ts'
import type { SidebarShard } from '../../model/sidebar.ts'
import type { SiteData } from '../../model/site.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import type { ClientIsland } from '../../content/site-components/client-islands.ts'
import { packageFacts } from '../../content/site-components/package-facts.ts'
import { siteStylesText } from '../../content/site-components/site-styles.ts'
import type { BootModules } from './boot-modules.ts'
import { fileHash } from './file-hash.ts'
import { bundled, type BuildAppJob, inputsOf } from './build-app-job.ts'
import { importServer } from './import-server.ts'
import { filesMadeBy } from '../files-made-by.ts'
import { programFile, programRoot } from '../../content/program-root.ts'
import { bundlerEnvironment, collectGarbage } from '../small-heap.ts'

/** The built reader: its files for the browser and the function that renders a page on the server. */
export interface AppBundle extends BootModules {
  /** Changes with every byte of the bundle. */
  id: string
  /** Modules and style sheets of the site and of its integrations in the bundle, as paths from the site's folder. */
  inputs: readonly string[]
  /** Files to publish, by path below the root of the output: `assets/…`. */
  clientFiles: ReadonlyMap<string, Uint8Array>
  /** Text of the style sheet of the whole client. The head of each page carries the part that the page needs first. */
  css: string
  /** Path of that style sheet below the base URL. */
  styleSheet: string
  /** Path of the style sheet that a document's page loads later. It lacks the layers that the page itself carries. */
  documentStyleSheet: string
  /** Script for the head of each page, which runs before the first paint. */
  inlineScript: string
  render: RenderPage
}

export type RenderPage = (input: { page: PageData; shards: SidebarShard[] }) => string

export interface AppBundleInput {
  /** Absolute path of the site's folder. */
  root: string
  siteData: SiteData
  /** The components that are hydrated in the browser. */
  islands: readonly ClientIsland[]
  /** Absolute paths of the site's own style sheets. */
  styles: readonly string[]
  cacheFolder: string
}

const place = 'client'
const sources = ['packages/generator/src', 'packages/search/src', 'package-lock.json']

/**
 * Builds the client for a site, or takes it from the cache folder when no input has changed. Throws Vite's error when a
 * source does not compile.
 */
export const loadAppBundle = async ({
  root,
  siteData,
  islands,
  styles,
  cacheFolder,
}: AppBundleInput): Promise<AppBundle> => {
  const store = openStore(cacheFolder, 'app')
  const origin = hashOf({ root, siteData, islands, styles })
  const known = store.read(place, origin)
  const kept = known && unpackFiles(known)
  // The server half only renders pages. It contains no code of islands, which change most often.
  const server = kept && (await isCurrent(kept, inputsOf.server, root)) ? serverHalf(kept) : []
  const isKept = kept && server.length > 0 && (await isCurrent(kept, inputsOf.client, root))
  const inlineScript = kept && server.length > 0 ? factsOf(kept).inlineScript : undefined
  const bundle = (folder: string) =>
    buildAppElsewhere({ root, siteData, islands, styles, folder, cacheFolder, inlineScript })
  const files = isKept ? kept : new Map([...(await filesMadeBy(bundle)), ...server])
  if (files !== kept) store.write(place, origin, packFiles(files))
  const facts = factsOf(files)
  const hash = createHash('sha256')
  // A source may change without changing the bundle.
  const inputs = new Set<string>(Object.values(inputsOf))
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (!inputs.has(path)) hash.update(`${path}\0${content.length}\0`).update(content)
  const id = hash.digest('hex')
  // SAFETY: the entry of the server exports it.
  const { render } = (await importServer(id, below(files, 'server/'))) as { render: RenderPage }
  const read = Object.values(inputsOf).flatMap((half) => Object.keys(inputHashes(files, half)))
  return { ...facts, id, inputs: read, clientFiles: below(files, 'client/'), render }
}

/** The facts that the bundle stores about itself. */
const factsOf = (files: ReadonlyMap<string, Buffer>): Omit<AppBundle, 'id' | 'inputs' | 'clientFiles' | 'render'> =>
  JSON.parse(String(files.get('bundle.json')))

/** The files that render pages, with the hashes of their inputs. */
const serverHalf = (files: ReadonlyMap<string, Buffer>): [path: string, content: Buffer][] =>
  [...files].filter(([path]) => path.startsWith('server/') || path === inputsOf.server)

/** Files of a folder, by their path in it. */
const below = (files: ReadonlyMap<string, Buffer>, folder: string): Map<string, Buffer> =>
  new Map(
    [...files].flatMap(([path, content]) => (path.startsWith(folder) ? [[path.slice(folder.length), content]] : [])),
  )

/**
 * Runs in a separate process, whose memory is free again when the process ends: the bundler takes more memory than the
 * rest of a build. A small heap limit makes Node release the bundler's memory outside the heap sooner. This saves 130
 * MB and costs a tenth of a second.
 */
const buildAppElsewhere = async (job: BuildAppJob): Promise<void> => {
  // Free the memory that this process no longer needs. Together with the bundler's memory it would be the most that a
  // build takes.
  collectGarbage()
  const child = fork(new URL('./build-app-process.ts', import.meta.url), {
    cwd: programRoot,
    execArgv: [
      '--import',
      pathToFileURL(programFile('packages/generator/src/loader/typescript.mjs')).href,
      '--optimize-for-size',
    ],
    // Always publish React's production build, whatever the environment of the build is.
    env: { ...process.env, ...bundlerEnvironment, NODE_ENV: 'production' },
  })
  const failure = await new Promise<string>((resolve, reject) => {
    let answer = 'The process that bundles the client ended before it had finished.'
    child.on('message', (message) => (answer = String(message)))
    child.on('error', reject)
    child.on('exit', () => resolve(answer))
    child.send(job)
  })
  if (failure !== bundled) throw new Error(failure)
}

/**
 * Hash of the program, the settings, the site's own style sheets and the list of hydrated components. The sources of
 * these components are compared file by file. Of packages, only the release counts.
 */
const hashOf = ({ root, siteData, islands, styles }: Omit<AppBundleInput, 'cacheFolder'>): string => {
  const releases = islands.map(({ from, isPackage }) => {
    const file = isPackage ? packageFacts(from, root).file : undefined
    return file === undefined ? '' : readFileSync(file, 'utf8')
  })
  // Without the folder of the site: its cache, or the whole repository, may be copied to another place.
  const named = islands.map((island) => (island.isPackage ? island : { ...island, from: relative(root, island.from) }))
  const text = JSON.stringify([siteData, named, releases, siteStylesText(styles)]).replaceAll(`${root}/`, '')
  return createHash('sha256').update(text).update(programFingerprint(sources)).digest('hex')
}

/** The files outside the generator from which a half of a bundle was made, each with the hash of its content. */
const inputHashes = (files: ReadonlyMap<string, Buffer>, half: string): Record<string, string> =>
  JSON.parse(String(files.get(half)))

/** Whether the files outside the generator from which a half of a bundle was made are unchanged. */
const isCurrent = async (files: ReadonlyMap<string, Buffer>, half: string, root: string): Promise<boolean> => {
  for (const [file, hash] of Object.entries(inputHashes(files, half)))
    if ((await fileHash(join(root, file)).catch(() => 'missing')) !== hash) return false
  return true
}
