import { readdir, readFile } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import type { Quotation } from '@dev-handbook/generator/model/compiled-document'
import type { Problem } from '@dev-handbook/generator/content/problems'
import { tornRegions } from './torn-regions.ts'

const regionMark = /^\s*\/\/\s*#region\s+(\S+)/

export interface QuotationInput {
  /** Absolute path of the project's root. */
  root: string
  /** Folder of the sources that documents quote, from the root. */
  folder: string
  quotations: readonly Quotation[]
}

/**
 * Reports regions that no document quotes or that cut a statement in two, and quoted files that no test reaches.
 * Reports nothing when the folder does not exist.
 */
export const checkQuotations = async ({ root, folder, quotations }: QuotationInput): Promise<Problem[]> => {
  const texts = await readSources(root, folder)
  const sources = [...texts].filter(([file]) => !isTest(file))
  return [
    ...unquotedRegions(sources, quotations),
    ...sources.flatMap(([file, text]) => tornRegions(file, text)),
    ...untestedFiles(texts, folder, quotations),
  ]
}

/** Text of every source below the folder, by path from the root. */
const readSources = async (root: string, folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  return new Map(
    await Promise.all(
      files.map(async (file) => [relative(root, file).split(sep).join('/'), await readFile(file, 'utf8')] as const),
    ),
  )
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

const unquotedRegions = (
  sources: readonly (readonly [string, string])[],
  quotations: readonly Quotation[],
): Problem[] => {
  const quoted = new Set(quotations.map(({ file, region }) => `${file}#${region}`))
  return sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index): Problem[] => {
      const region = regionMark.exec(line)?.[1]
      if (!region || quoted.has(`${file}#${region}`)) return []
      const message = `No document quotes the region "${region}". Quote it with source="${file}#${region}", or remove its marks.`
      return [{ severity: 'error', rule: 'quotation', file, line: index + 1, message }]
    }),
  )
}

/**
 * Reports quoted files that no test imports, directly or through other files. A part of an algorithm may be tested
 * through the whole algorithm.
 */
const untestedFiles = (
  texts: ReadonlyMap<string, string>,
  folder: string,
  quotations: readonly Quotation[],
): Problem[] => {
  const reached = new Set([...texts.keys()].filter(isTest))
  for (const file of reached) for (const imported of importedFiles(file, texts.get(file) ?? '')) reached.add(imported)
  return [...new Set(quotations.map(({ file }) => file))].flatMap((file): Problem[] => {
    if (!file.startsWith(`${folder}/`) || reached.has(file)) return []
    return [
      {
        severity: 'error',
        rule: 'quotation',
        file,
        message: `Documents quote this file, but no test in ${folder}/ reaches it. Test it.`,
      },
    ]
  })
}

const importedFiles = (file: string, text: string): string[] =>
  [...text.matchAll(/from '(\.[^'?]+)'/g)].map(([, specifier = '']) => posix.join(posix.dirname(file), specifier))
