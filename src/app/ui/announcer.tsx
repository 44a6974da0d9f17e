import hidden from './visually-hidden.module.css'

const announcerId = 'announcer'

/** The polite live region of the page. It stays in the document so that screen readers know it before it speaks. */
export const Announcer = () => <output id={announcerId} className={hidden.hidden} aria-live="polite" />

/** Has a screen reader say a text when it is idle. Saying the same text twice speaks twice. */
export const announce = (text: string): void => {
  const region = document.getElementById(announcerId)
  if (!region) return
  // A live region speaks on change only: alternating an invisible character makes a repetition a change.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text
}
