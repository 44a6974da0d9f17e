// Modules may be TypeScript. Errors name the lines of the sources.
import * as module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

// Where there are hooks in the thread of the modules themselves, those in a thread of their own are deprecated.
if (module.registerHooks) module.registerHooks(await import('./typescript-hooks.mjs'))
else {
  module.register(new URL('./typescript-thread.mjs', import.meta.url))
  const file = fileURLToPath(import.meta.url)
  const own = Object.assign(new module.Module(file), {
    filename: file,
    paths: module.Module._nodeModulePaths(dirname(file)),
  })
  const { _resolveFilename: resolveFilename } = module.Module
  // A module of CommonJS, as packages of a site have them, asks no hooks of another thread when it requires React.
  module.Module._resolveFilename = function (request, parent, ...rest) {
    const isReact = /^react(?:-dom)?(?:\/|$)/.test(request)
    return resolveFilename.call(this, request, isReact ? own : parent, ...rest)
  }
}
process.setSourceMapsEnabled(true)
