import { parseSync } from 'oxc-parser'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'

const fields = new Set(['input', 'select', 'textarea'])
const silent = new Set(['hidden', 'submit', 'button', 'reset'])
const names = ['aria-label', 'aria-labelledby', 'title', 'id']

/** Whether an element with these attributes needs a name that it does not have, as far as the attributes show. */
const lacksName = (tag: string, attributes: ReadonlyMap<string, unknown>): boolean =>
  fields.has(tag) && !silent.has(String(attributes.get('type'))) && names.every((name) => !attributes.has(name))

interface Node {
  type: string
  start: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const lineAt = (code: string, place: number): number => code.slice(0, place).split('\n').length

const inJsx = (code: string): number[] => {
  const found: number[] = []
  const visit = (node: Node, isLabelled: boolean): void => {
    let labelled = isLabelled
    if (node.type === 'JSXElement') {
      const { name, attributes } = node['openingElement'] as {
        name: { name?: string }
        attributes: { type: string; name?: { name: string }; value?: { value?: unknown } | null }[]
      }
      labelled ||= name.name === 'label' || name.name === 'Label'
      const own = new Map(attributes.map((attribute) => [attribute.name?.name ?? '…', attribute.value?.value]))
      // A spread may contain the name.
      if (!labelled && !own.has('…') && lacksName(name.name ?? '', own)) found.push(lineAt(code, node.start))
    }
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value, labelled)
  }
  const { program, errors } = parseSync('sample.tsx', code)
  // Without a tree, every field would pass.
  if (errors[0]) throw new SyntaxError(errors[0].message)
  visit(program as unknown as Node, false)
  return found
}

const inHtml = (code: string): number[] => {
  const found: number[] = []
  const visit = (node: DefaultTreeAdapterMap['childNode'], isLabelled: boolean): void => {
    if (!('tagName' in node)) return
    const labelled = isLabelled || node.tagName === 'label'
    const own = new Map(node.attrs.map(({ name, value }) => [name, value]))
    if (!labelled && lacksName(node.tagName, own)) found.push(node.sourceCodeLocation?.startLine ?? 0)
    for (const child of node.childNodes) visit(child, labelled)
  }
  for (const node of parseFragment(code, { sourceCodeLocationInfo: true }).childNodes) visit(node, false)
  return found
}

/**
 * Returns the lines in a sample of HTML or JSX (1-based) where a field has no accessible name: it has neither a label
 * around it, nor an attribute that names it, nor an `id` for a label elsewhere. Throws a `SyntaxError` for JSX that
 * cannot be parsed.
 */
export const unnamedFields = (code: string, lang: 'html' | 'jsx' | 'tsx'): number[] =>
  lang === 'html' ? inHtml(code) : inJsx(code)
