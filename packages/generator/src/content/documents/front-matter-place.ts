import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '../schema/yaml-source.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** Where a problem with a key of front matter is. */
export interface FrontMatterPlace {
  file: string
  line?: number
  column?: number
}

/**
 * Finds a key in the front matter of a document, for a problem that shows only after reading. Reads the file again,
 * because places are needed only for problems. When the key is missing, the place is only the file.
 */
export const frontMatterPlace = (root: string, file: string, path: readonly PropertyKey[]): FrontMatterPlace => {
  let text: string
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    return { file }
  }
  const split = splitFrontMatter(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  if (split?.yaml === undefined) return { file }
  const yaml = parseYaml(split.yaml)
  if (typeof yaml.value !== 'object' || yaml.value === null || !Object.hasOwn(yaml.value, String(path[0])))
    return { file }
  const { line, column } = yaml.locate(path)
  return { file, line: line + 1, column }
}
