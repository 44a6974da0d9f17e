import { isSiteAsset } from '../../content/site-components/asset-modules.mjs'
import { withoutAlias } from '../../content/site-components/import-aliases.mjs'
import { cssModuleNames } from '../../content/site-components/css-modules.mjs'
import { codeFile, isDocusaurusImport, isSiteImport } from '../../content/site-components/module-graph.ts'
import {
  dependOnAliases,
  fileFrom,
  projectFileExists,
  readProjectText,
  reportError,
  resolveFile,
  type CompileState,
  type SourceText,
} from '../compile-state.ts'
import {
  bindAsset,
  bindMissingAsset,
  bindPackageStyles,
  bindPartial,
  bindReact,
  bindValue,
  type Import,
} from './bind-imports.ts'
import { bindDocusaurus } from './docusaurus-modules.ts'
import { aliasRemedy } from '../components/module-report.ts'
import { nearestFiles, readData, siteModule } from './imported-files.ts'
import { markMissing } from './mark-missing.ts'
import { importedNames, type ModuleImports } from './site-import.ts'

interface ImportOptions {
  state: CompileState
  source: SourceText
  line: number
  imports: ModuleImports
}

/** An import statement, up to its semicolon, the end of the line or a comment. A line may have several. */
const statement =
  /(?<=^|;)[ \t]*import\s+(?:(?<clause>[\w$\s{},*]+?)\s*\bfrom\s*)?(?<quote>["'])(?<from>[^"'\n]+)\k<quote>[ \t]*(?:;|$|(?=\/[/*]))/gm

/**
 * Removes the imports from a source's module code and binds their names. Components of the Docusaurus theme are
 * available without an import. A partial is compiled at its place, an image becomes its address, data become values,
 * and a style sheet becomes part of the page. Modules of the site and packages are loaded later (`load-imports.ts`).
 * Missing files are reported. Returns the rest of the code.
 */
export const readImports = (code: string, { state, source, line, imports }: ImportOptions): string =>
  code.replace(statement, (_: string, ...details: unknown[]) => {
    const { clause = '', from: written = '' } = details.at(-1) as Record<string, string | undefined>
    // The path is a string of JavaScript: formatters of Markdown write './\_part.mdx'.
    const from = written.replace(/\\(.)/g, '$1')
    const offset = details.findLast((detail) => typeof detail === 'number') ?? 0
    const place = line + code.slice(0, offset).split('\n').length - 1
    const names = importedNames(clause)
    for (const { local } of names) imports.names.add(local)
    return bind({ from, names, clause: clause.trim(), place }, { state, source, line, imports })
  })

const bind = (imported: Import, { state, source, imports }: ImportOptions): string => {
  const { from, names, place } = imported
  const reportOnly = (message: string) =>
    reportError(state, { rule: 'import', file: source.file, line: place, message })
  const report = (message: string) => {
    for (const { local } of names) markMissing(state, local, source.body)
    reportOnly(message)
  }
  const warn = (message: string) =>
    state.context.problems.warning({ rule: 'import', file: source.file, line: place, message })
  const siteImport = (module?: string) =>
    state.siteImports.push({
      specifier: from,
      ...(module !== undefined && { module }),
      names,
      place: { file: source.file, line: place },
      bound: imports.bound,
    })
  if (isDocusaurusImport(from)) {
    const own = siteModule(from, { state, source })
    if (own !== undefined) siteImport(own)
    else return bindDocusaurus(imported, { state, source, imports, report, warn })
    return ''
  }
  if (from === 'react') {
    bindReact(names, { imports, source, warn })
    return ''
  }
  const raw = /^(?:!!|-?!)?raw-loader!(.+)$/.exec(from)?.[1] ?? /^(?:!!|-?!)?([^!]+)\?raw$/.exec(from)?.[1]
  const path = withoutAlias(raw ?? from, state.context.root)
  if (path !== (raw ?? from)) dependOnAliases(state)
  if (!isSiteImport(path)) {
    if (/^(?:~|#|@\/)/.test(path)) {
      const [alias = ''] = path.split('/')
      report(`Import of "${from}": no package has such a name. ${aliasRemedy(alias, 'src')}`)
    } else if (!/^[\w@]/.test(path) || path.includes('!'))
      report(
        `Import of "${from}": loaders of webpack are not supported, except for "!!raw-loader!". Write the path alone.`,
      )
    else if (path.endsWith('.css')) bindPackageStyles(imported, { state, source, report })
    else siteImport()
    return ''
  }
  if (raw === undefined && /\.mdx?$/.test(path))
    return bindPartial({ ...imported, path }, { state, source, imports, report })
  const module = siteModule(path, { state, source })
  if (module === undefined) {
    if (raw === undefined && isSiteAsset(path) && imported.names.length > 0)
      return bindMissingAsset(imported, { state, source, imports, report: reportOnly })
    const missing = resolveFile(state, { file: source.file, reference: path })
    report(`Import of "${from}": there is no file "${missing}". ${nearestFiles(state, missing)}`)
    return ''
  }
  const file = fileFrom(state, module)
  if (!projectFileExists(state, file)) {
    report(`Import of "${from}": the file lies outside of the folder of the site. Copy it into the site.`)
    return ''
  }
  if (raw === undefined && codeFile.test(file)) {
    siteImport(module)
    return ''
  }
  if (raw === undefined && file.endsWith('.css')) {
    state.styles.set(module, { file: source.file, line: place })
    for (const { local } of names) imports.bound.values.set(local, cssModuleNames(module))
    return ''
  }
  if (raw === undefined && isSiteAsset(file)) return bindAsset(imported, { state, imports, file, report })
  const found = raw === undefined ? readData(state, file) : { default: readProjectText(state, file) ?? '' }
  if (typeof found === 'string') report(`Import of "${from}": ${found}`)
  else for (const name of names) bindValue(name, { from, values: found, imports, report })
  return ''
}
