import edit from './edit-sample.css?inline'

// Adopted with the module, not inlined into every page's head; the cascade layers are the page's.
const sheet = new CSSStyleSheet()
sheet.replaceSync(edit)
document.adoptedStyleSheets.push(sheet)
