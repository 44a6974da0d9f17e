// Registers hooks, so that modules may be TypeScript. Errors contain line numbers of the sources.
import * as module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

// Where hooks in the main thread are available, hooks in a separate thread are deprecated.
if (module.registerHooks) module.registerHooks(await import('./typescript-hooks.mjs'))
else module.register(new URL('./typescript-thread.mjs', import.meta.url))

// When a CommonJS module, as in packages of a site, requires React, Node does not call the hooks in a separate thread,
// and ignores the other place that a hook in the main thread names.
const file = fileURLToPath(import.meta.url)
const own = Object.assign(new module.Module(file), {
  filename: file,
  paths: module.Module._nodeModulePaths(dirname(file)),
})
const { _resolveFilename: resolveFilename } = module.Module
module.Module._resolveFilename = function (request, parent, ...rest) {
  const isReact = /^react(?:-dom)?(?:\/|$)/.test(request)
  return resolveFilename.call(this, request, isReact ? own : parent, ...rest)
}
process.setSourceMapsEnabled(true)
