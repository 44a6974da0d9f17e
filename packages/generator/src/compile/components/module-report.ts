import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { moduleFault, messageOf } from '../../content/modules/module-fault.ts'
import { placeAt } from '../../content/modules/locate-in-module.ts'
import { listNearest } from '../../content/nearest.ts'
import type { Problem } from '../../content/problems.ts'
import { importSitePackage } from '../../content/site-components/load-component.ts'
import { packageFacts } from '../../content/site-components/package-facts.ts'
import { isDocusaurusImport, moduleGraph } from '../../content/site-components/module-graph.ts'
import { providedNames } from '../../content/site-components/provided-modules.mjs'
import { fileFrom, reportError, type CompileState } from '../compile-state.ts'

/** Reports imports that fail in a module of the site, or in a module that it imports. Returns whether any failed. */
export const reportMissingImports = async (state: CompileState, module: string): Promise<boolean> => {
  const { root } = state.context
  const { modules, missing, packages } = moduleGraph(module, root)
  let failed = 0
  for (const { from, specifier, offset } of packages) {
    const fault = await packageFault(specifier, root)
    if (!fault) continue
    failed++
    const place = placeAt(readFileSync(from, 'utf8'), offset)
    reportError(state, { rule: 'component', file: fileFrom(state, from), ...place, ...fault })
  }
  for (const { from, specifier, offset } of missing) {
    const message = isDocusaurusImport(specifier)
      ? `Import of "${specifier}": Docusaurus has it, and this generator has no equivalent. Provided, nearest first: ${listNearest(specifier, providedNames, 30)}.`
      : `Import of "${specifier}": there is no such file. Write a path relative to this file, or one that begins with "@site/".`
    reportError(state, {
      rule: 'component',
      file: fileFrom(state, from),
      ...placeAt(readFileSync(from, 'utf8'), offset),
      message,
    })
  }
  const unread = modules.filter((file) => /\.(?:s[ac]ss|less|styl)$/.test(file))
  for (const file of unread) {
    reportError(state, {
      rule: 'component',
      file: fileFrom(state, file),
      message: `The style sheet is imported by "${fileFrom(state, module)}", and only plain CSS can be. Compile it to a ".css" file, and import that file. Browsers support nesting and variables.`,
    })
  }
  return failed + missing.length + unread.length > 0
}

/** Returns why a package that the site imports cannot be used, and what to do; `undefined` for a usable package. */
export const packageFault = async (
  specifier: string,
  root: string,
): Promise<{ message: string; cause?: unknown } | undefined> => {
  const { name, file } = packageFacts(specifier, root)
  if (file === undefined)
    return {
      message: `Import of "${specifier}": the package "${name}" is not installed in the folder of the site. ${absenceRemedy(name, root)}`,
    }
  if (specifier.endsWith('.css')) return undefined
  try {
    await importSitePackage(specifier, root)
    return undefined
  } catch (cause) {
    const remedy = absentBrowser(cause)
      ? `The build has no browser. Load the package in an effect of a component that begins with 'use client': await import('${specifier}').`
      : 'Update the package, or use another one.'
    return { message: `Import of "${specifier}": the package cannot be loaded: ${messageOf(cause)}. ${remedy}`, cause }
  }
}

/**
 * Suggests an alias if a folder of the site has the same name as the package, because the name is then likely an alias
 * of a bundler.
 */
const absenceRemedy = (name: string, root: string): string => {
  const [first = ''] = name.split('/')
  const folder = [`src/${first.replace('@', '')}`, first.replace('@', '')].find((path) => existsSync(join(root, path)))
  return folder === undefined ? `Run: npm install ${name}.` : aliasRemedy(first, folder)
}

/** Returns what to do with an alias from the configuration of a bundler. */
export const aliasRemedy = (alias: string, folder: string): string =>
  `If "${alias}" is an alias of a bundler's configuration, name its folder in the tsconfig.json or jsconfig.json of the site: { "compilerOptions": { "paths": { "${alias}/*": ["./${folder}/*"] } } }.`

/**
 * Returns a problem that says why a module of the site cannot be loaded and what to do. It contains the place if that
 * is known.
 */
export const moduleReport = (
  state: CompileState,
  module: string,
  { what, cause }: { what: string; cause: unknown },
): Omit<Problem, 'severity'> => ({
  rule: 'component',
  ...placeOf(state, module, cause),
  message: `${what} cannot be loaded: ${messageOf(cause)}.${remedyFor(cause)}`,
  cause,
})

/**
 * Returns the place where a module, or a module that it imports, has a syntax error, imports a missing package, or
 * throws.
 */
const placeOf = (
  state: CompileState,
  module: string,
  cause: unknown,
): { file: string; line?: number; column?: number } => {
  const { root } = state.context
  const packageName = missingPackage(cause)
  for (const path of moduleGraph(module, root).modules) {
    if (!/\.[cm]?[jt]sx?$/.test(path)) continue
    const source = readFileSync(path, 'utf8')
    const start = parseSync(path.replace(/\.js$/, '.jsx'), source).errors[0]?.labels[0]?.start
    if (start !== undefined) return { file: fileFrom(state, path), ...placeAt(source, start) }
    const at =
      packageName === undefined ? -1 : Math.max(source.indexOf(`'${packageName}`), source.indexOf(`"${packageName}`))
    if (at !== -1) return { file: fileFrom(state, path), ...placeAt(source, at) }
  }
  const file = fileFrom(state, module)
  return { file, ...moduleFault(root, file, cause).place }
}

const missingPackage = (cause: unknown): string | undefined =>
  /Cannot find package '([^']+)'|Failed to resolve (?:entry for package|import) "([^"]+)"/
    .exec(messageOf(cause))
    ?.slice(1)
    .find(Boolean)

const remedyFor = (cause: unknown): string => {
  const name = missingPackage(cause)
  if (name !== undefined) return ` Install the package: npm install ${name}.`
  const [, common] = /^(module|exports|require) is not defined\b/.exec(messageOf(cause)) ?? []
  if (common === 'require') return ' Write "import x from \'…\'" instead of "require(…)".'
  if (common !== undefined) return ' Write "export default …" instead of "module.exports = …".'
  const absent = absentBrowser(cause)
  if (absent !== undefined)
    return ` The build has no browser: use "${absent}" inside of an effect or a handler of a component that begins with 'use client'.`
  return ' Correct the module.'
}

/** Returns the browser global that the code did not find. */
const absentBrowser = (cause: unknown): string | undefined =>
  /\b(window|document|localStorage|navigator) is not defined\b/.exec(messageOf(cause))?.[1]
