import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import { type RunImports, runImportsVersion } from '../../model/run/run-imports.ts'
import type { BundleJob } from './bundle-job.ts'
import { bundleSql } from './bundle-sql.ts'
import { entryId, entryInput, entryModules, entryName } from './entry-modules.ts'

/** Result of bundling modules for samples: `modules.json` in the folder of the files. */
export interface BundledModules {
  imports: RunImports
  /** Names that each module exports, by its specifier. */
  names: Readonly<Record<string, readonly string[]>>
  /** The need of a module that a browser cannot meet, by the module's specifier: `node:fs`. */
  refusals: Readonly<Record<string, string>>
}

/**
 * Bundles the modules that samples import into ES modules for a browser. Writes them with `modules.json` into the job's
 * folder. Omits a module that a browser cannot run, and records the reason.
 */
export const bundleModules = async ({ examples, specifiers, sql, folder }: BundleJob): Promise<void> => {
  const refused = new Map<string, string>()
  const bundleAll = () => bundled(examples, specifiers, refused)
  const chunks = await bundleAll().catch(async (error: unknown) => {
    for (const specifier of specifiers.filter((name) => !refused.has(name)))
      await bundled(examples, [specifier], new Map()).catch(() => refused.set(specifier, 'another bundler'))
    // An error that none of the modules causes alone is an error of the bundler.
    if (![...refused.values()].includes('another bundler')) throw error
    return bundleAll()
  })
  const offered = specifiers.filter((specifier) => !refused.has(specifier))
  const made = describeModules(chunks, offered)
  for (const chunk of chunks)
    if (made.imports.files[chunk.fileName]) await writeFile(join(folder, chunk.fileName), chunk.code)
  const database = sql ? await bundleSql(examples, folder) : undefined
  const modules: BundledModules = {
    ...made,
    // The download size is known only after the build has compressed the files.
    imports: { ...made.imports, ...(database && { sql: { ...database, size: 0 } }) },
    refusals: Object.fromEntries(refused),
  }
  await writeFile(join(folder, 'modules.json'), JSON.stringify(modules))
}

/**
 * The files that modules become. Modules in `refused` get empty files. Modules that a browser cannot run are added to
 * `refused`.
 */
const bundled = async (
  examples: string,
  specifiers: readonly string[],
  refused: Map<string, string>,
): Promise<OutputChunk[]> => {
  const bundle = await rolldown({
    cwd: examples,
    input: Object.fromEntries(specifiers.map((specifier) => [entryName(specifier), entryInput(specifier)])),
    platform: 'browser',
    plugins: [entryModules({ examples, specifiers, refusals: refused })],
    // Samples were checked with the development builds of their libraries, which print and export more.
    transform: { define: { 'process.env.NODE_ENV': '"development"', global: 'globalThis' } },
    resolve: { conditionNames: ['browser', 'module', 'import'] },
    // The sample checks do not apply styles of packages either.
    moduleTypes: { '.css': 'empty' },
    shimMissingExports: true,
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({
      format: 'es',
      minify: true,
      comments: { legal: true },
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: ({ name }) => `${entryName(name) || 'part'}-[hash].js`,
    })
    return output.filter((part) => part.type === 'chunk')
  } finally {
    await bundle.close()
  }
}

const describeModules = (
  chunks: readonly OutputChunk[],
  specifiers: readonly string[],
): Omit<BundledModules, 'refusals'> => {
  const entries = new Map(chunks.map((chunk) => [chunk.facadeModuleId ?? '', chunk]))
  const found = specifiers.flatMap((specifier) => {
    const chunk = entries.get(entryId(specifier))
    return chunk ? [{ specifier, chunk }] : []
  })
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const used = new Set(found.map(({ chunk }) => chunk.fileName))
  for (const name of used)
    for (const imported of [...(byName.get(name)?.imports ?? []), ...(byName.get(name)?.dynamicImports ?? [])])
      used.add(imported)
  return {
    imports: {
      version: runImportsVersion,
      specifiers: Object.fromEntries(found.map(({ specifier, chunk }) => [specifier, chunk.fileName])),
      files: Object.fromEntries([...used].toSorted().map((name) => [name, byName.get(name)?.imports ?? []])),
    },
    names: Object.fromEntries(found.map(({ specifier, chunk }) => [specifier, chunk.exports.toSorted()])),
  }
}
