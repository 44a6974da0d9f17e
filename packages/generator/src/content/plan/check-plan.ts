import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import type { PlannedDocument } from './read-plan.ts'

/** The facts that are compared with the plan. */
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
 * Reports planned documents that do not exist, and documents that differ from the plan: another title, kind, language
 * or address, or shorter prose. Missing documents are an error for each row, or one warning for all. The warning is for
 * a handbook that is being written, when most of it is missing.
 */
export const checkPlan = ({
  plan,
  file,
  folder,
  documentsById,
  compiled,
  severity,
  problems,
}: CheckPlanInput): void => {
  const missing: PlannedDocument[] = []
  for (const row of plan) {
    const { path, words, line } = row
    const document = documentsById.get(path) ?? documentsById.get(`${path}/index`)
    if (!document) {
      missing.push(row)
      continue
    }
    for (const [what, is, planned] of differences(document, row)) {
      const message = `The ${what} of the document is ${is}; the plan has ${planned} (${file}:${line}). Correct the one that is wrong.`
      problems.report(severity, { rule: 'plan', file: document.file, message })
    }
    const written = compiled.get(document.id)?.words
    if (written !== undefined && written < words) {
      const message = `The document has ${written} words of prose; the plan asks for at least ${words} (${file}:${line}). Write what its subject still needs.`
      problems.report(severity, { rule: 'plan', file: document.file, message })
    }
  }
  if (severity === 'throw') {
    for (const { path, line } of missing) {
      problems.error({
        rule: 'plan',
        file,
        line,
        message: `The planned document "${path}" does not exist. Write ${folder}/${path}.mdx, or delete the row.`,
      })
    }
  } else if (missing.length > 0) {
    const message = `${missing.length} of ${plan.length} planned documents do not exist yet. Write them, or delete their rows:\n${byFolder(missing).join('\n')}`
    problems.report(severity, { rule: 'plan', file, message })
  }
}

/** The facts of a document that differ from the plan. */
const differences = (
  { title, lang, path, frontMatter }: SourceDocument,
  row: PlannedDocument,
): [what: string, is: string, planned: string][] => {
  const facts: [string, string | undefined, string][] = [
    ['title', title, row.title],
    ['kind', frontMatter.kind, row.kind],
    ['language', lang, row.lang],
  ]
  const found = facts.flatMap(([what, is, planned]): [string, string, string][] =>
    is === planned ? [] : [[what, is === undefined ? 'missing' : `"${is}"`, `"${planned}"`]],
  )
  return path.endsWith(`/${row.path}`) ? found : [...found, ['address', path, `/…/${row.path}`]]
}

/** One line per folder: `guide: docker, prisma`. */
const byFolder = (rows: readonly PlannedDocument[]): string[] => {
  const folders = new Map<string, string[]>()
  for (const { path } of rows) {
    const cut = path.lastIndexOf('/')
    const folder = cut < 0 ? '.' : path.slice(0, cut)
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(cut + 1)])
  }
  return [...folders].map(([folder, names]) => `  ${folder}: ${names.join(', ')}`)
}
