// npm start: from a fresh clone to a served site. Takes the options of the preview server; --root is for the build, too.
import { ensureInstalled, handbook } from './install.mjs'

const options = process.argv.slice(2)
const root = options.flatMap((word, index) => (word === '--root' ? [word, options[index + 1] ?? ''] : word.startsWith('--root=') ? [word] : []))
ensureInstalled()
if (!options.includes('--help') && !options.includes('-h')) handbook('build', ...root)
handbook('serve', ...options)
