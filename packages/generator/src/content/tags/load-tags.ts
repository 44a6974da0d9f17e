import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../modules/module-fault.ts'
import { decodePossiblyEmpty, type DecodedText } from '../documents/decode-text.ts'
import { hasCode } from '../error-code.ts'
import type { ProblemCollector } from '../problems.ts'
import { tagsSchema, type Tags } from '../schema/tags.ts'
import { validate } from '../schema/validate.ts'
import { parseYaml, type Place } from '../schema/yaml-source.ts'

/** The declared tags. */
export interface Vocabulary {
  file: string
  /** `undefined` when there is no vocabulary or it is faulty. Documents may then use any tags. */
  tags?: Tags
  placeOf: (slug: string) => Place
}

/** Reads and validates the vocabulary of tags. A missing file means that there is no vocabulary. */
export const loadTags = async (root: string, file: string, problems: ProblemCollector): Promise<Vocabulary> => {
  const none = { file, placeOf: () => ({ line: 1, column: 1 }) }
  let decoded: DecodedText
  try {
    decoded = decodePossiblyEmpty(await readFile(join(root, file)))
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT'))
      problems.error({
        rule: 'tags',
        file,
        message: `The vocabulary cannot be read: ${messageOf(cause)}. Check its permissions.`,
        cause,
      })
    return none
  }
  if (decoded.text === undefined) {
    problems.error({
      rule: 'tags',
      file,
      ...(decoded.line !== undefined && { line: decoded.line }),
      message: decoded.message,
    })
    return none
  }
  const yaml = parseYaml(decoded.text)
  const placeOf = (slug: string) => yaml.locate([slug])
  for (const { place, message } of yaml.errors)
    problems.error({ rule: 'tags', file, ...place, message: `The vocabulary is not YAML: ${message} Correct it.` })
  if (yaml.errors.length > 0) return { file, placeOf }
  const { value, faults } = validate(tagsSchema, yaml.value ?? {})
  for (const { path, message } of faults) problems.error({ rule: 'tags', file, ...yaml.locate(path), message })
  return value ? { file, tags: value, placeOf } : { file, placeOf }
}
