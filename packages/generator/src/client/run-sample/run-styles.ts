import run from './run-sample.css?inline'

// The module adds these styles itself, so that they are not in every page's head. The cascade layers are those of the
// page.
const sheet = new CSSStyleSheet()
sheet.replaceSync(run)
document.adoptedStyleSheets.push(sheet)
