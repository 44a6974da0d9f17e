import type { CompileState, SourceText } from './compile-state.ts'
import { mayHaveEmoji, replaceEmoji } from './body/emoji.ts'
import { missedMarkdown } from './body/missed-markdown.ts'
import type { MarkdownNode, MarkdownVisitors, VisitorContext } from './satteri.ts'

interface TextVisit {
  state: CompileState
  source: SourceText
  lineOf: (node: MarkdownNode) => number
}

/**
 * Warns about Markdown marks that are shown as text, and replaces the short names of emoji. Returns no visitor for
 * sources that contain neither.
 */
export const textVisitor = ({ state, source, lineOf }: TextVisit): Pick<MarkdownVisitors, 'text'> => {
  const missed = missedMarkdown(source.body)
  const hasEmoji = mayHaveEmoji(source.body)
  if (!missed && !hasEmoji) return {}
  return {
    text: (node, context: VisitorContext) => {
      const written = context.source.slice(node.position?.start.offset, node.position?.end.offset)
      const warn = (rule: string, { offset, message }: { offset: number; message: string }) => {
        const line = lineOf(node) + written.slice(0, offset).split('\n').length - 1
        state.context.problems.warning({ rule, file: source.file, line, message })
      }
      const from = node.position?.start.offset ?? 0
      const before = context.source.slice(context.source.lastIndexOf('\n', from - 1) + 1, from)
      for (const fault of missed?.(written, before) ?? []) warn('markdown', fault)
      // An escaped colon is not part of a short name.
      if (!hasEmoji || written.includes('\\:')) return
      const { text, unknown } = replaceEmoji(node.value)
      for (const { message } of unknown) {
        const name = /":[\w-]+:"/.exec(message)?.[0].slice(1, -1) ?? ''
        warn('emoji', { offset: Math.max(0, written.indexOf(name)), message })
      }
      if (text !== node.value) context.setProperty(node, 'value', text)
    },
  }
}
