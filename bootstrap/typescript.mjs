// node --import ./bootstrap/typescript.mjs: modules may be TypeScript. Errors name the lines of the sources.
import { register } from 'node:module'

register(new URL('./typescript-hooks.mjs', import.meta.url))
process.setSourceMapsEnabled(true)
