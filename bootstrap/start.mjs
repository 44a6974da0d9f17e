// npm start: from a fresh clone to a served site.
import { handbook } from './handbook.mjs'
import { ensureInstalled } from './install.mjs'

const options = process.argv.slice(2)
ensureInstalled()
await handbook('start', ...options)
if (!options.includes('--help') && !options.includes('-h')) await handbook('serve', ...options)
