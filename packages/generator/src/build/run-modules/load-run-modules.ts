import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { programFile, programRoot } from '../../content/program-root.ts'
import { runFolder } from '../../model/run/run-imports.ts'
import { sweepFolder } from '../cache-file.ts'
import { createCompressor } from '../output/compress.ts'
import { collectGarbage } from '../small-heap.ts'
import { type BundleJob, bundledModules } from './bundle-job.ts'
import type { BundledModules } from './bundle-modules.ts'
import { sqlModuleFolder } from './bundle-sql.ts'
import type { SampleNeeds } from '../../content/runs/sample-needs.ts'
import { builtinName, shimFolder } from './shimmed-modules.ts'

/** The modules that samples can import in the page. */
export interface RunModules extends BundledModules {
  /** Absolute path of the folder with their files. Absent where there are none. */
  folder?: string
  /** Why the libraries of the site are left out. */
  absence?: string
}

interface RunModulesInput {
  /** Absolute path of the site's folder. */
  root: string
  needs: readonly SampleNeeds[]
  cacheFolder: string
}

const sources = [
  'packages/generator/src/build/run-modules',
  shimFolder,
  // The stand-ins print values as the sandbox does.
  'packages/generator/src/sandbox',
  sqlModuleFolder,
  'packages/generator/src/model/run',
]

export const noRunModules: RunModules = {
  imports: { version: 1, specifiers: {}, files: {} },
  names: {},
  refusals: {},
}

const notInstalled =
  'The libraries of the samples are not installed, so no sample that imports a package has a Run button. Run "npm ci" in "examples".'

/**
 * Bundles the modules that samples import from the libraries in the site's `examples/`, or takes them from the cache folder
 * when neither the list of modules nor the installed libraries nor the program has changed. Throws what the bundler throws.
 */
export const loadRunModules = async ({ root, needs, cacheFolder }: RunModulesInput): Promise<RunModules> => {
  const fit = needs.filter(({ refusal }) => refusal === undefined)
  const specifiers = [...new Set(fit.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)))].toSorted()
  const sql = fit.some(({ kind }) => kind === 'sql')
  const examples = join(root, 'examples')
  const isPackage = existsSync(join(examples, 'package.json'))
  const isInstalled = existsSync(join(examples, 'node_modules'))
  const packages = isPackage && isInstalled
  const offered = packages ? specifiers : specifiers.filter((specifier) => builtinName(specifier) !== undefined)
  const absence = isPackage && !isInstalled ? notInstalled : undefined
  if (offered.length === 0 && !(sql && packages)) return { ...noRunModules, ...(absence !== undefined && { absence }) }
  const job = { examples: packages ? examples : root, specifiers: offered, sql: sql && packages }
  const folder = join(cacheFolder, 'run-modules', await hashOf(job))
  if (!existsSync(join(folder, 'modules.json'))) await bundleElsewhere({ ...job, folder }, cacheFolder)
  sweepFolder(join(cacheFolder, 'run-modules'), (name) => name === basename(folder))
  const modules: BundledModules = JSON.parse(await readFile(join(folder, 'modules.json'), 'utf8'))
  return { ...modules, folder, ...(absence !== undefined && { absence }) }
}

/** Names what the modules are made of: the libraries by the lock file of their installation. */
const hashOf = async ({ examples, specifiers, sql }: Omit<BundleJob, 'folder'>): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([specifiers, sql]))
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    hash.update(await readFile(join(examples, file)).catch(() => ''))
  return hash
    .update(programFingerprint([...sources, 'package-lock.json']))
    .digest('hex')
    .slice(0, 16)
}

/** In a process of its own, which gives back the memory that the bundler takes. */
const bundleElsewhere = async (job: BundleJob, cacheFolder: string): Promise<void> => {
  collectGarbage()
  const unfinished = `${job.folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const child = fork(new URL('./bundle-process.ts', import.meta.url), {
    cwd: programRoot,
    execArgv: [
      '--import',
      pathToFileURL(programFile('packages/generator/src/loader/typescript.mjs')).href,
      '--optimize-for-size',
    ],
  })
  const answer = await new Promise<string>((resolve, reject) => {
    let last = 'The process that bundles the modules of samples ended before it was done.'
    child.on('message', (message) => (last = String(message)))
    child.on('error', reject)
    child.on('exit', () => resolve(last))
    child.send({ ...job, folder: unfinished })
  })
  if (answer !== bundledModules) {
    await rm(unfinished, { recursive: true, force: true })
    throw new Error(answer)
  }
  await noteSqlSize(unfinished, cacheFolder)
  await rm(job.folder, { recursive: true, force: true })
  await rename(unfinished, job.folder)
}

/** Notes how many bytes a reader fetches before the first SQL sample runs. The cache keeps what was compressed for the output. */
const noteSqlSize = async (folder: string, cacheFolder: string): Promise<void> => {
  const file = join(folder, 'modules.json')
  const modules: BundledModules = JSON.parse(await readFile(file, 'utf8'))
  const { sql } = modules.imports
  if (!sql) return
  const { compress } = createCompressor(cacheFolder)
  let size = 0
  for (const name of [sql.module, ...sql.assets]) {
    const content = await readFile(join(folder, name))
    const variants = await compress(`${runFolder}/${name}`, content)
    size += (variants.get('br') ?? content).byteLength
  }
  await writeFile(file, JSON.stringify({ ...modules, imports: { ...modules.imports, sql: { ...sql, size } } }))
}
