import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** What the compiler says of a file. */
export interface Diagnostic {
  /** From the folder that the compiler works in, with `/`. */
  file: string
  /** 1-based, as the column. */
  line: number
  column: number
  code: number
  message: string
}

export interface CompilerOptions {
  /** Folder of the installed libraries and of `tsconfig.json`; a real path, as the compiler names files by their real paths. */
  examples: string
  /** Folder inside `examples` that the files are in; a real path too. */
  workFolder: string
  /** The files to compile, from `workFolder`, with `/`. */
  files: readonly string[]
}

/** Files alone, with neither what they import nor more of the library than the compiler needs: enough to parse them, and several times faster. */
const parseOnly = { noCheck: true, noResolve: true, lib: ['es5'], types: [] }

/** Returns the syntax errors of scripts and of data in JSON, whatever else is wrong with them. Throws as `typeErrors` does. */
export const syntaxErrors = (options: CompilerOptions): Promise<Diagnostic[]> => compile(options, parseOnly)

/**
 * Returns the type errors of files that have no syntax error: where one has, the compiler looks for nothing else in any. Throws
 * when the compiler is missing or fails, and when it finds fault with something that is none of the files: what it says then may
 * keep it from looking at them.
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
  // By name, since patterns pass over names that begin with a dot, and over `a.js` beside `a.ts`.
  await writeFile(
    config,
    JSON.stringify({
      extends: `${up}/tsconfig.json`,
      compilerOptions: { noEmit: true, ...extraOptions },
      files,
      include: [],
    }),
  )
  const { output, status } = await run(process.execPath, [compiler, '-p', config, '--pretty', 'false'], workFolder)
  const { diagnostics, others } = parseDiagnostics(output, new Set(files))
  if (others.length > 0)
    throw new Error(`The compiler finds fault with something that is no sample:\n${others.join('\n').slice(0, 2000)}`)
  if (status !== 0 && diagnostics.length === 0)
    throw new Error(`The compiler failed with status ${status}:\n${output.slice(0, 2000)}`)
  return diagnostics
}

/** Reads what `tsc --pretty false` prints: diagnostics of the known files, and the lines of all others. Continuation lines belong to the message above. */
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
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ output, status }))
  })
