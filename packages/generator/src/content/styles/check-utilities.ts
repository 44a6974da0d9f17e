import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { definedClasses } from './utility-classes.ts'

/**
 * The input of the check: all documents, the compiled documents by id, and the text of the style sheets of every page.
 */
export interface CheckUtilitiesInput {
  documents: readonly Pick<SourceDocument, 'id' | 'file'>[]
  compiled: ReadonlyMap<string, Pick<CompiledDocument, 'utilities'>>
  styles: () => string
  severity: Severity
  problems: ProblemCollector
}

/** Number of classes and places that a report names. */
const named = 3

/** Reports once per site that documents have utility classes which no style sheet defines, with the first places. */
export const checkUtilities = ({ documents, compiled, styles, severity, problems }: CheckUtilitiesInput): void => {
  const candidates = documents.flatMap(({ id, file }) =>
    (compiled.get(id)?.utilities ?? []).map((utility) => ({ file, ...utility })),
  )
  if (severity === 'ignore' || candidates.length === 0) return
  const css = styles()
  // It is unknown which classes a style sheet of another host defines.
  if (/@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\//.test(css)) return
  const isDefined = definedClasses(css)
  const found = candidates.filter(({ name }) => !isDefined(name))
  const [first, ...others] = found.filter(({ file }, index) => found.findIndex((one) => one.file === file) === index)
  if (!first) return
  const names = [...new Set(found.map(({ name }) => name))]
  const places = others.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`))
  problems.report(severity, {
    rule: 'undefined-class',
    file: first.file,
    ...(first.line !== undefined && { line: first.line }),
    message: `${listed(names.map((name) => `"${name}"`))} look like utility classes, as Tailwind and Infima have them, and no style sheet of the site defines them: readers see the text without these styles. Compile the style sheet, and name it in "styles"; or write plain CSS.${places.length === 0 ? '' : ` Also in ${listed(places)}.`} "onUndefinedClasses: 'ignore'" turns this check off.`,
  })
}

const listed = (all: readonly string[]): string =>
  all.length > named ? `${all.slice(0, named).join(', ')} and ${all.length - named} more` : all.join(', ')
