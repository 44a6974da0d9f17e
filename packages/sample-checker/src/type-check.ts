import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import { documentLine, type SampleOutcome, type SamplePage } from './outcome.ts'
import { declaresForAll, relyingFiles } from './relying-files.ts'
import { type Diagnostic, syntaxErrors, typeErrors } from './sample-compiler.ts'
import { isScript } from '@dev-handbook/generator/model/checked-languages'
import { projectStages, type Stage } from './stages.ts'

export interface TypeCheckResult {
  /** Outcomes by page file. */
  outcomes: Map<string, SampleOutcome[]>
}

interface Place {
  page: SamplePage
  stage: Stage
  isLast: boolean
  file: string
  /** The left-out file that this file relies on, if any. */
  reliesOn?: string | undefined
}

type Places = ReadonlyMap<string, Place>

/** Errors about missing type annotations. They are ignored in JavaScript. */
const annotationErrors = new Set([7005, 7006, 7008, 7010, 7011, 7015, 7016, 7018, 7019, 7023, 7024, 7031, 7034, 7053])

/**
 * Folder of a stage's files below the samples folder. It contains a hash, because `a/b.mdx` and `a-b.mdx` would
 * otherwise share a folder.
 */
export const stageFolder = (page: SamplePage, stage: number): string =>
  join(
    `${page.file.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${createHash('sha1').update(page.file).digest('hex').slice(0, 8)}`,
    String(stage),
  )

/**
 * Compiles the modules of all pages with the strict settings of `examples/tsconfig.json`. A module with a syntax error
 * is left out, and modules that rely on it are not checked. With such a module, the compiler would report syntax errors
 * only; without it, false errors in the modules that rely on it. Pages that declare globals or augment modules get a
 * run of the compiler of their own, and so do pages with faults. `workFolder` lies inside `examples`, so that packages
 * resolve. Both are real paths. Throws when the compiler itself fails.
 */
export const typeCheck = async (
  pages: readonly SamplePage[],
  examples: string,
  workFolder: string,
): Promise<TypeCheckResult> => {
  const places = await writeStages(pages, workFolder)
  const compilable = [...places.keys()].filter((path) => isCompilable(path))
  const unparsable = await syntaxErrors({ examples, workFolder, files: compilable })
  const leftOut = new Set(unparsable.map(({ file }) => file))
  noteRelying(places, leftOut)

  const loners = pages.filter((page) =>
    page.samples.some(({ lang, code }) => /^tsx?$/.test(lang) && declaresForAll(code)),
  )
  const groups = [pages.filter((page) => !loners.includes(page)), ...loners.map((page) => [page])].filter(
    (group) => group.length > 0,
  )
  const outcomes = new Map<string, SampleOutcome[]>()
  const check = async (group: readonly SamplePage[]): Promise<void> => {
    const members = new Set(group)
    const files = compilable.filter((path) => !leftOut.has(path) && members.has((places.get(path) as Place).page))
    const found = [...unparsable, ...(await typeErrors({ examples, workFolder, files }))]
    for (const page of group) outcomes.set(page.file, outcomesOf(page, found, places))
  }
  // The compiler also reads imported files that its config does not list, so left-out files are removed from the disk.
  for (const path of leftOut) await rm(join(workFolder, path))
  for (const group of groups) {
    await check(group)
    if (group.length === 1) continue
    // The packages of one page may declare globals that another page does not expect. A page with faults is therefore
    // compiled again, alone.
    for (const page of group) if (outcomes.get(page.file)?.some(({ faults }) => faults.length > 0)) await check([page])
  }
  for (const path of leftOut) await writeFile(join(workFolder, path), codeOf(places.get(path)))
  return { outcomes }
}

/** Whether the compiler accepts a file with this name. */
const isCompilable = (path: string): boolean => /\.(?:[cm]?[jt]s|[jt]sx|json)$/.test(path)

const codeOf = (place: Place | undefined): string => place?.stage.files.get(place.file)?.code ?? ''

const writeStages = async (pages: readonly SamplePage[], workFolder: string): Promise<Map<string, Place>> => {
  const places = new Map<string, Place>()
  for (const page of pages) {
    await rm(join(workFolder, dirname(stageFolder(page, 0))), { recursive: true, force: true })
    const stages = projectStages(page.samples)
    for (const [number, stage] of stages.entries()) {
      for (const [file, { code }] of stage.files) {
        const path = pathOf(page, number, file)
        await mkdir(dirname(join(workFolder, path)), { recursive: true })
        await writeFile(join(workFolder, path), code)
        places.set(path, { page, stage, isLast: number === stages.length - 1, file })
      }
    }
  }
  return places
}

/** Path of a file below the samples folder, in the notation of the compiler. */
const pathOf = (page: SamplePage, stage: number, file: string): string =>
  join(stageFolder(page, stage), file).split(sep).join('/')

const noteRelying = (places: Places, leftOut: ReadonlySet<string>): void => {
  const all = [...places]
  for (const stage of new Set([...leftOut].map((path) => places.get(path)?.stage))) {
    const members = all.filter(([, place]) => place.stage === stage)
    const unparsed = new Set(members.flatMap(([path, { file }]) => (leftOut.has(path) ? [file] : [])))
    const relying = relyingFiles(stage?.files ?? new Map(), unparsed)
    for (const [, place] of members) place.reliesOn = relying.get(place.file)
  }
}

const outcomesOf = (page: SamplePage, diagnostics: readonly Diagnostic[], places: Places): SampleOutcome[] => {
  const messages = new Map<number, Map<string, Diagnostic>>()
  for (const diagnostic of diagnostics) {
    const place = places.get(diagnostic.file)
    const entry = place?.page === page ? place.stage.files.get(place.file) : undefined
    if (!place || !entry) continue
    const sample = page.samples[entry.index] as Sample
    if (/^jsx?$|^[cm]js$/.test(sample.lang) && (sample.meta.run || annotationErrors.has(diagnostic.code))) continue
    if (!isLookedAt(place) || place.reliesOn !== undefined) continue
    const ofSample = messages.get(entry.index) ?? new Map<string, Diagnostic>()
    ofSample.set(`${diagnostic.line}:${diagnostic.message}`, diagnostic)
    messages.set(entry.index, ofSample)
  }
  const own = [...places.values()].filter((place) => place.page === page && isCompilable(place.file))
  const compiled = new Set(own.map(indexOf))
  const relying = new Map(
    own.flatMap((place) =>
      isLookedAt(place) && place.reliesOn !== undefined ? [[indexOf(place), place.reliesOn]] : [],
    ),
  )
  return page.samples.flatMap((sample, index): SampleOutcome[] => {
    if (
      !isScript(sample) ||
      sample.meta.source !== undefined ||
      sample.meta.nocheck !== undefined ||
      sample.meta.output
    )
      return []
    if (!compiled.has(index)) {
      const message = `Nothing compiles a file of the name "${sample.meta.title}". Give a title that is a script's path inside the project, such as "src/db.ts".`
      return [{ index, state: 'compiled', faults: [{ line: sample.line, message }] }]
    }
    const found = [...(messages.get(index)?.values() ?? [])]
    const reliesOn = relying.get(index)
    if (reliesOn === undefined) return [{ index, state: 'compiled', faults: faultsOf(sample, found) }]
    return [
      {
        index,
        state: 'unchecked',
        faults: found.length > 0 ? faultsOf(sample, found) : [],
        reason: `it relies on ${reliesOn}, which does not parse`,
      },
    ]
  })
}

const indexOf = ({ stage, file }: Place): number => stage.files.get(file)?.index ?? -1

/** Whether errors of a file are reported at this stage: the stage that introduces the file, and the last stage. */
const isLookedAt = (place: Place): boolean => place.isLast || place.stage.introduced.has(indexOf(place))

const faultsOf = (sample: Sample, diagnostics: readonly Diagnostic[]): SampleOutcome['faults'] => {
  const expected = sample.meta.run ? undefined : sample.meta.expectError
  const others = diagnostics.filter(
    ({ message, code }) => expected === undefined || !(message.includes(expected) || `TS${code}` === expected),
  )
  const faults = others.map(({ line, column, code, message }) => ({
    line: documentLine(sample, line),
    column,
    message: `TS${code}: ${message}`,
  }))
  if (expected !== undefined && others.length === diagnostics.length) {
    const got = diagnostics.length === 0 ? 'it compiles' : 'it fails otherwise'
    faults.unshift({
      line: sample.line,
      column: 1,
      message: `The sample should fail to compile with "${expected}", but ${got}.`,
    })
  }
  return faults
}
