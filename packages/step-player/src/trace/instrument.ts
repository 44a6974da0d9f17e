import MagicString from 'magic-string'
import { parseSync } from 'oxc-parser'
import { faultMessage, placeAt, SourceFault } from './source-fault.ts'
import { bindingNames, childNodes, isFunctionValue, privateNames, type SyntaxNode } from './syntax.ts'

export interface InstrumentOptions {
  /** Path from the project's root, which the tracer gets with each step. */
  file: string
  /** Specifier of the module with `traceIn`. */
  runtime: string
  /** Specifier of a traced module instead of a relative import. */
  redirect: (specifier: string) => string
}

/** Names that a tracer sees, each with the expression that reads the variable. */
type Scope = ReadonlyMap<string, string>

/** Name of the trace function inside an instrumented module. No source of this repository uses this name. */
const call = '$trace'

/**
 * The same module with a call of the tracer before every statement inside a function, before each test of a loop and
 * before the body of an expression-bodied arrow: `$trace(line, column, () => ({ …variables in scope }))`. Types stay.
 * Throws a `SourceFault` for a source that does not parse.
 */
export const instrument = (code: string, { file, runtime, redirect }: InstrumentOptions): MagicString => {
  const text = new MagicString(code)
  const { program, errors } = parseSync(file, code)
  const [fault] = errors
  if (fault)
    throw new SourceFault(faultMessage(fault.message.replace(/\.$/, '')), {
      file,
      place: placeAt(code, fault.labels[0]?.start ?? 0),
    })
  const place = placeFinder(code)

  const trace = (node: SyntaxNode, scope: Scope): string => {
    const names = [...scope]
      .map(([name, value]) => (name === value && name !== 'this' ? name : `${JSON.stringify(name)}:${value}`))
      .join(',')
    return `${call}(${place(node.start)},()=>({${names}}))`
  }
  const before = (node: SyntaxNode, scope: Scope) => text.appendRight(node.start, `${trace(node, scope)};`)
  const expression = (node: SyntaxNode, scope: Scope) => {
    text.appendRight(node.start, `(${trace(node, scope)},`)
    walk(node, scope)
    text.appendLeft(node.end, ')')
  }

  const statements = (list: readonly SyntaxNode[], outer: Scope, traced = true) => {
    let scope = outer
    for (const node of list) {
      if (traced && isStep(node)) before(node, scope)
      walk(node, scope)
      scope = withNames(scope, declaredNames(node))
    }
  }

  /** A statement in a place where a block may be missing. */
  const branch = (node: SyntaxNode | null | undefined, scope: Scope) => {
    if (!node) return
    if (node.type === 'BlockStatement') {
      walk(node, scope)
      return
    }
    text.appendRight(node.start, isStep(node) ? `{${trace(node, scope)};` : '{')
    walk(node, scope)
    text.appendLeft(node.end, '}')
  }

  const callable = (node: SyntaxNode, outer: Scope) => {
    for (const parameter of node.params ?? []) walk(parameter, outer)
    const scope = withNames(outer, (node.params ?? []).flatMap(bindingNames))
    const { body } = node
    if (!body || Array.isArray(body)) return
    if (node.type === 'ArrowFunctionExpression' && node.expression === true) expression(body, scope)
    else statements(Array.isArray(body.body) ? body.body : [], scope)
  }

  const loop = (node: SyntaxNode, outer: Scope) => {
    const scope = withNames(outer, declaredNames(node.init ?? node.left))
    for (const part of [node.init, node.left, node.right, node.update]) if (part) walk(part, scope)
    // `while (true)` has no condition to trace.
    if (node.test && node.test.type !== 'Literal') expression(node.test, scope)
    branch(node.body as SyntaxNode, scope)
  }

  const handlers: Readonly<Record<string, (node: SyntaxNode, scope: Scope) => void>> = {
    Program: (node, scope) => statements(node.body as SyntaxNode[], scope, false),
    BlockStatement: (node, scope) => statements(node.body as SyntaxNode[], scope),
    StaticBlock: (node, scope) => statements(node.body as SyntaxNode[], scope),
    FunctionDeclaration: callable,
    FunctionExpression: callable,
    ArrowFunctionExpression: callable,
    ForStatement: loop,
    ForOfStatement: loop,
    ForInStatement: loop,
    WhileStatement: loop,
    DoWhileStatement: loop,
    IfStatement: (node, scope) => {
      walk(node.test as SyntaxNode, scope)
      branch(node.consequent as SyntaxNode, scope)
      branch(node.alternate, scope)
    },
    SwitchCase: (node, scope) => {
      if (node.test) walk(node.test, scope)
      statements(node.consequent as SyntaxNode[], scope)
    },
    CatchClause: (node, scope) =>
      walk(node.body as SyntaxNode, withNames(scope, node.param ? bindingNames(node.param) : [])),
    MethodDefinition: (node, scope) => walk(node.value as SyntaxNode, node.static ? withoutThis(scope) : scope),
    ClassBody: (node, outer) => {
      const own = [['this', 'this'] as const, ...privateNames(node).map((name) => [name, `this.${name}`] as const)]
      for (const member of node.body as SyntaxNode[]) walk(member, new Map([...outer, ...own]))
    },
  }

  const walk = (node: SyntaxNode, scope: Scope): void => {
    const handler = handlers[node.type]
    if (handler) handler(node, scope)
    else for (const child of childNodes(node)) walk(child, scope)
    const { source } = node
    if (isImport(node) && source && source.value.startsWith('.'))
      text.overwrite(source.start, source.end, JSON.stringify(redirect(source.value)))
  }

  walk(program as unknown as SyntaxNode, new Map())
  text.prepend(`import { traceIn } from ${JSON.stringify(runtime)};const ${call} = traceIn(${JSON.stringify(file)});`)
  return text
}

/**
 * Whether a node gets a step. Declarations that contain only functions do not, nor do statements that do nothing by
 * themselves or are traced inside.
 */
const isStep = (node: SyntaxNode): boolean => {
  if (node.type === 'VariableDeclaration')
    return !(node.declarations ?? []).every(({ init }) => init && isFunctionValue(init))
  if (/^For(?:Of|In)/.test(node.type)) return true
  const isStatement =
    node.type.endsWith('Statement') && !/^(?:Empty|Block|For|While|DoWhile|Labeled|Try)/.test(node.type)
  return isStatement && (node.directive === undefined || node.directive === null)
}

const isImport = ({ type, importKind, exportKind }: SyntaxNode): boolean =>
  /^(?:Import|ExportNamed|ExportAll)Declaration$/.test(type) && importKind !== 'type' && exportKind !== 'type'

/**
 * Names that a statement declares for the statements after it. Functions are left out, because a reader watches data.
 */
const declaredNames = (node: SyntaxNode | null | undefined): string[] => {
  if (node?.type === 'ExportNamedDeclaration') return declaredNames(node.declaration)
  if (node?.type !== 'VariableDeclaration') return []
  return (node.declarations ?? []).flatMap(({ id, init }) =>
    id && !(init && isFunctionValue(init)) ? bindingNames(id) : [],
  )
}

const withNames = (scope: Scope, names: readonly string[]): Scope =>
  names.length === 0 ? scope : new Map([...scope, ...names.map((name) => [name, name] as const)])

const withoutThis = (scope: Scope): Scope => new Map([...scope].filter(([, value]) => !value.startsWith('this')))

/** `line,column` of an offset: lines from 1, columns from 0. */
const placeFinder = (code: string) => {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset: number): string => {
    const line = starts.findLastIndex((start) => start <= offset)
    return `${line + 1},${offset - (starts[line] ?? 0)}`
  }
}
