import hidden from './visually-hidden.module.css'

/**
 * The polite live region of the page. It is always in the document, so that screen readers know it before its text
 * changes.
 */
export const Announcer = () => <output id="announcer" data-announcer="" className={hidden.hidden} aria-live="polite" />

/**
 * Makes a screen reader read a text when it is idle. A repeated text is read again. Without `lang`, the text is in the
 * language around the region.
 */
export const announce = (text: string, lang?: string): void => {
  // The first region is used, because a modal dialog silences the page around it and may have its own region.
  const region = document.querySelector<HTMLElement>('[data-announcer]')
  if (!region) return
  region.lang = lang ?? (region.parentElement as HTMLElement).lang
  // A live region is read only after a change. An invisible character makes a repeated text a change.
  region.textContent = region.textContent === text ? `${text}\u00A0` : text
}
