import hidden from './visually-hidden.module.css'

/** The polite live region of the page. It stays in the document so that screen readers know it before it speaks. */
export const Announcer = () => <output id="announcer" data-announcer="" className={hidden.hidden} aria-live="polite" />

/** Has a screen reader say a text when it is idle. Saying the same text twice speaks twice. */
export const announce = (text: string): void => {
  // The first one: a modal dialog, which silences the page around it, may bring its own.
  const region = document.querySelector('[data-announcer]')
  if (!region) return
  // A live region speaks on change only: alternating an invisible character makes a repetition a change.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text
}
