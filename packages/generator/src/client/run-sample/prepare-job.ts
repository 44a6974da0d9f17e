import { edited, type Edit } from '../../model/run/edit-text.ts'
import { instrumentSample } from '../../model/run/instrument-sample.ts'
import type { RunJob, RunModule, RunRequest, RunSource } from '../../model/run/run-job.ts'
import { guardLoops } from './guard-loops.ts'
import { dropUnusedImports, importsOf } from './link-imports.ts'
import { parseModule } from './parse-module.ts'
import { findSource, isScript } from './project-files.ts'
import { stripTypes } from './strip-types.ts'

/** A mistake in the code of a block, found before it runs. */
export class SampleFault extends Error {
  override name = 'SyntaxError'
  /** 1-based line in the code of the module, or 0 if the line is unknown. */
  readonly line: number
  readonly module: string
  constructor(message: string, { module, line, cause }: { module: string; line: number; cause?: unknown }) {
    super(message, { cause })
    this.module = module
    this.line = line
  }
}

/** Returns the modules for specifiers, each after its own imports, and the name of each specifier's module. */
export type LoadImports = (
  specifiers: readonly string[],
) => Promise<{ modules: readonly RunModule[]; names: ReadonlyMap<string, string> }>

/** Makes the job of an SQL sample. */
export const prepareSqlJob = (
  { kind, sources }: RunRequest,
  { modules, assets }: { modules: readonly RunModule[]; assets: Readonly<Record<string, ArrayBuffer>> },
): PreparedJob => ({
  job: { kind, modules, sql: { assets, sources } },
  prints: new Map(),
  assertions: [],
  files: [],
})

/** A job with facts about its sample. */
export interface PreparedJob {
  job: RunJob
  /** The text that each line of the sample should print. */
  prints: ReadonlyMap<number, string>
  /** Lines of the sample's `// =>` and `// throws` comments. */
  assertions: readonly number[]
  /** Files of the project that the sample imports, in the order of the page. */
  files: readonly string[]
}

interface Draft {
  source: RunSource
  code: string
  imports: { specifier: string; start: number; end: number }[]
}

/**
 * Makes the modules of a run. Types are removed, checks are inserted into the last source, and imports name modules of
 * the job. Throws a `SampleFault` for code that does not parse and for an import of a missing module.
 */
export const prepareJob = async (
  { kind, sources, inPage, inline }: RunRequest,
  loadImports: LoadImports,
): Promise<PreparedJob> => {
  const sample = sources.at(-1) as RunSource
  let prints: ReadonlyMap<number, string> = new Map()
  let assertions: readonly number[] = []
  const drafts = new Map<string, Draft>()
  const ordered: Draft[] = []
  const external = new Set<string>()
  const visit = (source: RunSource, way: readonly string[]): void => {
    const { file } = source
    if (way.includes(file)) throw new SampleFault(`${[...way, file].join(' → ')}`, { module: sample.file, line: 0 })
    if (drafts.has(file)) return
    const draft = draftOf(source, {
      guards: kind === 'browser' || inPage === true,
      onChecks: source === sample ? (found) => ({ prints, assertions } = found) : undefined,
    })
    drafts.set(file, draft)
    for (const { specifier } of draft.imports) {
      const found = findSource(sources, file, specifier)
      if (found) visit(found, [...way, file])
      else if (specifier.startsWith('.'))
        throw new SampleFault(`Cannot find module "${specifier}"`, { module: file, line: 0 })
      else external.add(specifier)
    }
    ordered.push(draft)
  }
  visit(sample, [])
  const { modules, names } = await loadImports([...external])
  const own = ordered.map(({ source, code, imports }): RunModule => {
    const edits = imports.map(({ specifier, start, end }): Edit => {
      const name = findSource(sources, source.file, specifier)?.file ?? names.get(specifier)
      if (name === undefined)
        throw new SampleFault(`Cannot find package "${specifier}"`, { module: source.file, line: 0 })
      return { start, end, text: JSON.stringify(`run:${name}`) }
    })
    return { name: source.file, code: edited(code, edits) }
  })
  const files = ordered.map(({ source }) => source.file).filter((file) => file !== sample.file)
  return {
    job: { kind, modules: [...modules, ...own], ...(inPage && { inPage }), ...(inline && { inline }) },
    prints,
    assertions,
    files,
  }
}

interface DraftOptions {
  /** Whether loops are guarded. */
  guards: boolean
  onChecks: ((found: { prints: ReadonlyMap<number, string>; assertions: readonly number[] }) => void) | undefined
}

const draftOf = (source: RunSource, { guards, onChecks }: DraftOptions): Draft => {
  const { file, language } = source
  if (!isScript(file, language)) return textDraft(source)
  try {
    let code = stripTypes(source.code, scriptLanguage(file, language))
    if (onChecks) {
      const checked = instrumentSample(code, parseModule(code))
      onChecks(checked)
      code = checked.code
    }
    if (/x?$/.test(language) && language !== 'js')
      code = edited(code, dropUnusedImports(code, parseModule(code).program))
    if (guards) code = edited(code, guardLoops(parseModule(code).program))
    return { source, code, imports: importsOf(parseModule(code).program) }
  } catch (error) {
    throw faultOf(error, file)
  }
}

const scriptLanguage = (file: string, language: string): string => /\.(\w+)$/.exec(file)?.[1] ?? language

/** Makes a module of a file that is not a script. Its default export is the file's text or data. */
const textDraft = (source: RunSource): Draft => {
  const isData = source.file.endsWith('.json')
  return { source, code: `export default ${isData ? source.code : JSON.stringify(source.code)}`, imports: [] }
}

const faultOf = (error: unknown, module: string): SampleFault => {
  if (error instanceof SampleFault) return error
  const { message, loc, line } = error as Error & { loc?: { line?: number }; line?: number }
  const written = /\((\d+):\d+\)$/.exec(message)?.[1]
  const place = line ?? loc?.line ?? Number(written ?? 0)
  return new SampleFault(message.replace(/^Error transforming \S+: /, '').replace(/\s*\(\d+:\d+\)$/, ''), {
    module,
    line: place,
    cause: error,
  })
}
