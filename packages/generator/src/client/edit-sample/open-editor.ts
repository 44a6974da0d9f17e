import type { EditorView } from '@codemirror/view'
import type { EditMessages } from '../../texts/kinds/edit.ts'
import { blockEditors, originalCodeOf } from '../ui/block-code.ts'
import { createCodeEditor, setCode } from './code-editor.ts'
import type { Editable } from './editable.ts'
import { createEditorBar, type EditorBar } from './editor-bar.ts'
import { clearEditorMarks, markEditorLine } from './line-marks.ts'

/** A sample that is open in an editor. */
export interface OpenEditor {
  codes: () => string[]
  setCodes: (codes: readonly string[]) => void
  /** Shows where the code comes from, until the reader changes it. */
  setOrigin: (text: string) => void
  /** Records whether the code comes from a link. */
  setFromLink: (isFromLink: boolean) => void
  say: (text: string) => void
  focus: () => void
  close: () => void
}

interface OpenOptions {
  texts: EditMessages
  /** Called when the reader has changed the code. */
  onChange: () => void
  onReset: () => void
  onCopyLink: () => void
}

const typed = /^(?:[cm]?ts|tsx|typescript)$/

let hints = 0

const paragraph = (className: string, text: string): HTMLParagraphElement => {
  const made = document.createElement('p')
  made.className = className
  made.textContent = text
  return made
}

/** Replaces a sample by an editor in the same place. */
export const openEditor = (editable: Editable, { texts, onChange, onReset, onCopyLink }: OpenOptions): OpenEditor => {
  const { root, holder, blocks, run } = editable
  const ending = holder.querySelector('[data-edit]')?.ariaLabel?.replace(/^\D+/, ' ') ?? ''
  const bar = createEditorBar({ texts, kind: run, name: ending, onReset, onCopyLink })
  const hint = paragraph('', texts.leave)
  hint.id = `edit-hint-${++hints}`
  const origin = paragraph('edit-origin', '')
  origin.hidden = true
  const notes = document.createElement('div')
  notes.className = 'edit-notes'
  notes.append(origin, hint)
  if (blocks.some(({ dataset }) => typed.test(dataset['lang'] ?? ''))) notes.append(paragraph('', texts.types))
  const changed = (view: EditorView) => {
    origin.hidden = true
    bar.say('')
    clearEditorMarksLater(view)
    onChange()
  }
  let isFromLink = false
  const views = blocks.map((block): EditorView => {
    const language = block.dataset['lang'] ?? 'text'
    const name = block.querySelector(':scope > figcaption')?.textContent ?? language
    const view: EditorView = createCodeEditor({
      code: originalCodeOf(block),
      language,
      name: name + ending,
      hint: hint.id,
      texts,
      onChange: () => changed(view),
      onRun: () => bar.run.click(),
    })
    block.dataset['editing'] = ''
    block.querySelector(':scope > pre')?.after(view.dom)
    blockEditors.set(block, {
      code: () => view.state.doc.toString(),
      isFromLink: () => isFromLink,
      mark: (line, mark) => markEditorLine(view, line, mark),
      clearMarks: () => clearEditorMarks(view),
    })
    return view
  })
  holder.dataset['editing'] = ''
  placeBar(editable, bar)
  const last = views.at(-1)
  if (holder === root) last?.dom.after(notes)
  else holder.append(notes)
  return {
    codes: () => views.map(({ state }) => state.doc.toString()),
    setCodes: (codes) => codes.forEach((code, index) => views[index] && setCode(views[index], code)),
    setOrigin: (text) => {
      origin.textContent = text
      origin.hidden = text === ''
    },
    setFromLink: (value) => (isFromLink = value),
    say: bar.say,
    focus: () => views[0]?.focus(),
    close: () => {
      for (const view of views) view.destroy()
      for (const block of blocks) {
        blockEditors.delete(block)
        delete block.dataset['editing']
      }
      delete holder.dataset['editing']
      bar.root.remove()
      notes.remove()
    },
  }
}

/** Marks of the last run do not apply to changed code. CodeMirror allows no update from within an update. */
const clearEditorMarksLater = (view: EditorView): void => queueMicrotask(() => clearEditorMarks(view))

const placeBar = ({ holder, root }: Editable, { root: bar }: EditorBar): void => {
  const caption = holder === root ? holder.querySelector(':scope > figcaption') : null
  if (caption) caption.after(bar)
  else holder.prepend(bar)
}
