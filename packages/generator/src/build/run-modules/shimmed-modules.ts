import { builtinModules } from 'node:module'
import { programFile } from '../../content/program-root.ts'

/** Folder of the shims that replace Node modules in a browser, from the program's root. */
export const shimFolder = 'packages/generator/src/node-shims'

const builtins: ReadonlySet<string> = new Set(builtinModules)

/** Name of a Node module without `node:` if the specifier means such a module: `fs/promises`. */
export const builtinName = (specifier: string): string | undefined => {
  if (specifier.startsWith('node:')) return specifier.slice('node:'.length)
  return builtins.has(specifier) ? specifier : undefined
}

const files: Readonly<Record<string, string>> = {
  assert: 'assert.ts',
  'assert/strict': 'assert.ts',
  buffer: 'buffer.ts',
  events: 'events.ts',
  path: 'path.ts',
  'path/posix': 'path.ts',
  perf_hooks: 'perf-hooks.ts',
  timers: 'timers.ts',
  'timers/promises': 'timers-promises.ts',
  url: 'url.ts',
  util: 'node-util.ts',
}

/** Absolute paths of the shims that replace Node modules in a browser, by the modules' names without `node:`. */
export const shimmedModules: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([name, file]) => [name, programFile(`${shimFolder}/${file}`)]),
)
