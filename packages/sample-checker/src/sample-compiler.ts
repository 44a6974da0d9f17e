import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** One error that the compiler reports for a file. */
export interface Diagnostic {
  /** Path from the folder that the compiler works in, with `/`. */
  file: string
  /** Line and column are 1-based. */
  line: number
  column: number
  code: number
  message: string
}

export interface CompilerOptions {
  /**
   * Folder of the installed libraries and of `tsconfig.json`. It must be a real path, because the compiler names files
   * by their real paths.
   */
  examples: string
  /** Folder inside `examples` with the files. A real path too. */
  workFolder: string
  /** The files to compile, as paths from `workFolder`, with `/`. */
  files: readonly string[]
}

/**
 * Settings for parsing alone. Imports are not followed, and only the smallest part of the library is loaded. This is
 * several times faster.
 */
const parseOnly = { noCheck: true, noResolve: true, lib: ['es5'], types: [] }

/**
 * Returns the syntax errors of scripts and JSON files, also of files with other errors. Throws as `typeErrors` does.
 */
export const syntaxErrors = (options: CompilerOptions): Promise<Diagnostic[]> => compile(options, parseOnly)

/**
 * Returns the type errors of files without syntax errors. When one file has a syntax error, the compiler does not look
 * for type errors in any file. Throws when the compiler is missing or fails. Throws too for an error outside `files`,
 * because such an error may keep the compiler from checking them.
 */
export const typeErrors = (options: CompilerOptions): Promise<Diagnostic[]> =>
  compile({ ...options, files: options.files.filter((file) => !file.endsWith('.json')) }, {})

const compile = async (
  { examples, workFolder, files }: CompilerOptions,
  extraOptions: object,
): Promise<Diagnostic[]> => {
  const compiler = join(examples, 'node_modules/typescript/bin/tsc')
  if (!existsSync(compiler))
    throw new Error(
      `The compiler for the samples is missing: run "npm ci" in ${examples}, or "npm install typescript" where its package.json does not name it.`,
    )
  if (files.length === 0) return []
  const config = join(workFolder, 'tsconfig.json')
  const up = relative(workFolder, examples).split(sep).join('/')
  // The config lists files by name: patterns miss names that begin with a dot, and `a.js` beside `a.ts`.
  await writeFile(
    config,
    JSON.stringify({
      extends: `${up}/tsconfig.json`,
      compilerOptions: { noEmit: true, ...extraOptions },
      files,
      include: [],
    }),
  )
  const { version } = JSON.parse(await readFile(join(examples, 'node_modules/typescript/package.json'), 'utf8'))
  const { output, status } = await run(
    process.execPath,
    [compiler, '-p', config, '--pretty', 'false', ...checkersOption(version)],
    workFolder,
  )
  const { diagnostics, others } = parseDiagnostics(output, new Set(files))
  if (others.length > 0)
    throw new Error(`The compiler reports errors in files that are not samples:\n${others.join('\n').slice(0, 2000)}`)
  if (status !== 0 && diagnostics.length === 0)
    throw new Error(`The compiler failed with status ${status}:\n${output.slice(0, 2000)}`)
  return diagnostics
}

/**
 * Arguments that let the compiler check all files in one thread. TypeScript 7 uses four checkers. Each of them checks
 * the library's types again, which needs more than twice the processor time and memory. Earlier versions have one
 * checker and do not know the option.
 */
export const checkersOption = (version: string): string[] => (Number.parseInt(version) >= 7 ? ['--checkers', '1'] : [])

/**
 * Reads the output of `tsc --pretty false`: diagnostics of the known files, and the lines of all other diagnostics.
 * Continuation lines belong to the message above them.
 */
export const parseDiagnostics = (
  output: string,
  files: ReadonlySet<string>,
): { diagnostics: Diagnostic[]; others: string[] } => {
  const diagnostics: Diagnostic[] = []
  const others: string[] = []
  for (const line of output.split(/\r?\n/)) {
    const {
      file = '',
      row,
      column,
      code,
      message = '',
    } = /^(?:(?<file>.+?)\((?<row>\d+),(?<column>\d+)\): )?error TS(?<code>\d+): (?<message>.*)$/.exec(line)?.groups ??
    {}
    const last = diagnostics.at(-1)
    if (files.has(file))
      diagnostics.push({ file, line: Number(row), column: Number(column), code: Number(code), message })
    else if (code) others.push(line)
    else if (/^\s+\S/.test(line) && last) last.message += `\n${line}`
  }
  return { diagnostics, others }
}

const run = (command: string, args: string[], cwd: string): Promise<{ output: string; status: number | null }> =>
  new Promise((resolve, reject) => {
    // TypeScript 7 is written in Go. This setting lets its garbage collector run less often.
    const env = { GOGC: '400', ...process.env }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ output, status }))
  })
