import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { programFile, programRoot } from '../../content/program-root.ts'
import { runFolder } from '../../model/run/run-imports.ts'
import { filesMadeBy } from '../files-made-by.ts'
import { createCompressor } from '../output/compress.ts'
import { bundlerEnvironment, collectGarbage } from '../small-heap.ts'
import { type BundleJob, bundledModules } from './bundle-job.ts'
import type { BundledModules } from './bundle-modules.ts'
import { sqlModuleFolder } from './bundle-sql.ts'
import type { SampleNeeds } from '../../model/compiled-document.ts'
import { builtinName, shimFolder } from './shimmed-modules.ts'

/** The modules that samples can import in the page. */
export interface RunModules extends BundledModules {
  /** Reads a module file by its name. Absent when there are no modules. Rejects with the bundler's error. */
  read?: (name: string) => Promise<Uint8Array>
  /** Why the libraries of the site are missing. */
  absence?: string
}

export interface RunModulesInput {
  /** Absolute path of the site's folder. */
  root: string
  needs: readonly SampleNeeds[]
  cacheFolder: string
}

const sources = [
  'packages/generator/src/build/run-modules',
  shimFolder,
  // The shims print values as the sandbox does.
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
 * Bundles the modules that samples import from the libraries in the site's `examples/`. Takes them from the cache
 * folder when the list of modules, the installed libraries and the program have not changed. Throws the bundler's
 * error.
 */
export const loadRunModules = async (input: RunModulesInput): Promise<RunModules> => {
  const { job, extra } = planOf(input)
  if (!job) return { ...noRunModules, ...extra }
  const { kept, bundle } = await storedModules(job, input.cacheFolder)
  return { ...((await kept()) ?? (await bundle())), ...extra }
}

/**
 * What `loadRunModules` returns, but `undefined` when it would have to bundle, which takes longer than an author waits.
 */
export const knownRunModules = async (input: RunModulesInput): Promise<RunModules | undefined> => {
  const { job, extra } = planOf(input)
  if (!job) return { ...noRunModules, ...extra }
  const modules = await (await storedModules(job, input.cacheFolder)).kept()
  return modules && { ...modules, ...extra }
}

interface RunModulesPlan {
  /** The input for bundling. Absent when no sample imports an existing module. */
  job?: Job
  extra: Pick<RunModules, 'absence'>
}

const planOf = ({ root, needs }: RunModulesInput): RunModulesPlan => {
  const fit = needs.filter(({ refusal }) => refusal === undefined)
  const specifiers = [...new Set(fit.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)))].toSorted()
  const sql = fit.some(({ kind }) => kind === 'sql')
  const examples = join(root, 'examples')
  const isPackage = existsSync(join(examples, 'package.json'))
  const isInstalled = existsSync(join(examples, 'node_modules'))
  const packages = isPackage && isInstalled
  const offered = packages ? specifiers : specifiers.filter((specifier) => builtinName(specifier) !== undefined)
  const extra = isPackage && !isInstalled ? { absence: notInstalled } : {}
  if (offered.length === 0 && !(sql && packages)) return { extra }
  return { job: { examples: packages ? examples : root, specifiers: offered, sql: sql && packages }, extra }
}

type Job = Omit<BundleJob, 'folder'>

const listFile = 'modules.json'

/**
 * Each file is a separate entry of the store, because PostgreSQL is large and because a file that the last build has
 * published is not read.
 */
const storedModules = async (
  job: Job,
  cacheFolder: string,
): Promise<{ kept: () => Promise<RunModules | undefined>; bundle: () => Promise<RunModules> }> => {
  const store = openStore(cacheFolder, 'run-modules')
  const origin = await hashOf(job)
  /** Files that could not be written to the disk. */
  const held = new Map<string, Uint8Array>()
  const bundle = async (): Promise<BundledModules> => {
    const files = await bundleElsewhere(job)
    const modules = await withSqlSize(JSON.parse(String(files.get(listFile))), files, cacheFolder)
    for (const name of filesOf(modules)) {
      const content = files.get(name)
      if (content && !store.write(name, origin, content)) held.set(name, content)
    }
    store.write(listFile, origin, JSON.stringify(modules))
    return modules
  }
  const read = async (name: string): Promise<Uint8Array> => {
    const find = () => held.get(name) ?? store.read(name, origin)
    const content = find() ?? (await bundle().then(find))
    if (!content) throw new Error(`The modules of samples were bundled again, and "${name}" is not among them.`)
    return content
  }
  return {
    kept: async () => {
      const list = store.read(listFile, origin)
      const known: BundledModules | undefined = list && JSON.parse(list.toString())
      return known && filesOf(known).every((name) => store.use(name)) ? { ...known, read } : undefined
    },
    bundle: async () => ({ ...(await bundle()), read }),
  }
}

/** Names of all files that a reader may fetch. */
const filesOf = ({ imports }: BundledModules): string[] => [
  ...Object.keys(imports.files),
  ...(imports.sql ? [imports.sql.module, ...imports.sql.assets] : []),
]

/** Hash of the inputs of the modules. The lock file of the installation represents the libraries. */
const hashOf = async ({ examples, specifiers, sql }: Job): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([specifiers, sql]))
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    hash.update(await readFile(join(examples, file)).catch(() => ''))
  return hash.update(programFingerprint([...sources, 'package-lock.json'])).digest('hex')
}

/** Runs in a separate process, which gives back the memory that the bundler takes. */
const bundleElsewhere = (job: Job): Promise<Map<string, Buffer>> =>
  filesMadeBy(async (folder) => {
    collectGarbage()
    const child = fork(new URL('./bundle-process.ts', import.meta.url), {
      cwd: programRoot,
      execArgv: [
        '--import',
        pathToFileURL(programFile('packages/generator/src/loader/typescript.mjs')).href,
        '--optimize-for-size',
      ],
      env: { ...process.env, ...bundlerEnvironment },
    })
    const answer = await new Promise<string>((resolve, reject) => {
      let last = 'The process that bundles the modules of samples ended before it had finished.'
      child.on('message', (message) => (last = String(message)))
      child.on('error', reject)
      child.on('exit', () => resolve(last))
      child.send({ ...job, folder })
    })
    if (answer !== bundledModules) throw new Error(answer)
  })

/**
 * Adds the number of bytes that a reader's browser fetches before the first SQL sample runs. The cache keeps the
 * compressed files for the output.
 */
const withSqlSize = async (
  modules: BundledModules,
  files: ReadonlyMap<string, Buffer>,
  cacheFolder: string,
): Promise<BundledModules> => {
  const { sql } = modules.imports
  if (!sql) return modules
  const { compress } = createCompressor(cacheFolder)
  let size = 0
  for (const name of [sql.module, ...sql.assets]) {
    const content = files.get(name) ?? new Uint8Array()
    const variants = await compress(`${runFolder}/${name}`, content)
    size += (variants.get('br') ?? content).byteLength
  }
  return { ...modules, imports: { ...modules.imports, sql: { ...sql, size } } }
}
