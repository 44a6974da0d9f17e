// npm start: from a fresh clone to a served site.
import { handbook } from './handbook.mjs'
import { ensureBundledExamples, ensureInstalled } from './install.mjs'
import { rootOption } from './root-option.mjs'

const options = process.argv.slice(2)
const asksForHelp = options.includes('--help') || options.includes('-h')
ensureInstalled()
if (!asksForHelp) ensureBundledExamples(rootOption(options))
await handbook('start', ...options)
if (!asksForHelp) await handbook('serve', ...options)
