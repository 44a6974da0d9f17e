import edit from './edit-sample.css?inline'

// These styles are adopted together with the module, and not inlined into the head of every page. The cascade layers
// are those of the page.
const sheet = new CSSStyleSheet()
sheet.replaceSync(edit)
document.adoptedStyleSheets.push(sheet)
