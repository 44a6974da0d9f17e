import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../modules/module-fault.ts'
import { decodePossiblyEmpty } from '../documents/decode-text.ts'
import type { ProblemCollector } from '../problems.ts'
import { categorySchema, type FolderCategory } from '../schema/category.ts'
import { validate } from '../schema/validate.ts'
import { parseYaml } from '../schema/yaml-source.ts'

/** Reads `_category_` files (JSON is YAML too). Returns the settings by folder below the documents' folder. */
export const readCategories = async (input: {
  root: string
  folder: string
  files: readonly string[]
  problems: ProblemCollector
}): Promise<Map<string, FolderCategory>> => {
  const { root, folder, files, problems } = input
  const categories = new Map<string, FolderCategory>()
  const found = new Map<string, string>()
  for (const file of files) {
    try {
      const decoded = decodePossiblyEmpty(await readFile(join(root, file)))
      if (decoded.text === undefined) {
        problems.error({
          rule: 'category',
          file,
          ...(decoded.line !== undefined && { line: decoded.line }),
          message: decoded.message,
        })
        continue
      }
      const yaml = parseYaml(decoded.text)
      for (const { place, message } of yaml.errors)
        problems.error({
          rule: 'category',
          file,
          ...place,
          message: `The file is neither YAML nor JSON: ${message} Correct it.`,
        })
      if (yaml.errors.length > 0) continue
      const { value, faults } = validate(categorySchema, yaml.value ?? {})
      for (const { path, message } of faults) problems.error({ rule: 'category', file, ...yaml.locate(path), message })
      const place = file.slice(folder.length + 1, Math.max(folder.length + 1, file.lastIndexOf('/')))
      const other = found.get(place)
      if (other !== undefined)
        problems.error({
          rule: 'category',
          file,
          message: `The folder already has its settings in ${other}. Delete one of the files.`,
        })
      found.set(place, file)
      if (value) categories.set(place, { ...value, linkPlace: { file, ...yaml.locate(['link']) } })
    } catch (cause) {
      problems.error({
        rule: 'category',
        file,
        message: `The file cannot be read: ${messageOf(cause)}. Check its permissions.`,
        cause,
      })
    }
  }
  return categories
}
