// npm run dev | build | serve | check…: installs what is missing, then hands over to the command line.
import { handbook } from './handbook.mjs'
import { ensureExamples, ensureInstalled } from './install.mjs'

const rootAmong = (options) => {
  const at = options.findIndex((word) => word === '--root' || word.startsWith('--root='))
  return options[at] === '--root' ? options[at + 1] : options[at]?.slice('--root='.length)
}

const words = process.argv.slice(2)
ensureInstalled()
if (words[0]?.includes('samples')) ensureExamples(rootAmong(words))
await handbook(...words)
