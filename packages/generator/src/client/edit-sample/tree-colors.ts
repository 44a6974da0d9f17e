import { syntaxTree } from '@codemirror/language'
import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { nameOfNode } from '../../syntax/script-syntax.ts'
import type { TokenName } from '../../model/token.ts'

const colors = new Map<TokenName, Decoration>()

const colorOf = (name: TokenName): Decoration => {
  const color = colors.get(name) ?? Decoration.mark({ class: name })
  colors.set(name, color)
  return color
}

/** Names the characters of the shown code in the same way as the build names those of a block. */
const colorsOf = (view: EditorView): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>()
  const code = view.state.doc.toString()
  for (const { from, to } of view.visibleRanges) {
    const names = Array.from<TokenName | undefined>({ length: to - from })
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const name = nameOfNode(node, code)
        // The parser reports an element before the elements inside it.
        if (name !== null) names.fill(name, Math.max(0, node.from - from), Math.max(0, Math.min(node.to, to) - from))
      },
    })
    for (let start = 0, at = 0; at < names.length; start = at) {
      const name = names[start]
      while (at < names.length && names[at] === name) at++
      if (name) builder.add(from + start, from + at, colorOf(name))
    }
  }
  return builder.finish()
}

/** Colours code by its syntax tree. */
export const treeColors = ViewPlugin.fromClass(
  class {
    colors: DecorationSet
    constructor(view: EditorView) {
      this.colors = colorsOf(view)
    }
    update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.colors = colorsOf(view)
    }
  },
  { decorations: (plugin) => plugin.colors },
)
