import { basename, posix } from 'node:path'
import * as browser from '../../components/docusaurus/browser.ts'
import * as docs from '../../components/docusaurus/docs.ts'
import * as site from '../../components/docusaurus/site.ts'
import * as texts from '../../components/docusaurus/texts.ts'
import * as theme from '../../components/docusaurus/theme.ts'
import { contentsCode } from '../../components/theme-components.tsx'
import { splitNumberPrefix } from '../../content/documents/number-prefix.ts'
import { listNearest } from '../../content/nearest.ts'
import { isComponent } from '../../content/site-components/load-component.ts'
import { providedModule, providedNames } from '../../content/site-components/provided-modules.mjs'
import type { CompileState, SourceText } from '../compile-state.ts'
import { articleComponents, type ArticleComponent } from '../components/article-components.ts'
import { bindValue, type Import, type Report } from './bind-imports.ts'
import type { ModuleImports } from './site-import.ts'

/** The message for a `<head>` in a document, which would be in the middle of its page. */
export const headMessage =
  '<head> is left out: the head of a page is made of its front matter. Put title, description, keywords and image there, and delete the element.'

/** What to write instead of modules of Docusaurus that have no equivalent here. */
const replacements: Readonly<Record<string, string>> = {
  '@docusaurus/router':
    'Pages have their addresses when they are built. Write a link, or read "location" in a component that comes alive.',
  '@docusaurus/useGlobalData':
    "There are no plugins that could provide data. Import a data file: import data from './data.json'.",
  '@theme/Layout': 'A document has the layout of its page. Delete the import.',
  '@theme/Mermaid': 'Draw a figure from data: <FlowFigure>, <SequenceFigure>, <GraphFigure>.',
}

/** Replacements for modules of Docusaurus, by the file that exports them. */
const provided: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'browser.ts': browser,
  'docs.ts': docs,
  'site.ts': site,
  'texts.ts': texts,
  'theme.ts': theme,
}

/** Returns the exports of a module by name, or `undefined` for an unknown module. */
const exportsOf = (module: string): Readonly<Record<string, unknown>> | undefined => {
  const found = providedModule(module)
  if (!found) return undefined
  const own = provided[basename(found.file)] ?? {}
  return Object.fromEntries(Object.entries(found.exports).map(([name, ownName]) => [name, own[ownName]]))
}

/** Returns an object without items, so that a list shows its default items. */
const useCurrentSidebarCategory = () => ({})

/** Binds an import of a module of Docusaurus. Returns the code that replaces the import. */
export const bindDocusaurus = (
  { from, names }: Import,
  {
    state,
    source,
    imports,
    report,
    warn,
  }: { state: CompileState; source: SourceText; imports: ModuleImports; report: Report; warn: Report },
): string => {
  const exports = exportsOf(from)
  if (!exports) {
    // A component that needs no import may still be imported.
    const [name] = names
    if (names.length === 0 || (names.length === 1 && name && state.componentNames.has(name.local))) return ''
    const instead = insteadOf(from, source.file) ?? `Provided, nearest first: ${listNearest(from, providedNames, 30)}.`
    if (names.some(({ local }) => isUsed(local, source.body))) report(`"${from}" is not provided. ${instead}`)
    else warn(`"${from}" is not provided, and the document does not use it. Delete the import.`)
    return ''
  }
  const values = from === '@docusaurus/theme-common' ? { ...exports, useCurrentSidebarCategory } : exports
  for (const name of names) {
    const { local, exported } = name
    bindValue(name, { from, values, imports, report })
    // Components that need no import are registered elsewhere, with the checks of their attributes.
    if (exported === 'default' && isComponent(values[exported]) && !(local in articleComponents))
      imports.components.set(local, values[exported] as ArticleComponent)
  }
  return from === '@theme/TOCInline' && names.length === 1 ? `export const toc = ${contentsCode};` : ''
}

/** Whether a body has the name outside its imports. Prose with the same word counts too. */
const isUsed = (name: string, body: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(
    body.replaceAll(/^[ \t]*import\b[^'"]*['"][^'"\n]*['"]/gm, ''),
  )

/** Returns what to write in a document instead of a module's component, if there is advice. */
const insteadOf = (module: string, file: string): string | undefined => {
  if (module === '@theme/DocCard') {
    const folder = posix
      .dirname(file)
      .split('/')
      .slice(1)
      .map((name) => splitNumberPrefix(name).name)
      .join('/')
    return `Write <DocumentList under="${folder || 'folder'}" />: a list of the documents below a folder, with their descriptions.`
  }
  return replacements[module]
}
