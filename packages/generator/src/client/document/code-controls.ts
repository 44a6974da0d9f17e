import { codeOf } from '../ui/block-code.ts'
import { copyText } from '../ui/copy-text.ts'
import { fetchText } from '../ui/fetch-text.ts'

/** Milliseconds for which a button shows the result of the click. */
const feedbackTime = 2000

/** What a button shows after a copy, and when nothing could be copied. */
type CopyTexts = readonly string[]

/**
 * Copies the code beside a button, and shows the result on the button for two seconds. Resolves to that text. Output
 * and line numbers are not copied: the style sheet draws the numbers.
 */
export const copyCode = (button: HTMLElement, texts: CopyTexts): Promise<string> => {
  const block = button.closest('figure')
  return copyFor(button, block ? codeOf(block) : '', texts)
}

/** Fetches and copies the file that a button names. Shows and resolves to the same texts. */
export const copyFile = (button: HTMLElement, texts: CopyTexts): Promise<string> =>
  copyFor(button, fetchText(button.dataset.copyFile ?? ''), texts)

/** Copies a text, and shows the result in an element for two seconds after the last click. Resolves to that text. */
export const copyFor = async (
  button: HTMLElement,
  content: string | Promise<string>,
  texts: CopyTexts,
): Promise<string> => {
  const text = texts[(await copyText(content)) ? 0 : 1] ?? ''
  const { dataset } = button
  const label = (dataset.label ??= button.textContent)
  const turn = (dataset.copied = `${performance.now()}`)
  button.textContent = text
  setTimeout(() => {
    if (dataset.copied !== turn) return
    button.textContent = label
    delete dataset.copied
  }, feedbackTime)
  return text
}

/** Switches the wrapping of long lines in the code beside a button on or off. */
export const toggleWrap = (button: Element): void => {
  const wrapped = button.closest('figure')?.toggleAttribute('data-wrapped') ?? false
  button.setAttribute('aria-pressed', String(wrapped))
}
