import { admonitionKindOf, keywordTitle } from '../components/admonition-kinds.ts'
import { addCodeBlock } from './code/add-code-block.ts'
import { codePlaceholder } from './code/code-block.ts'
import { reportAs, reportLast, type CompileState, type SourceText } from './compile-state.ts'
import { declaredNames, type NameCheck } from './modules/declared-names.ts'
import { runsScript, scriptMessage } from './html/event-handlers.ts'
import { headMessage } from './modules/docusaurus-modules.ts'
import { ownElementMessage } from './html/own-elements.ts'
import { markPlaces } from './html/mark-places.ts'
import { alertOf, missedAlert } from './body/alerts.ts'
import { mayHaveEmoji } from './body/emoji.ts'
import { readImports } from './modules/module-imports.ts'
import { findModuleOnlyCode } from './modules/module-only-code.ts'
import type { ModuleImports } from './modules/site-import.ts'
import { pinnedIdFault } from './body/pinned-id-fault.ts'
import type { MarkdownNode, MarkdownVisitors, VisitorContext } from './satteri.ts'
import { unclosedFence } from './body/unclosed-fence.ts'
import { bareRowsMessage, longRows, mayHaveBareRows } from './body/table-rows.ts'
import { textVisitor } from './visit-text.ts'
import { guarded, leftOutMessage, visitJsx, type JsxNode } from './visit-jsx.ts'

type NodeOf<T extends MarkdownNode['type']> = Extract<MarkdownNode, { type: T }>

/** A source that is visited, and the data that the visit collects. */
interface VisitedSource {
  source: SourceText
  imports: ModuleImports
  names: NameCheck
  /** Converts a line of the engine to a line of the source's body. */
  lineOf: (line: number) => number
}

/**
 * Creates the one plugin that turns a source's tree into the tree that is rendered. Code blocks become placeholders,
 * admonitions become elements, and unknown directives become text again. Elements that later steps may report get their
 * place in `data-line`. Names that a source's imports bind are added to `imports`, and all names that it declares to
 * `names`.
 */
export const documentVisitors = (
  state: CompileState,
  { source, imports, names, lineOf: writtenLine }: VisitedSource,
): MarkdownVisitors => {
  const lineOf = (node: MarkdownNode): number => writtenLine(node.position?.start.line ?? 1) + source.bodyLine - 1
  const placeAt = (line: number): string =>
    source.file === state.document.file ? String(line) : `${source.file}:${line}`
  const placeOf = (node: MarkdownNode): string => placeAt(lineOf(node))
  const markPlace = (node: MarkdownNode, context: VisitorContext, more: Readonly<Record<string, string>> = {}) => {
    context.setProperty(node, 'data', {
      ...node.data,
      hProperties: {
        ...(node.data && 'hProperties' in node.data ? (node.data.hProperties as object) : {}),
        'data-line': placeOf(node),
        ...more,
      },
    })
  }
  /**
   * Returns the place in the file of an offset in a node's code. The tree gives the place of the node, but not of its
   * attributes.
   */
  const codePlace = (
    code: string,
    offset: number,
    { node, context }: { node: MarkdownNode; context: VisitorContext },
  ) => {
    const from = node.position?.start.offset ?? 0
    const start = context.source.indexOf(code, from)
    // Code in a list is here without its indentation, so the search then looks for the first word at the offset.
    const at =
      start >= 0
        ? start + offset
        : Math.max(from, context.source.indexOf(/^\w+/.exec(code.slice(offset))?.[0] ?? '', from))
    const lines = context.source.slice(0, at).split('\n')
    return { file: source.file, line: lines.length + source.bodyLine - 1, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
  /** Reports syntax in a node's code that only modules can use. */
  const checkCode = (
    code: string,
    kind: Parameters<typeof findModuleOnlyCode>[1],
    node: MarkdownNode,
    context: VisitorContext,
  ) => {
    for (const { offset, message } of findModuleOnlyCode(code, kind))
      reportLast(state, { rule: 'mdx', ...codePlace(code, offset, { node, context }), message })
  }
  /** End of the last removed element. The engine reports an error for changes inside such an element. */
  let leftOut = 0
  const jsx = (node: JsxNode, context: VisitorContext) => {
    if ((node.position?.start.offset ?? 0) < leftOut) return
    const message = leftOutMessage(node)
    if (message !== undefined) {
      state.context.problems.warning({ rule: 'mdx', file: source.file, line: lineOf(node), message })
      leftOut = node.position?.end.offset ?? 0
      return context.removeNode(node)
    }
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') checkCode(attribute.value, 'spread', node, context)
      else if (typeof attribute.value === 'object' && attribute.value !== null)
        checkCode(attribute.value.value, 'expression', node, context)
    }
    visitJsx(node, { context, state, source, imports, lineOf, place: placeOf(node) })
  }
  /**
   * Inserts `at(line)` before the expression, so that an error in it has a place. An expression that is known to throw
   * is left out.
   */
  const expression = (node: NodeOf<'mdxFlowExpression'> | NodeOf<'mdxTextExpression'>, context: VisitorContext) => {
    if ((node.position?.start.offset ?? 0) < leftOut) return
    checkCode(node.value, 'expression', node, context)
    if (isEmptyExpression(node.value)) context.removeNode(node)
    else context.replaceNode(node, { type: node.type, value: guarded(node.value, placeOf(node)) })
  }
  return {
    ...textVisitor({ state, source, lineOf }),
    table: (node, context) => {
      const { start, end } = node.position ?? {}
      for (const { line, message } of longRows(context.source.slice(start?.offset, end?.offset)))
        state.context.problems.warning({ rule: 'table', file: source.file, line: lineOf(node) + line, message })
    },
    ...(mayHaveBareRows(source.body) && {
      paragraph: (node: NodeOf<'paragraph'>, context: VisitorContext) => {
        const message = bareRowsMessage(context.source.slice(node.position?.start.offset, node.position?.end.offset))
        if (message !== undefined)
          state.context.problems.warning({ rule: 'table', file: source.file, line: lineOf(node), message })
      },
    }),
    ...(state.context.markdown.admonitions !== false && {
      blockquote: (node: NodeOf<'blockquote'>, context: VisitorContext) => {
        const [first] = node.children
        const [text] = first?.type === 'paragraph' ? first.children : []
        if (text?.type !== 'text') return
        const written = context.source.slice(first?.position?.start.offset, first?.position?.end.offset)
        const alert = alertOf(text.value)
        const missed = alert ? undefined : missedAlert(text.value)
        if (missed !== undefined && written.startsWith('['))
          state.context.problems.warning({ rule: 'admonition', file: source.file, line: lineOf(node), message: missed })
        if (!alert) return
        context.setProperty(node, 'data', {
          hName: 'div',
          hProperties: { className: ['admonition', alert.kind], role: 'note' },
        })
        context.prependChild(node, titleOf(state.labels.admonitions[alert.kind]))
        if (alert.rest !== '') context.setProperty(text, 'value', alert.rest)
        else if (first?.type === 'paragraph' && first.children.length === 1) context.removeNode(first)
        else {
          context.removeNode(text)
          const [, second] = first?.type === 'paragraph' ? first.children : []
          if (second?.type === 'break') context.removeNode(second)
        }
      },
    }),
    code: (node, context) => {
      const { lang, meta, value } = node
      const unclosed = unclosedFence(context.source.slice(node.position?.start.offset, node.position?.end.offset))
      if (unclosed !== undefined)
        reportAs(state, state.context.markdown.codeMeta, {
          rule: 'code',
          file: source.file,
          line: lineOf(node),
          message: unclosed,
        })
      const block = addCodeBlock(state, {
        lang: lang ?? '',
        meta: meta ?? '',
        code: value,
        file: source.file,
        line: lineOf(node),
      })
      context.replaceNode(node, { type: 'html', value: codePlaceholder(block) })
    },
    heading: (node, context) => {
      const fault = state.context.markdown.headingIds
        ? pinnedIdFault(context.source.slice(node.position?.start.offset, node.position?.end.offset))
        : undefined
      if (fault !== undefined)
        reportAs(state, state.context.markdown.headings, {
          rule: 'heading',
          file: source.file,
          line: lineOf(node),
          message: fault,
        })
      const text = context.textContent(node)
      // The id of a heading comes from its original text, as in Docusaurus.
      markPlace(node, context, mayHaveEmoji(text) ? { 'data-text': text } : {})
    },
    link: (node, context) => {
      // An address that is shown as it is has text. An image has a text of its own.
      if (node.children.length === 0)
        state.context.problems.warning({
          rule: 'markdown',
          file: source.file,
          line: lineOf(node),
          message: `The link to "${node.url}" has no text, so readers do not see it. Write "[text](${node.url})".`,
        })
      markPlace(node, context)
    },
    linkReference: (node, context) => markPlace(node, context),
    image: (node, context) => markPlace(node, context),
    imageReference: (node, context) => markPlace(node, context),
    html: (node, context) => {
      const own = ownElementMessage(node.value)
      if (own !== undefined) reportLast(state, { rule: 'html', file: source.file, line: lineOf(node), message: own })
      if (/^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(node.value)) context.removeNode(node)
      else if (/^\s*<head[\s>]/i.test(node.value)) {
        state.context.problems.warning({ rule: 'html', file: source.file, line: lineOf(node), message: headMessage })
        if (/<\/head>\s*$/i.test(node.value)) context.removeNode(node)
      } else if (runsScript(node.value)) {
        state.context.problems.warning({ rule: 'html', file: source.file, line: lineOf(node), message: scriptMessage })
        if (/<\/script>\s*$/i.test(node.value)) context.removeNode(node)
      } else {
        const marked = markPlaces(node.value, (lines) => placeAt(lineOf(node) + lines))
        if (marked !== node.value) context.replaceNode(node, { type: 'html', value: marked })
      }
    },
    containerDirective: (node, context) => {
      const kind = admonitionKindOf(node.name, state.context.markdown.admonitions) ?? 'note'
      context.setProperty(node, 'data', {
        hName: 'div',
        hProperties: { className: ['admonition', kind], role: 'note' },
      })
      const [first] = node.children
      if (first?.type === 'paragraph' && first.data?.directiveLabel) {
        context.setProperty(first, 'data', { hProperties: { className: ['admonition-title'] } })
      } else {
        context.prependChild(node, titleOf(keywordTitle(node.name) ?? state.labels.admonitions[kind]))
      }
    },
    textDirective: (node, context) => context.replaceNode(node, directiveText(node, context)),
    leafDirective: (node, context) =>
      context.replaceNode(node, { type: 'paragraph', children: directiveText(node, context) } as MarkdownNode),
    mdxjsEsm: (node, context) => {
      checkCode(node.value, 'statements', node, context)
      for (const { name, offset } of declaredNames(node.value)) {
        const place = codePlace(node.value, offset, { node, context })
        const message = names.add(name, place.line)
        if (message !== undefined) reportLast(state, { rule: 'mdx', ...place, message })
      }
      const rest = readImports(node.value, { state, source, line: lineOf(node), imports })
      if (rest === node.value) return
      if (rest.trim() === '') context.removeNode(node)
      else context.replaceNode(node, { type: 'mdxjsEsm', value: rest })
    },
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
  }
}

const titleOf = (title: string): MarkdownNode =>
  ({
    type: 'paragraph',
    data: { hProperties: { className: ['admonition-title'] } },
    children: [{ type: 'text', value: title }],
  }) as MarkdownNode

const isEmptyExpression = (value: string): boolean => value.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim() === ''

/**
 * Returns a directive as its author wrote it: `00:17` and `a:b[c]` are prose. The content of its brackets keeps its
 * markup.
 */
const directiveText = (
  node: NodeOf<'textDirective'> | NodeOf<'leafDirective'>,
  context: VisitorContext,
): MarkdownNode[] => {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  const first = node.children.at(0)?.position?.start.offset
  const last = node.children.at(-1)?.position?.end.offset
  const text = (from: number, to: number): MarkdownNode => ({
    type: 'text',
    value: unescapeMarkdown(context.source.slice(from, to)),
  })
  if (first === undefined || last === undefined) return [text(start, end)]
  return [text(start, first), ...node.children, text(last, end)]
}

const unescapeMarkdown = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
