// npm start: from a fresh clone to a served site.
import { handbook } from './handbook.mjs'
import { ensureInstalled } from './install.mjs'

ensureInstalled()
await handbook('start', ...process.argv.slice(2))
