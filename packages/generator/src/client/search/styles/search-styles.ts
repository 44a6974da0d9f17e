import hits from './hit-summary.css?inline'
import modal from './modal.css?inline'
import list from './modal-list.css?inline'
import results from './results.css?inline'

// The module that needs the styles adopts them, so that no page contains them. The cascade layers are those of the
// page.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(modal + list + hits + results)
  document.adoptedStyleSheets.push(sheet)
}
