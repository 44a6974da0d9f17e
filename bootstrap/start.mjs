// npm start: from a fresh clone to a served site. Takes the options of the preview server; --root is for the build, too.
import { handbook } from './handbook.mjs'
import { ensureInstalled } from './install.mjs'
import { rootOption } from './root-option.mjs'

const options = process.argv.slice(2)
const root = rootOption(options)
ensureInstalled()
if (!options.includes('--help') && !options.includes('-h')) await handbook('build', ...(root === undefined ? [] : ['--root', root]))
await handbook('serve', ...options)
