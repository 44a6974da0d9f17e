import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import { documentLine, type SampleOutcome, type SamplePage } from './outcome.ts'
import { compileRust, hasRustCompiler, type RustCompiler, type RustError } from './rust-compile.ts'
import { type RustTarget, rustTargets } from './rust-crates.ts'
import { moduleFiles, usesOnlyStandardLibrary } from './rust-names.ts'
import { projectStages } from './stages.ts'

/**
 * Compiles the Rust samples of a page that need only the standard library. Files with titles are compiled as crates,
 * each other file alone. Without a compiler on this machine nothing is checked.
 */
export const checkRust = async (
  page: SamplePage,
  compile: RustCompiler | undefined = hasRustCompiler() ? compileRust : undefined,
): Promise<SampleOutcome[]> => {
  if (!compile) return []
  const { found, beyond } = await checkCrates(page, compile)
  const outcomes: SampleOutcome[] = []
  for (const [index, sample] of page.samples.entries()) {
    if (sample.lang !== 'rust' || sample.meta.nocheck !== undefined) continue
    const ofCrate = found.get(index)
    const needsOthers = beyond.has(index) && (moduleFiles(sample.code).length > 0 || /\bcrate::/.test(sample.code))
    if (!ofCrate && (needsOthers || !usesOnlyStandardLibrary(sample.code))) continue
    outcomes.push({
      index,
      state: 'compiled',
      faults: faultsOf(sample, ofCrate ?? (await compileAlone(sample.code, compile))),
    })
  }
  return outcomes
}

interface CrateErrors {
  /** Errors by index of the sample. A sample that compiled has an empty list. */
  found: Map<number, RustError[]>
  /** Samples of crates that need more than the standard library. */
  beyond: Set<number>
}

const checkCrates = async (page: SamplePage, compile: RustCompiler): Promise<CrateErrors> => {
  const found = new Map<number, RustError[]>()
  const beyond = new Set<number>()
  const stages = projectStages(page.samples)
  for (const [number, { files, introduced }] of stages.entries()) {
    const indexOf = (file: string): number => files.get(file)?.index ?? -1
    // A page may show a module before the root of the crate that names it. So a file that no stage has compiled yet is
    // due too.
    const isDue = (file: string): boolean => introduced.has(indexOf(file)) || !found.has(indexOf(file))
    const isLast = number === stages.length - 1
    const plan = rustTargets(files)
    for (const file of plan.beyond) if (isDue(file)) beyond.add(indexOf(file))
    const due = plan.targets.filter((target) => isLast || target.files.some(isDue))
    const needed = plan.targets.filter((target) => due.some((other) => isPartOf(target, other)))
    if (needed.length === 0) continue
    const compiled = new Set(due.flatMap((target) => target.files))
    const reported = new Set([...compiled].filter((file) => isLast || isDue(file)))
    for (const file of compiled) if (!found.has(indexOf(file))) found.set(indexOf(file), [])
    for (const error of await compile(needed, files))
      if (reported.has(error.file)) addOnce(found.get(indexOf(error.file)), error)
  }
  return { found, beyond }
}

const isPartOf = (target: RustTarget, other: RustTarget): boolean =>
  target === other || other.libraries.some((library) => isPartOf(target, library))

/** Adds an error once, because a file that belongs to two crates or two stages gives its errors twice. */
const addOnce = (errors: RustError[] | undefined, error: RustError): void => {
  if (errors?.every(({ line, message }) => line !== error.line || message !== error.message)) errors.push(error)
}

const compileAlone = (code: string, compile: RustCompiler): Promise<RustError[]> => {
  const root = 'sample.rs'
  const kind = /\bfn main\s*\(/.test(code) ? 'bin' : 'lib'
  return compile(
    [{ root, name: 'sample', pack: 'sample', kind, files: [root], libraries: [] }],
    new Map([[root, { code }]]),
  )
}

const faultsOf = (sample: Sample, errors: readonly RustError[]): SampleOutcome['faults'] => {
  const expected = sample.meta.expectError
  if (expected === undefined)
    return errors.map(({ line, column, message }) => ({ line: documentLine(sample, line), column, message }))
  if (errors.some(({ message }) => message.includes(expected))) return []
  return [
    {
      line: sample.line,
      message: `It should fail to compile with "${expected}"; it gives: ${errors[0]?.message ?? 'no error'}.`,
    },
  ]
}
