// npm start: from a fresh clone to a served site.
import { ensureInstalled, handbook } from './install.mjs'

ensureInstalled()
handbook('build')
handbook('serve', ...process.argv.slice(2))
