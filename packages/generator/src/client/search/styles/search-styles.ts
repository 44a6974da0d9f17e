import hits from './hit-summary.css?inline'
import modal from './modal.css?inline'
import list from './modal-list.css?inline'
import results from './results.css?inline'

// Adopted with the module that needs them, not inlined into every page's head; the cascade layers are the page's.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(modal + list + hits + results)
  document.adoptedStyleSheets.push(sheet)
}
