import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, type SyntaxNode } from '../../model/run/syntax-node.ts'
import type { ProblemCollector } from '../problems.ts'
import { placeAt } from '../modules/locate-in-module.ts'

const configurations = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)

const lists: ReadonlySet<unknown> = new Set([
  'remarkPlugins',
  'rehypePlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
])

/**
 * Plugins that are not needed here, because the generator does their work: `npm2yarn` blocks, formulas, GitHub alerts,
 * emoji.
 */
const builtIn = /npm2yarn|remark-math|rehype-katex|github-admonitions|remark-gfm|emoji/i

/**
 * Warns about Markdown plugins that a site's `docusaurus.config` names. They do not run here, so pages show the
 * unchanged source of what the plugins would transform. The configuration is parsed, but never run. A site without such
 * a file has no such plugins.
 */
export const reportUnusedPlugins = async ({
  root,
  problems,
}: {
  root: string
  problems: ProblemCollector
}): Promise<void> => {
  const file = configurations.find((name) => existsSync(join(root, name)))
  if (file === undefined) return
  // Loaded only when there is a file to parse.
  const { parseSync } = await import('oxc-parser')
  const source = readFileSync(join(root, file), 'utf8')
  const { program } = parseSync(file, source)
  const origins = new Map<string, string>()
  const known = new Set<string>()
  const report = (element: SyntaxNode) => {
    const plugin =
      element.type === 'ArrayExpression' && isNode((element['elements'] as unknown[])[0])
        ? ((element['elements'] as SyntaxNode[])[0] as SyntaxNode)
        : element
    const written = source.slice(plugin.start, plugin['end'] as number).replaceAll(/\s+/g, ' ')
    const name = /^(?:require|import)\(\s*["']([^"']+)["']/.exec(written)?.[1] ?? written.replaceAll(/^["']|["']$/g, '')
    if (known.has(name) || builtIn.test(name) || builtIn.test(origins.get(name) ?? '')) return
    known.add(name)
    const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name
    problems.warning({
      rule: 'plugins',
      file,
      ...placeAt(source, plugin.start),
      message: `The plugin "${shown}" of Markdown does not run here, so documents show the text that it would change. Change these documents, or write a component.`,
    })
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (!isNode(node)) return
    if (node.type === 'ImportDeclaration')
      for (const { local } of node['specifiers'] as { local: { name: string } }[])
        origins.set(local.name, (node['source'] as { value: string }).value)
    const key = node.type === 'Property' ? (node['key'] as { name?: unknown; value?: unknown }) : undefined
    const value = node['value']
    if (key && lists.has(key.name ?? key.value) && isNode(value) && value.type === 'ArrayExpression')
      for (const element of value['elements'] as unknown[]) if (isNode(element)) report(element)
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') visit(child)
  }
  visit(program)
}
