import type { CompiledDocument } from '../compiled-document.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import type { PlannedDocument } from './read-plan.ts'

/** What the plan is held against. */
export interface CheckPlanInput {
  plan: readonly PlannedDocument[]
  /** The plan's own file, and the folder of the documents. */
  file: string
  folder: string
  documentsById: ReadonlyMap<string, SourceDocument>
  compiled: ReadonlyMap<string, CompiledDocument>
  severity: Severity
  problems: ProblemCollector
}

/**
 * Reports planned documents that do not exist and documents whose prose is shorter than planned. What is missing is an error for
 * each row, or one warning for all: while a handbook is being written, most of it is missing.
 */
export const checkPlan = ({ plan, file, folder, documentsById, compiled, severity, problems }: CheckPlanInput): void => {
  const missing: PlannedDocument[] = []
  for (const row of plan) {
    const { path, words, line } = row
    const document = documentsById.get(path) ?? documentsById.get(`${path}/index`)
    if (!document) {
      missing.push(row)
      continue
    }
    const written = compiled.get(document.id)?.words
    if (written !== undefined && written < words) {
      const message = `The document has ${written} words of prose; the plan asks for at least ${words} (${file}:${line}). Write what its subject still needs.`
      problems.report(severity, { rule: 'plan', file: document.file, message })
    }
  }
  if (severity === 'throw') {
    for (const { path, line } of missing) {
      problems.error({ rule: 'plan', file, line, message: `The planned document "${path}" does not exist. Write ${folder}/${path}.mdx, or delete the row.` })
    }
  } else if (missing.length > 0) {
    const message = `${missing.length} of ${plan.length} planned documents do not exist yet. Write them, or delete their rows:\n${byFolder(missing).join('\n')}`
    problems.report(severity, { rule: 'plan', file, message })
  }
}

/** One line a folder: `guide: docker, prisma`. */
const byFolder = (rows: readonly PlannedDocument[]): string[] => {
  const folders = new Map<string, string[]>()
  for (const { path } of rows) {
    const cut = path.lastIndexOf('/')
    const folder = cut < 0 ? '.' : path.slice(0, cut)
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(cut + 1)])
  }
  return [...folders].map(([folder, names]) => `  ${folder}: ${names.join(', ')}`)
}
