// npm run dev | build | serve | check…: installs missing dependencies, then runs the command line.
import { handbook } from './handbook.mjs'
import { ensureBundledExamples, ensureExamples, ensureInstalled } from './install.mjs'
import { rootOption } from './root-option.mjs'

const words = process.argv.slice(2)
ensureInstalled()
if (words[0]?.includes('samples')) ensureExamples(rootOption(words))
if (words[0] === 'build') ensureBundledExamples(rootOption(words))
await handbook(...words)
