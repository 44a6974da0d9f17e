// A stage of npm test: installs the libraries that articles teach, while other stages run.
import { ensureExamples } from './install.mjs'

ensureExamples()
console.log('They are installed.')
