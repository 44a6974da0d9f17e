import { codeOf } from '../ui/block-code.ts'
import { copyText } from '../ui/copy-text.ts'

/** Milliseconds for which a button says what came of the click. */
export const feedbackTime = 2000

/**
 * Copies the code beside a button, says on the button for two seconds whether that worked, and resolves to what it says.
 * Output and line numbers are not part of the code: the numbers are drawn by the style sheet.
 */
export const copyCode = async (button: HTMLElement, texts: { copied: string; copyFailed: string }): Promise<string> => {
  const block = button.closest('figure')
  const text = (await copyText(block ? codeOf(block) : '')) ? texts.copied : texts.copyFailed
  const label = (button.dataset.label ??= button.textContent)
  button.textContent = text
  button.dataset.copied = ''
  setTimeout(() => {
    button.textContent = label
    delete button.dataset.copied
  }, feedbackTime)
  return text
}

/** Breaks the long lines of the code beside a button, or stops doing so. */
export const toggleWrap = (button: Element): void => {
  const wrapped = button.closest('figure')?.toggleAttribute('data-wrapped') ?? false
  button.setAttribute('aria-pressed', String(wrapped))
}
