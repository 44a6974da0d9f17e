import { listNearest } from '../content/nearest.ts'
import { reportError, type CompileState, type SourceText } from './compile-state.ts'
import { ownElementMessage } from './html/own-elements.ts'
import { handlerMessage, isDataType, isEventHandler, scriptMessage } from './html/event-handlers.ts'
import { placedElements } from './html/mark-places.ts'
import { headMessage } from './modules/docusaurus-modules.ts'
import type { ModuleImports } from './modules/site-import.ts'
import type { MarkdownNode, VisitorContext } from './satteri.ts'

export type JsxNode = Extract<MarkdownNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/**
 * Wraps an expression so that it records its place first. If that place is known to throw, the value is `undefined`.
 */
export const guarded = (code: string, place: string): string => `(_at(${JSON.stringify(place)})?undefined:(${code}\n))`

/** Returns why an element cannot be part of an article; `undefined` for allowed elements. */
export const leftOutMessage = ({ name, attributes }: JsxNode): string | undefined => {
  if (name === 'head') return headMessage
  const isData = attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'type' && isDataType(String(attribute.value)),
  )
  return name === 'script' && !isData ? scriptMessage : undefined
}

interface JsxVisit {
  context: VisitorContext
  state: CompileState
  source: SourceText
  imports: ModuleImports
  lineOf: (node: MarkdownNode) => number
  place: string
}

/** Name of an element of which only the children are rendered, after its own name was reported. */
const childrenOnly = 'ReportedElement'

/** Checks a JSX element, and replaces it by an element with its place. */
export const visitJsx = (node: JsxNode, { context, state, source, imports, lineOf, place }: JsxVisit): void => {
  const written = node.name ?? ''
  const meant = meantComponent(written, state.componentNames)
  if (meant !== undefined) {
    const message = `<${written}> is no element of HTML. The component is <${meant}>, with a capital letter.`
    reportError(state, { rule: 'mdx', file: source.file, line: lineOf(node), message })
  }
  // Other faults of the element are reported as if its name were right.
  const name = meant ?? written
  let rendered = meant ?? node.name
  /** Reports the element's name. The other faults of the element and of its document are still found. */
  const reportName = (message: string) => {
    rendered = childrenOnly
    state.missing.add(childrenOnly)
    reportError(state, { rule: 'mdx', file: source.file, line: lineOf(node), message })
  }
  const own = ownElementMessage(`<${name}`)
  if (own !== undefined) reportName(own)
  const attributes: unknown[] = []
  const style = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'style')
  if (typeof style?.value === 'string') {
    const message = `The style of <${name}> is a string, "${style.value}". JSX takes an object: style={{ color: 'red' }}.`
    reportError(state, { rule: 'mdx', file: source.file, line: lineOf(node), message })
  }
  const handlers = node.attributes.filter(
    (attribute) =>
      /^\p{Ll}/u.test(name) &&
      attribute.type === 'mdxJsxAttribute' &&
      isEventHandler(attribute.name) &&
      typeof attribute.value === 'string',
  )
  for (const handler of handlers) {
    if (handler.type !== 'mdxJsxAttribute') continue
    state.context.problems.warning({
      rule: 'mdx',
      file: source.file,
      line: lineOf(node),
      message: handlerMessage(name, handler.name, String(handler.value)),
    })
  }
  // A `style` attribute that is a string was already reported.
  const kept = node.attributes
    .filter((attribute) => !handlers.includes(attribute) && !(attribute === style && typeof style.value === 'string'))
    .map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute')
        return {
          ...attribute,
          value: attribute.value.replace(
            /^(\s*\.\.\.)?([\s\S]*)$/,
            (_, dots = '', code: string) => `${dots}${guarded(code, place)}`,
          ),
        }
      return typeof attribute.value === 'object' && attribute.value !== null
        ? { ...attribute, value: { ...attribute.value, value: guarded(attribute.value.value, place) } }
        : attribute
    })
  const isComputed = node.attributes.some(
    (attribute) =>
      attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value !== null),
  )
  if (/^\p{Ll}[^.]*\./u.test(name))
    reportName(`<${name}> would be an element of HTML. Begin the names of components with a capital letter.`)
  if (placedElements.has(name)) {
    const value = {
      type: 'mdxJsxAttributeValueExpression',
      value: `(_at(${JSON.stringify(place)}),${JSON.stringify(place)})`,
    }
    attributes.push({ type: 'mdxJsxAttribute', name: 'data-line', value: isComputed ? value : place })
  } else if (isComputed && /^\p{Ll}/u.test(name)) {
    attributes.push({
      type: 'mdxJsxAttribute',
      name: 'data-line',
      value: { type: 'mdxJsxAttributeValueExpression', value: `void _at(${JSON.stringify(place)})` },
    })
  } else if (/^\p{Lu}/u.test(name)) {
    const root = name.split('.')[0] ?? name
    const asset = imports.assets.get(root)
    if (asset !== undefined) {
      reportName(
        `<${name}> is the file "${asset}", which is not a component here. Write <img src={${name}} alt="what it shows" />.`,
      )
    } else if (!state.componentNames.has(root) && !imports.names.has(root) && !declares(source.body, root))
      reportName(`Unknown component <${name}>. Known, nearest first: ${listNearest(name, state.componentNames, 30)}.`)
    state.usedComponents.add(root).add(name)
    attributes.push({
      type: 'mdxJsxAttribute',
      name: 'data-line',
      // Attributes are evaluated before any component renders. The place is recorded again when the component renders.
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: `(_at(${JSON.stringify(place)}),${JSON.stringify(place)})`,
      },
    })
    if (name === 'Demo') {
      const sources = node.children.flatMap((child) =>
        child.type === 'code' ? [{ lang: child.lang ?? '', code: child.value }] : [],
      )
      attributes.push({
        type: 'mdxJsxAttribute',
        name: 'sources',
        value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(sources) },
      })
    }
  } else if (rendered === node.name && kept.length === node.attributes.length) {
    return
  }
  context.replaceNode(node, {
    type: node.type,
    name: rendered,
    attributes: [...attributes, ...kept],
    children: node.children,
  } as MarkdownNode)
}

/** Returns the component whose name is written in lower case. `<details>` is an element of HTML as well. */
const meantComponent = (name: string, components: ReadonlySet<string>): string | undefined =>
  /^\p{Ll}/u.test(name) && name !== 'details'
    ? [...components].find((component) => component.toLowerCase() === name.toLowerCase())
    : undefined

/** Whether the source itself defines the name (`export const Box = …`), or imports it further down. */
const declares = (body: string, name: string): boolean =>
  new RegExp(
    `^export\\s+(?:const|let|function|class)\\s+${name}\\b|^import\\s[^"'\\n]*\\b${name}\\b[^"'\\n]*\\sfrom\\b`,
    'm',
  ).test(body)
