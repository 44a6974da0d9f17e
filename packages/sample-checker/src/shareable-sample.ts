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

/** A module's name follows `from` without a parenthesis: `Array.from('abc')` imports nothing. */
const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"`])([^'"`\n]+)\1/g
const computedImport = /\bimport\s*\(\s*(?!['"])/
const allowed: ReadonlySet<string> = new Set(shareableModules.map((name) => `node:${name}`))

/** Words for what differs between a thread and a process, and for settings of the whole process. */
const ofProcess = new RegExp(
  [
    /\bprocess\b(?!\.(?:env|nextTick|hrtime|platform|arch|versions?|release|cwd|uptime)\b)/,
    /\bimport\.meta\.main\b|\brequire\.main\b|\bmodule\.(?:parent|children)\b|\bTZ\b|\bSIG[A-Z]+\b/,
    /\b(?:isMainThread|parentPort|threadId|Worker|Atomics|BroadcastChannel|WeakRef|FinalizationRegistry)\b/,
    /\b(?:localStorage|sessionStorage)\b|\bset(?:Default|Global|Fips|Engine|Flags)\w*/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
/** Modules of Node that start processes, or whose state or behaviour belongs to the process. */
const notInThread: ReadonlySet<string> = new Set(
  [
    'child_process',
    'cluster',
    'inspector',
    'inspector/promises',
    'module',
    'process',
    'repl',
    'sea',
    'test',
    'test/reporters',
    'trace_events',
    'tty',
    'v8',
    'wasi',
    'worker_threads',
  ].flatMap((name) => [name, `node:${name}`]),
)

/** A project's files, by path. */
type ProjectFiles = ReadonlyMap<string, { code: string }>

/**
 * Whether a sample may run in a process that other samples use too. The sample, and the modules of its project that it
 * imports, may use only the language and modules of Node whose state can be compared. `files` is the project.
 */
export const isShareable = (code: string, path: string, files: ProjectFiles): boolean =>
  everyModule({ code, path, files }, { isName: (name) => allowed.has(name), isCode: (text) => !beyond.test(text) })

/**
 * Whether a sample may run in a thread of its own instead of a process. A thread has its own globals, its own modules
 * of packages and its own end. So only what belongs to the process is excluded.
 */
export const isThreadable = (code: string, path: string, files: ProjectFiles): boolean =>
  everyModule(
    { code, path, files },
    { isName: (name) => !name.startsWith('.') && !notInThread.has(name), isCode: (text) => !ofProcess.test(text) },
  )

interface ModuleRules {
  /** Whether a module may import this name, unless the name leads to a file of the project. */
  isName: (specifier: string) => boolean
  isCode: (text: string) => boolean
}

/** Whether the rules hold for a sample, and for all modules of its project that it imports. */
const everyModule = (
  { code, path, files }: { code: string; path: string; files: ProjectFiles },
  { isName, isCode }: ModuleRules,
): boolean => {
  const seen = new Map([[path, code]])
  for (const [file, text] of seen) {
    if (file.endsWith('.json')) continue
    if (!/\.m?[jt]s$/.test(file) || !isCode(text) || computedImport.test(text)) return false
    for (const [, , specifier = ''] of text.matchAll(imported)) {
      if (isName(specifier)) continue
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : ''
      const found = files.get(target)
      if (!found) return false
      if (!seen.has(target)) seen.set(target, found.code)
    }
  }
  return true
}
