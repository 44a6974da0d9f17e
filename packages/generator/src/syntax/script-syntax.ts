import { parser } from '@lezer/javascript'
import { getStyleTags, styleTags, Tag } from '@lezer/highlight'
import type { TokenName } from '../model/token.ts'

/** A node of Lezer's syntax tree, as a tree walk provides it. */
export type SyntaxNodeRef = Parameters<typeof getStyleTags>[0]
type SyntaxNode = SyntaxNodeRef['node']

/** Returns the token name of a node, or nothing for a node that keeps the colour of the block. */
type Naming = (node: SyntaxNodeRef, code: string) => TokenName | undefined

const namings = new Map<Tag, Naming>()

const by = (naming: Naming): Tag => {
  const tag = Tag.define()
  namings.set(tag, naming)
  return tag
}

const shownAs = (name: TokenName | undefined): Tag => by(() => name)

const textOf = ({ from, to }: SyntaxNodeRef, code: string): string => code.slice(from, to)

const constants: ReadonlySet<string> = new Set(['undefined', 'NaN', 'Infinity'])

/**
 * Classes, types, enumerations and components begin with a capital. Constants, which consist only of capitals, do not
 * count.
 */
const capitalised = /^\p{Lu}.*\p{Ll}/su

const variable: Naming = (node, code) => {
  const text = textOf(node, code)
  if (constants.has(text)) return 'o'
  return capitalised.test(text) ? 't' : undefined
}

const definition: Naming = (node, code) => (isFunction(node.node) ? 'f' : variable(node, code))

const propertyOfObject: Naming = ({ node }) => {
  if (!node.nextSibling) return undefined
  return isFunction(node) ? 'f' : 'p'
}

const constantProperty: Naming = (node, code) => (/^\p{Lu}[\p{Lu}\d_]+$/u.test(textOf(node, code)) ? 'o' : undefined)

const methodName: Naming = (node, code) => (textOf(node, code) === 'constructor' ? 'k' : 'f')

const functions: ReadonlySet<string> = new Set([
  'ArrowFunction',
  'FunctionExpression',
  'FunctionSignature',
  'ParamList',
  'TypeParamList',
])

/** Nodes between a name and its value. */
const between: ReadonlySet<string> = new Set([
  'Optional',
  'Equals',
  ':',
  'LineComment',
  'BlockComment',
  'TypeAnnotation',
])

/** Whether the value or type of a name is a function: `f = () => 1`, `f: (n: number) => void`, `f() {}`. */
const isFunction = (name: SyntaxNode): boolean => {
  const start = name.parent?.name === 'MemberExpression' ? name.parent : name
  for (let next = start.nextSibling; next; next = next.nextSibling) {
    if (next.name === 'TypeAnnotation' && functions.has(next.lastChild?.name ?? '')) return true
    // The parser reads some generic arrow functions as a type cast of an arrow function.
    const value = next.name === 'PrefixCast' ? next.lastChild : next
    if (!between.has(next.name)) return functions.has(value?.name ?? '')
  }
  return false
}

const patterns: ReadonlySet<string> = new Set(['ArrayPattern', 'ObjectPattern', 'PatternProperty'])

/** Whether a name is bound by the pattern of a parameter, at any depth. */
const isOfParameter = (name: SyntaxNode): boolean => {
  let outer = name.parent
  while (outer && patterns.has(outer.name)) outer = outer.parent
  return outer?.name === 'ParamList'
}

/** Selectors of all last names below all of the contexts. */
const within = (contexts: readonly string[], names: readonly string[]): string =>
  contexts.flatMap((context) => names.map((name) => `${context}/${name}`)).join(' ')

const referred = ['VariableName', 'MemberExpression/PropertyName', 'MemberExpression/PrivatePropertyName']
const withArguments = (call: string): string[] => [call, `${call}/InstantiationExpression`]

const keywords = [
  'abstract accessor as asserts async await break case catch class const continue debugger declare default defer delete do else enum export',
  'extends finally for from function get global if implements import in infer instanceof interface is keyof let module namespace new of out',
  'override Privacy readonly return satisfies set static super switch this throw try type typeof unique using var void while with yield Star',
].join(' ')

/** Rules for a Lezer parser, from which `nameOfNode` takes the names of the nodes. */
export const nameRules = styleTags({
  'LineComment BlockComment Hashbang': shownAs('c'),
  [keywords]: shownAs('k'),
  'null BooleanLiteral EnumBody/PropertyName': shownAs('o'),
  Number: shownAs('n'),
  'String TemplateString TemplateType RegExp Escape JSXAttributeValue': shownAs('s'),
  Interpolation: shownAs(undefined),
  'TypeName TypeDefinition VoidType/void NullType/null JSXIdentifier': shownAs('t'),
  [within(['ClassDeclaration', 'ClassExpression'], ['VariableDefinition'])]: shownAs('t'),
  [within(withArguments('NewExpression'), referred)]: shownAs('t'),
  [within([...withArguments('CallExpression'), ...withArguments('TaggedTemplateExpression'), 'Decorator'], referred)]:
    shownAs('f'),
  // Lezer has its own rule for this node, and the longer path wins.
  'FunctionDeclaration/VariableDefinition': shownAs('f'),
  [within(['MethodDeclaration', 'MethodType'], ['PropertyDefinition', 'PrivatePropertyDefinition'])]: by(methodName),
  'ParamList/VariableDefinition': shownAs('p'),
  [within(['ArrayPattern', 'PatternProperty'], ['VariableDefinition'])]: by((node, code) =>
    isOfParameter(node.node) ? 'p' : definition(node, code),
  ),
  'Property/PropertyDefinition': by(propertyOfObject),
  [within(['PropertyDeclaration', 'PropertyType'], ['PropertyDefinition', 'PrivatePropertyDefinition'])]:
    by(definition),
  [within(['AssignmentExpression'], referred)]: by((node, code) =>
    isFunction(node.node) ? 'f' : (node.name === 'VariableName' ? variable : constantProperty)(node, code),
  ),
  VariableDefinition: by(definition),
  VariableName: by(variable),
  'IndexSignature/PropertyDefinition': by((node, code) => (/^\p{Lu}/u.test(textOf(node, code)) ? 't' : undefined)),
  'PropertyName PrivatePropertyName': by(constantProperty),
  'JSXBuiltin/JSXIdentifier': shownAs('k'),
  'JSXAttribute/JSXIdentifier JSXAttribute/JSXNamespacedName JSXAttribute/JSXNamespacedName/JSXIdentifier':
    shownAs('p'),
})

/** The token name of a node. `undefined` resets the name of the parent, and `null` means that the node has no rule. */
export const nameOfNode = (node: SyntaxNodeRef, code: string): TokenName | undefined | null => {
  const naming = namings.get(getStyleTags(node)?.tags[0] as Tag)
  return naming ? naming(node, code) : null
}

const dialect = (name: string) => parser.configure({ dialect: name, props: [nameRules] })
const javascript = dialect('jsx')
const typescript = dialect('ts')

/** Parsers by the names of their languages. */
export const scriptParsers: ReadonlyMap<string, typeof javascript> = new Map([
  ...['js', 'javascript', 'mjs', 'cjs', 'jsx'].map((name) => [name, javascript] as const),
  ...['ts', 'typescript', 'mts', 'cts'].map((name) => [name, typescript] as const),
  ['tsx', dialect('ts jsx')],
])
