import type { EditMessages } from '../../texts/kinds/edit.ts'

/** The buttons above an editor, and the messages beside them. */
export interface EditorBar {
  root: HTMLElement
  run: HTMLButtonElement
  /** Shows a sentence, which screen readers read aloud. */
  say: (text: string) => void
}

interface BarOptions {
  texts: EditMessages
  /** How the sample is run: `data-run` of its button. */
  kind: string
  /** The end of the names of the sample's controls, “ 7: Conditions” (`showControls`). */
  name: string
  onReset: () => void
  onCopyLink: () => void
}

/**
 * Creates the bar. The article's own listener handles Run and Copy, as it does for a block. Blocks of a demo keep their
 * own Copy button.
 */
export const createEditorBar = ({ texts, kind, name, onReset, onCopyLink }: BarOptions): EditorBar => {
  const button = (label: string, data: Record<string, string> = {}): HTMLButtonElement => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.ariaLabel = label + name
    Object.assign(made.dataset, data)
    return made
  }
  const root = document.createElement('div')
  root.className = 'edit-bar'
  root.role = 'group'
  root.ariaLabel = texts.tools + name
  const run = button(texts.run, { run: kind })
  const reset = button(texts.reset)
  reset.addEventListener('click', onReset)
  const link = button(texts.copyLink)
  link.addEventListener('click', onCopyLink)
  const status = document.createElement('output')
  root.append(run, reset, ...(kind === 'demo' ? [] : [button(texts.copy, { copy: '' })]), link, status)
  return { root, run, say: (text) => (status.textContent = text) }
}
