import practice from './practice.css?inline'
import card from './question-card.css?inline'

// Adopted with the module, not inlined into every page's head; the cascade layers are the page's.
const sheet = new CSSStyleSheet()
sheet.replaceSync(practice + card)
document.adoptedStyleSheets.push(sheet)
