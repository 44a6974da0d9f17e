// Compiles the packages to JavaScript with types. `npm pack` runs this program in the folder of each package, through
// the script "prepack".
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'
import { writeMcpProgram } from './make-mcp-program.mjs'
import { runPackage } from './install.mjs'

const packages = fileURLToPath(new URL('../packages/', import.meta.url))

/**
 * Addresses of modules that are not imported, such as workers and programs. The compiler leaves these addresses
 * unchanged.
 */
const addresses = /(new URL\(\s*(['"`])[^'"`]+)\.tsx?(\2,\s*import\.meta\.url\s*\))/g

/**
 * Modules of the sample checker that run samples in pages. The generator has its own copies, because a site need not
 * install the checks.
 */
const sandboxModules = ['browser-text', 'recorder']
const ofSampleChecker = /(['"])@dev-handbook\/sample-checker\/harness\/(browser-text|recorder)\1/g

/** Pages of `docs/` that authors of a site need. The generator contains them, because its users have no repository. */
const documentation = [
  'components',
  'configuration',
  'from-docusaurus',
  'mcp',
  'publishing',
  'samples',
  'search',
  'theming',
  'writing',
]

/** Files that are not compiled: tests, and files that only tests use. */
const isTest = (file) => /\.test\.tsx?$|(?:^|\/)(?:testing|__snapshots__)\//.test(file)

/**
 * Compiles the packages with these names. `folderOf` returns the folder for the modules of a package. Its old contents
 * are removed. Style sheets, fonts and JavaScript modules are copied. The generator also gets its documentation,
 * and the MCP server as a few files, which start faster. Rejects with a `SyntaxError` for a module with wrong syntax, and ends the process when the
 * type compiler fails.
 */
export const compilePackages = async (names, folderOf) => {
  const types = mkdtempSync(join(tmpdir(), 'handbook-types-'))
  try {
    // One compiler run handles all packages, because each package imports modules of the others.
    runPackage('typescript/bin/tsc', ['-p', 'tsconfig.packages.json', '--outDir', types, '--pretty', 'false'])
    for (const name of names) {
      const folder = folderOf(name)
      rmSync(folder, { recursive: true, force: true })
      cpSync(join(types, name, 'src'), folder, { recursive: true })
      const sources = join(packages, name, 'src')
      for (const file of filesBelow(sources)) {
        const path = relative(sources, file).replaceAll('\\', '/')
        if (!isTest(path)) publish(file, join(folder, path))
      }
      if (name !== 'generator') continue
      for (const module of sandboxModules)
        publish(`${packages}sample-checker/src/harness/${module}.ts`, join(folder, `sandbox/harness/${module}.ts`))
      for (const page of documentation) publishPage(page, join(folder, 'docs'))
      await writeMcpProgram(join(folder, 'mcp-program'))
    }
  } finally {
    rmSync(types, { recursive: true, force: true })
  }
}

const publish = (file, target) => {
  mkdirSync(dirname(target), { recursive: true })
  if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) copyFileSync(file, target)
  else writeFileSync(target.replace(/\.tsx?$/, '.js'), compile(file))
}

/** Copies a page of `docs/`. Its links to files that the package lacks become text. */
const publishPage = (page, folder) => {
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(`${packages}../docs/${page}.md`, 'utf8').replaceAll(
    /\[([^\]]+)\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g,
    (link, label, path) => (documentation.includes(path.replace(/\.md$/, '')) ? link : label),
  )
  writeFileSync(join(folder, `${page}.md`), text)
}

const compile = (file) => {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    target: 'es2023',
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
    tsconfig: false,
  })
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => `${file}: ${message}`).join('\n'))
  return code.replaceAll(addresses, '$1.js$3').replaceAll(ofSampleChecker, '$1./harness/$2.js$1')
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = relative(packages, process.cwd())
  await compilePackages([name], () => join(process.cwd(), 'dist'))
}
