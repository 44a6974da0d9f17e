// node --import ./bootstrap/typescript.mjs: modules may be TypeScript. Errors name the lines of the sources.
import * as module from 'node:module'

// Where there are hooks in the thread of the modules themselves, those in a thread of their own are deprecated.
if (module.registerHooks) module.registerHooks(await import('./typescript-hooks.mjs'))
else module.register(new URL('./typescript-thread.mjs', import.meta.url))
process.setSourceMapsEnabled(true)
