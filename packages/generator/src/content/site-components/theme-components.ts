import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'oxc-parser'
import { placeAt } from '../modules/locate-in-module.ts'
import type { ProblemCollector } from '../problems.ts'
import { findExport } from './find-export.ts'
import { isIslandModule } from './island-module.ts'
import { isSiteImport, parseSiteModule, resolveSiteImport } from './module-graph.ts'
import type { ComponentSettings, SiteComponent } from './site-component.ts'

/** The module where Docusaurus has the components of every document, without its extension. */
const place = 'src/theme/MDXComponents'
const endings = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']

/**
 * Components that `src/theme/MDXComponents` provides to every document: the names of the object that the module exports
 * as default. The name of an HTML element is reported, because documents become HTML before components see them.
 */
export const themeComponents = ({
  root,
  hydrate,
  problems,
}: {
  root: string
  hydrate: ComponentSettings['hydrate']
  problems: ProblemCollector
}): SiteComponent[] => {
  const file = endings.map((ending) => place + ending).find((name) => isFile(join(root, name)))
  if (file === undefined) return []
  const module = join(root, file)
  const source = readFileSync(module, 'utf8')
  const { program, errors, module: facts } = parseSiteModule(module, source)
  const at = (offset: number) => ({ rule: 'component', file, ...placeAt(source, offset) })
  const [fault] = errors
  if (fault) {
    problems.error({
      ...at(fault.labels[0]?.start ?? 0),
      message: `The module of the components of every document cannot be read: ${fault.message.replace(/\.$/, '')}. Correct the module.`,
    })
    return []
  }
  const object = defaultObject(program.body)
  if (!object) {
    problems.error({
      ...at(0),
      message: `The module exports no map of components. Write: export default { Note, Chart }.`,
    })
    return []
  }
  return object.properties.flatMap((property): SiteComponent[] => {
    if (property.type !== 'Property') return []
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
    if (name === undefined) return []
    if (!/^\p{Lu}/u.test(name)) {
      problems.warning({
        ...at(property.start),
        message: elements.has(name)
          ? `"${name}" would replace an element of HTML in every document, which is not possible here, so it is not used. Style elements with a style sheet: styles: ['./theme.css'] in site.config.ts.`
          : `"${name}" begins with a small letter, so MDX reads <${name}> as an element of HTML and never uses this component. Write "${capitalized(name)}" here and in the documents.`,
      })
      return []
    }
    const imported = value.type === 'Identifier' ? importOf(facts, value.name) : undefined
    const own: SiteComponent = { name, module, isIsland: false, origin: file, exported: ['default', name] }
    if (imported === undefined || !isSiteImport(imported.specifier))
      return [{ ...own, isIsland: isOwnIsland(imported, { module, root, hydrate }) }]
    const target = resolveSiteImport(imported.specifier, { from: module, root })
    // A missing file is reported when a document uses the component.
    if (target === undefined) return [own]
    const found = findExport(target, imported.name, root)
    return [
      {
        ...own,
        module: found.module,
        exported: [found.name],
        isIsland: isIslandModule(found.module, { root, hydrate }),
      },
    ]
  })
}

/** The elements that MDX makes of Markdown, and those that sites replace in Docusaurus. */
const elements: ReadonlySet<string> = new Set(
  'a abbr article aside audio b blockquote body br button caption cite code dd del details div dl dt em embed figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label li link main mark math meta nav object ol p picture pre q s samp script section small source span strong style sub summary sup svg table tbody td th thead title tfoot tr u ul var video wrapper'.split(
    ' ',
  ),
)

const capitalized = (name: string): string =>
  name.replace(/(?:^|-)(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase()).replaceAll('-', '')

interface ImportedName {
  specifier: string
  name: string
}

/**
 * Whether a component is an island. For a component of the site's own module, the module decides. A component of
 * another package is an island with `hydrate: 'auto'`.
 */
const isOwnIsland = (
  imported: ImportedName | undefined,
  { module, root, hydrate }: { module: string; root: string; hydrate: ComponentSettings['hydrate'] },
): boolean =>
  imported === undefined
    ? isIslandModule(module, { root, hydrate })
    : hydrate === 'auto' && !/^@(?:theme|theme-original|docusaurus)\//.test(imported.specifier)

const importOf = (
  { staticImports }: ReturnType<typeof parseSiteModule>['module'],
  local: string,
): ImportedName | undefined => {
  for (const { entries, moduleRequest } of staticImports) {
    const entry = entries.find(({ localName }) => localName.value === local)
    if (entry && entry.importName.kind !== 'NamespaceObject')
      return { specifier: moduleRequest.value, name: entry.importName.name ?? 'default' }
  }
  return undefined
}

/** The object after `export default`, also through the name of a constant. */
const defaultObject = (body: readonly Node[]): Extract<Node, { type: 'ObjectExpression' }> | undefined => {
  const statement = body.find((node) => node.type === 'ExportDefaultDeclaration')
  const plain = (node: Node): Node =>
    node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression'
      ? plain(node.expression)
      : node
  const exported = statement && plain(statement.declaration)
  if (exported?.type === 'ObjectExpression') return exported
  if (exported?.type !== 'Identifier') return undefined
  for (const node of body) {
    if (node.type !== 'VariableDeclaration') continue
    for (const { id, init } of node.declarations) {
      const value = init && plain(init)
      if (id.type === 'Identifier' && id.name === exported.name && value?.type === 'ObjectExpression') return value
    }
  }
  return undefined
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true
