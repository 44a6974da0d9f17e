import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { programFile, programRoot } from '../../content/program-root.ts'
import { type RunSql, sqlModuleName } from '../../model/run/run-imports.ts'
import { builtinName } from './shimmed-modules.ts'
import { withoutUnusedFiles } from './unused-sql-files.ts'

/** Folder of the module that starts PostgreSQL, from the program's root. */
export const sqlModuleFolder = 'packages/generator/src/sql-module'

const packageName = '@electric-sql/pglite'

/** Files of PGlite beside its script, and their published names without the hash. */
const files = [
  ['pglite.wasm', 'pglite', '.wasm'],
  ['initdb.wasm', 'initdb', '.wasm'],
  // Hosts know the content type of this extension, and browsers do not guess another type.
  ['pglite.data', 'pgdata', '.bin'],
] as const

/** Replaces the modules that PGlite loads only on Node. */
const withoutNode = (examples: string): Plugin => ({
  name: 'handbook-sql-module',
  resolveId: {
    order: 'pre',
    async handler(specifier) {
      if (builtinName(specifier) !== undefined) return '\0node'
      return specifier === packageName ? this.resolve(specifier, `${examples}/sample.js`, { skipSelf: true }) : null
    },
  },
  load: (id) => (id === '\0node' ? 'module.exports = {}' : null),
})

/**
 * Writes PostgreSQL for the page into a folder, from the release in `examples`, and returns the names of its files.
 * Returns `undefined` when the package is not installed there.
 */
export const bundleSql = async (examples: string, folder: string): Promise<Omit<RunSql, 'size'> | undefined> => {
  let entry: string | undefined
  const bundle = await rolldown({
    cwd: programRoot,
    input: { sql: programFile(`${sqlModuleFolder}/create-database.ts`) },
    platform: 'browser',
    plugins: [
      withoutNode(examples),
      {
        name: 'handbook-sql-entry',
        async buildStart() {
          entry = (await this.resolve(packageName, `${examples}/sample.js`))?.id
        },
      },
    ],
    // The page passes the files that PGlite would look for beside its script.
    transform: { define: { 'import.meta.url': '"https://sandbox.invalid/"' } },
    resolve: { conditionNames: ['browser', 'module', 'import'] },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({
    // WebKit cannot import modules in a worker of the sandbox.
    format: 'iife',
    name: sqlModuleName,
    minify: true,
    codeSplitting: false,
    entryFileNames: 'sql-[hash].js',
  })
  await bundle.close()
  if (entry === undefined) return undefined
  const place = dirname(entry)
  const [script] = output
  await writeFile(join(folder, script.fileName), script.code)
  const contents = await Promise.all(
    files.map(async ([file]) => {
      const content = await readFile(join(place, file))
      return file === 'pglite.data' ? withoutUnusedFiles(content, script.code) : content
    }),
  )
  const assets = files.map(([, name, ending], index) => `${name}-${hashOf(contents[index] as Buffer)}${ending}`)
  for (const [index, name] of assets.entries()) await writeFile(join(folder, name), contents[index] as Buffer)
  return { module: script.fileName, assets }
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('base64url').slice(0, 8)
