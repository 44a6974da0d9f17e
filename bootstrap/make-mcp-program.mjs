// Bundles the MCP server: for the cache of the repository, and for the package that readers install.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../packages/generator/src/cli/mcp-main.ts', import.meta.url))

/** Returns the files of the program. They include its packages. The program is `mcp-main.js`. */
export const bundleMcp = async () => {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: entry,
    platform: 'node',
    // Some packages name other platforms and parsers, which no import reaches. The warnings about them are silenced.
    logLevel: 'silent',
    resolve: { conditionNames: ['handbook-source', 'node', 'import', 'default'] },
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return output
}

/** Writes the program into a folder, with the licences of the packages in it. */
export const writeMcpProgram = async (folder) => {
  const output = await bundleMcp()
  mkdirSync(folder, { recursive: true })
  for (const { fileName, code } of output) writeFileSync(join(folder, fileName), code)
  writeFileSync(join(folder, 'licences.txt'), licencesOf(output.flatMap(({ moduleIds = [] }) => moduleIds)))
}

/** The licence of each package with a module in the program. Throws an `Error` for a package without a licence. */
const licencesOf = (modules) => {
  const folders = new Set(modules.filter((file) => file.includes('node_modules')).map(packageFolder))
  return [...folders]
    .toSorted()
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
      if (licence === undefined) throw new Error(`The package ${name} has no file with its licence.`)
      return `${name} ${version}\n\n${readFileSync(join(folder, licence), 'utf8').trim()}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}

/**
 * The folder with a package's own name. A folder below it may contain a `package.json` that only gives the kind of
 * modules.
 */
const packageFolder = (file) => {
  const folder = dirname(file)
  const manifest = join(folder, 'package.json')
  const isPackage = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version !== undefined
  return isPackage ? folder : packageFolder(folder)
}
