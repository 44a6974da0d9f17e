// npm run dev | build | serve | check…: installs what is missing, then hands over to the command line.
import { ensureExamples, ensureInstalled, handbook } from './install.mjs'

const words = process.argv.slice(2)
ensureInstalled()
if (words[0]?.includes('samples')) ensureExamples()
handbook(...words)
