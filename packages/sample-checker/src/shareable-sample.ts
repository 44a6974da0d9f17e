import { posix } from 'node:path'
import { shareableModules } from './harness/shared-modules.ts'

/**
 * Words for effects outside a module that cannot be compared afterwards: the process, the console's state, hidden
 * settings of Node's modules, code that runs after the end, code made from text, and the garbage collector.
 */
const beyond = new RegExp(
  [
    /\b(?:process|globalThis|global|require|eval|Function|navigator|localStorage|fetch)\b/,
    /\b(?:WebSocket|EventSource|WebAssembly)\b/,
    /\b(?:WeakRef|FinalizationRegistry|SharedArrayBuffer|Atomics|BroadcastChannel|MessageChannel|Worker)\b/,
    /\bimport\.meta\b|\bRegExp\.|\bperformance\.(?!now\b)|\bperformance(?!\.)|\bSymbol\.for\b|\bsyncBuiltin/,
    /\bconsole\b(?!\.(?:log|info|warn|error|debug|table|dir)\b)/,
    /\bunref\b|\bref:|\btimeout\(|\bset(?:Default|Global|Fips|Engine)\w*/,
    /\b(?:defaultMaxListeners|setMaxListeners|captureRejections|defaultOptions)\b/,
    /\bstackTraceLimit\b|\bprepareStackTrace\b|\benterWith\b|\bdiagnostics/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

const imported = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`\n]+)\1/g
const computedImport = /\bimport\s*\(\s*(?!['"])/
const allowed: ReadonlySet<string> = new Set(shareableModules.map((name) => `node:${name}`))

/**
 * Whether a sample may run in a process that other samples use too. The sample, and the modules of its project that it
 * imports, may use only the language and modules of Node whose state can be compared. `files` is the project, by path.
 */
export const isShareable = (code: string, path: string, files: ReadonlyMap<string, { code: string }>): boolean => {
  const seen = new Map([[path, code]])
  for (const [file, text] of seen) {
    if (!/\.m?[jt]s$/.test(file) || beyond.test(text) || computedImport.test(text)) return false
    for (const [, , specifier = ''] of text.matchAll(imported)) {
      if (allowed.has(specifier)) continue
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : ''
      const found = files.get(target)
      if (!found) return false
      if (!seen.has(target)) seen.set(target, found.code)
    }
  }
  return true
}
