import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { LineMark } from '../ui/block-code.ts'

class MarkWidget extends WidgetType {
  readonly mark: LineMark
  readonly text: string
  constructor(mark: LineMark, text: string) {
    super()
    this.mark = mark
    this.text = text
  }
  override eq(other: MarkWidget): boolean {
    return this.mark === other.mark && this.text === other.text
  }
  toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.className = 'run-mark'
    element.dataset['mark'] = this.mark
    element.dataset['text'] = this.text
    // The panel below shows the same text.
    element.ariaHidden = 'true'
    return element
  }
}

const addMark = StateEffect.define<{ line: number; mark: LineMark; text: string }>()
const removeMarks = StateEffect.define()

/** Marks at the ends of lines, which move with their lines. */
export const lineMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects, state }) => {
    let now = marks.map(changes)
    for (const effect of effects) {
      if (effect.is(removeMarks)) now = Decoration.none
      if (!effect.is(addMark) || effect.value.line < 1 || effect.value.line > state.doc.lines) continue
      const { line, mark, text } = effect.value
      const widget = Decoration.widget({ widget: new MarkWidget(mark, text), side: 1 })
      now = now.update({ add: [widget.range(state.doc.line(line).to)] })
    }
    return now
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Marks the end of a line (1-based). */
export const markEditorLine = (view: EditorView, line: number, mark: { mark: LineMark; text: string }): void =>
  view.dispatch({ effects: addMark.of({ line, ...mark }) })

export const clearEditorMarks = (view: EditorView): void => view.dispatch({ effects: removeMarks.of(null) })
