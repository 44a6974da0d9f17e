import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { EditMessages } from '../../texts/kinds/edit.ts'
import { editorTheme } from './editor-theme.ts'
import { lineMarks } from './line-marks.ts'
import { loadLanguage } from './load-language.ts'

export interface CodeEditorOptions {
  code: string
  /** As in the fence: `ts`, `css`. */
  language: string
  /** Name of the editor for screen readers. */
  name: string
  /** Id of the element that says how to leave the editor. */
  hint: string
  texts: EditMessages
  /** Called with each change of the code. */
  onChange: () => void
  onRun: () => void
}

/**
 * Tab indents in an editor, so the keyboard could not leave it. After Escape, Tab moves the focus until the reader
 * types again or leaves the editor. CodeMirror's own mode lasts two seconds, which is too short for some readers.
 */
const leaving = [
  Prec.low(
    keymap.of([
      {
        key: 'Escape',
        run: (view) => {
          view.setTabFocusMode(true)
          return true
        },
      },
    ]),
  ),
  EditorView.domEventHandlers({ blur: (_event, view) => view.setTabFocusMode(false) }),
  EditorView.updateListener.of(({ view, docChanged }) => docChanged && view.setTabFocusMode(false)),
]

/** The width of one step of indentation in a code, taken from its first indented line. */
const stepOf = (code: string): string => /^(?:\t| {2,8})(?=\S)/m.exec(code)?.[0] ?? '  '

/** Creates an editor. The language is loaded a moment later. Until then the code has one colour. */
export const createCodeEditor = (options: CodeEditorOptions): EditorView => {
  const { code, language, name, hint, texts, onChange, onRun } = options
  const grammar = new Compartment()
  const run = { key: 'Mod-Enter', run: () => (onRun(), true) }
  const extensions: Extension[] = [
    Prec.high(keymap.of([run])),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
    leaving,
    history(),
    closeBrackets(),
    bracketMatching(),
    indentOnInput(),
    indentUnit.of(stepOf(code)),
    search({ top: true }),
    highlightSelectionMatches(),
    EditorView.lineWrapping,
    EditorState.phrases.of(texts.phrases),
    EditorState.tabSize.of(2),
    EditorView.contentAttributes.of({
      'aria-label': texts.editor(name),
      'aria-describedby': hint,
      translate: 'no',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
    editorTheme,
    lineMarks,
    grammar.of([]),
  ]
  const view = new EditorView({ doc: code, extensions })
  // Without its language, the editor shows plain text.
  void loadLanguage(language).then(
    (loaded) => view.dispatch({ effects: grammar.reconfigure(loaded) }),
    () => {},
  )
  return view
}

/** Replaces the whole code. The reader can undo it. */
export const setCode = (view: EditorView, code: string): void => {
  if (view.state.doc.toString() !== code)
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } })
}
