import practice from './practice.css?inline'
import card from './question-card.css?inline'

// The module adds these styles itself, so that they are not in every page's head. The cascade layers are those of the
// page.
const sheet = new CSSStyleSheet()
sheet.replaceSync(practice + card)
document.adoptedStyleSheets.push(sheet)
