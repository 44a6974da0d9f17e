import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Sample } from '../pipeline/compiled-document.ts'
import { documentLine, type SampleOutcome, type SamplePage } from './outcome.ts'
import { isScript, projectStages, type Stage } from './stages.ts'

export interface TypeCheckResult {
  /** Outcomes by page file. */
  outcomes: Map<string, SampleOutcome[]>
}

interface Place {
  page: SamplePage
  stage: Stage
  isLast: boolean
  file: string
}

interface Diagnostic {
  file: string
  line: number
  column: number
  code: number
  message: string
}

/** JavaScript is not asked for type annotations. */
const annotationErrors = new Set([7005, 7006, 7008, 7010, 7011, 7015, 7016, 7018, 7019, 7023, 7024, 7031, 7034, 7053])

/** Folder of a stage's files below the samples folder; with a hash, as `a/b.mdx` and `a-b.mdx` would share one. */
export const stageFolder = (page: SamplePage, stage: number): string =>
  join(`${page.file.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${createHash('sha1').update(page.file).digest('hex').slice(0, 8)}`, String(stage))

/**
 * Compiles the modules of all pages with the strict settings of `examples/tsconfig.json`. Pages that declare globals or
 * augment modules get a run of the compiler of their own, and so do pages with faults. `workFolder` lies inside
 * `examples/`, so that packages resolve. Throws when the compiler itself fails.
 */
export const typeCheck = async (pages: readonly SamplePage[], examples: string, workFolder: string): Promise<TypeCheckResult> => {
  const places = await writeStages(pages, workFolder)
  const loners = pages.filter((page) => page.samples.some(({ lang, code }) => /^tsx?$/.test(lang) && /^\s*declare (?:global|module)\b/m.test(code)))
  const groups = [pages.filter((page) => !loners.includes(page)), ...loners.map((page) => [page])].filter((group) => group.length > 0)
  const outcomes = new Map<string, SampleOutcome[]>()
  const check = async (group: readonly SamplePage[]): Promise<void> => {
    const found = await compile(examples, workFolder, group.map((page) => dirname(stageFolder(page, 0))))
    for (const page of group) outcomes.set(page.file, outcomesOf(page, found, places))
  }
  for (const group of groups) {
    await check(group)
    if (group.length === 1) continue
    // The packages of one page may declare globals that another page does not expect: alone it has its own only.
    for (const page of group) if (outcomes.get(page.file)?.some(({ faults }) => faults.length > 0)) await check([page])
  }
  return { outcomes }
}

const writeStages = async (pages: readonly SamplePage[], workFolder: string): Promise<Map<string, Place>> => {
  const places = new Map<string, Place>()
  for (const page of pages) {
    await rm(join(workFolder, dirname(stageFolder(page, 0))), { recursive: true, force: true })
    const stages = projectStages(page.samples)
    for (const [number, stage] of stages.entries()) {
      for (const [file, { code }] of stage.files) {
        const path = join(stageFolder(page, number), file)
        await mkdir(dirname(join(workFolder, path)), { recursive: true })
        await writeFile(join(workFolder, path), code)
        places.set(path.split(sep).join('/'), { page, stage, isLast: number === stages.length - 1, file })
      }
    }
  }
  return places
}

const compile = async (examples: string, workFolder: string, folders: string[]): Promise<Diagnostic[]> => {
  const config = join(workFolder, 'tsconfig.json')
  const include = folders.flatMap((folder) => ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'].map((extension) => `${folder}/**/*.${extension}`))
  const up = relative(workFolder, examples).split(sep).join('/')
  await writeFile(config, JSON.stringify({ extends: `${up}/tsconfig.json`, compilerOptions: { noEmit: true }, include, exclude: ['**/*.run-*'] }))
  const compiler = join(examples, 'node_modules/typescript/bin/tsc')
  if (!existsSync(compiler)) throw new Error(`The compiler for the samples is missing: run "npm ci" in ${examples}.`)
  const { output, status } = await run(process.execPath, [compiler, '-p', config, '--pretty', 'false'], workFolder)
  const diagnostics = parseDiagnostics(output)
  if (status !== 0 && diagnostics.length === 0 && !/TS18003/.test(output)) throw new Error(`The compiler failed with status ${status}:\n${output.slice(0, 2000)}`)
  return diagnostics
}

/** Diagnostics of `tsc --pretty false`; continuation lines belong to the message above. */
export const parseDiagnostics = (output: string): Diagnostic[] => {
  const diagnostics: Diagnostic[] = []
  for (const line of output.split(/\r?\n/)) {
    const match = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(line)
    if (match) {
      const [, file = '', row = '', column = '', code = '', message = ''] = match
      diagnostics.push({ file, line: Number(row), column: Number(column), code: Number(code), message })
    } else if (/^\s+\S/.test(line)) {
      const last = diagnostics.at(-1)
      if (last) last.message += `\n${line}`
    }
  }
  return diagnostics
}

const outcomesOf = (page: SamplePage, diagnostics: readonly Diagnostic[], places: ReadonlyMap<string, Place>): SampleOutcome[] => {
  const messages = new Map<number, Map<string, Diagnostic>>()
  for (const diagnostic of diagnostics) {
    const place = places.get(diagnostic.file)
    const entry = place?.page === page ? place.stage.files.get(place.file) : undefined
    if (!place || !entry) continue
    const sample = page.samples[entry.index] as Sample
    if (/^jsx?$|^[cm]js$/.test(sample.lang) && (sample.meta.run || annotationErrors.has(diagnostic.code))) continue
    if (!place.stage.introduced.has(entry.index) && !place.isLast) continue
    const ofSample = messages.get(entry.index) ?? new Map<string, Diagnostic>()
    ofSample.set(`${diagnostic.line}:${diagnostic.message}`, diagnostic)
    messages.set(entry.index, ofSample)
  }
  return page.samples.flatMap((sample, index): SampleOutcome[] => {
    if (!isScript(sample) || sample.meta.source !== undefined || sample.meta.nocheck !== undefined) return []
    return [{ index, state: 'compiled', faults: faultsOf(sample, [...(messages.get(index)?.values() ?? [])]) }]
  })
}

const faultsOf = (sample: Sample, diagnostics: readonly Diagnostic[]): SampleOutcome['faults'] => {
  const expected = sample.meta.run ? undefined : sample.meta.expectError
  const others = diagnostics.filter(({ message, code }) => expected === undefined || !(message.includes(expected) || `TS${code}` === expected))
  const faults = others.map(({ line, column, code, message }) => ({ line: documentLine(sample, line), column, message: `TS${code}: ${message}` }))
  if (expected !== undefined && others.length === diagnostics.length) {
    const got = diagnostics.length === 0 ? 'it compiles' : 'it fails otherwise'
    faults.unshift({ line: sample.line, column: 1, message: `The sample should fail to compile with "${expected}", but ${got}.` })
  }
  return faults
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
