// npm start: from a fresh clone to a served site. Takes the options of the preview server; --root is for the build, too.
import { handbook } from './handbook.mjs'
import { ensureInstalled } from './install.mjs'

const options = process.argv.slice(2)
const root = options.flatMap((word, index) => (word === '--root' ? [word, options[index + 1] ?? ''] : word.startsWith('--root=') ? [word] : []))
ensureInstalled()
if (!options.includes('--help') && !options.includes('-h')) await handbook('build', ...root)
await handbook('serve', ...options)
