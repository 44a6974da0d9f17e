import type { ProblemCollector, Severity } from '../problems.ts'
import { frontMatterSchema, type FrontMatter } from '../schema/front-matter.ts'
import { validate } from '../schema/validate.ts'
import { parseYaml } from '../schema/yaml-source.ts'
import { listNearest, nearest } from '../nearest.ts'

/** Keys that front matter may have. */
export const knownKeys = Object.keys(frontMatterSchema.shape)
const rule = 'front-matter'

/** The place of front matter, and the severity of its faults. */
export interface FrontMatterPlace {
  file: string
  problems: ProblemCollector
  onUnknown: Severity
}

/**
 * Validates the YAML at the top of a document and reports each fault at its line of the file. Invalid keys are omitted
 * from the result, so that the rest of the document is still checked.
 */
export const readFrontMatter = (yamlText: string, place: FrontMatterPlace): FrontMatter => {
  const { file, problems, onUnknown } = place
  const yaml = parseYaml(yamlText)
  // The block starts after the line with the opening mark.
  const at = (position: { line: number; column: number }) => ({
    rule,
    file,
    line: position.line + 1,
    column: position.column,
  })
  for (const error of yaml.errors) {
    problems.error({
      ...at(error.place),
      message: `The front matter is not YAML: ${error.message} ${remedyOf(error.message)}`,
    })
  }
  if (yaml.errors.length > 0 || yaml.value === null) return {}
  if (typeof yaml.value !== 'object' || Array.isArray(yaml.value)) {
    problems.error({
      rule,
      file,
      line: 2,
      message: `The front matter is ${JSON.stringify(yaml.value)}; it must be a map of keys: "title: Docker".`,
    })
    return {}
  }
  const unsafeFrontMatter: Record<string, unknown> = { ...yaml.value }
  for (const key of Object.keys(unsafeFrontMatter)) {
    if (knownKeys.includes(key)) continue
    problems.report(onUnknown, { ...at(yaml.locate([key])), message: unknownKey(key) })
  }
  const { faults } = validate(frontMatterSchema, unsafeFrontMatter)
  for (const { path, message } of faults) {
    problems.error({ ...at(yaml.locate(path)), message })
    if (path[0] !== undefined) delete unsafeFrontMatter[String(path[0])]
  }
  const frontMatter = validate(frontMatterSchema, unsafeFrontMatter).value ?? {}
  const { toc_min_heading_level: from, toc_max_heading_level: to } = frontMatter
  if (from !== undefined && to !== undefined && from > to) {
    const message = `"toc_min_heading_level" is ${from} and "toc_max_heading_level" ${to}: no heading lies between them. Write the smaller number first, or "hide_table_of_contents: true" for a page without contents.`
    problems.error({ ...at(yaml.locate(['toc_min_heading_level'])), message })
  }
  return frontMatter
}

const remedies: readonly [RegExp, string][] = [
  [/must be unique/, 'Delete one of the two.'],
  [/Tabs/, 'Indent with spaces.'],
  [/does not end/, 'Close it with the quotation mark that it begins with.'],
  [/at node end/, 'Put the whole text in quotes, of the kind that the text does not contain: "it\'s".'],
  [/end with a [\]}]/, 'Close the list or the map, or put quotes around a text that begins with "[" or "{".'],
  [/alias/i, 'Put quotes around a text that starts with "*" or "&", and write out the values that aliases stand for.'],
]

const remedyOf = (message: string): string =>
  remedies.find(([pattern]) => pattern.test(message))?.[1] ?? 'Put quotes around texts with ":" or "#".'

const unknownKey = (key: string): string => {
  const meant = nearest(key, knownKeys)
  return `Unknown front matter key "${key}".${meant === undefined ? '' : ` Did you mean "${meant}"?`} Known keys: ${listNearest(key, knownKeys, 8)}.`
}
