import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ArticleError } from '@dev-handbook/generator/components/article-error'
import type { AnySubject } from '../player/subject.ts'

/** The subjects of a site: a folder of families. In a family, each module that exports `subject` is a subject. */
export interface SubjectsFolder {
  /** Names of all subjects, sorted: `sort/merge-sort`. */
  names: () => string[]
  /** Absolute path of a subject's module; `undefined` for an unknown name. */
  fileOf: (name: string) => string | undefined
  /**
   * Imports a subject. Rejects with an `Error` for an unknown name, and with the module's error when the import fails.
   */
  load: (name: string) => Promise<AnySubject>
}

const exportsSubject = /^export (?:const subject\b|\{[^}]*\bsubject\b)/m

/** Reads a folder of subjects. The functions of the result throw an `ArticleError` when the folder does not exist. */
export const openSubjects = (folder: string): SubjectsFolder => {
  let found: Map<string, string> | undefined
  const files = (): Map<string, string> => (found ??= findSubjects(folder))
  return {
    names: () => [...files().keys()],
    fileOf: (name) => files().get(name),
    load: async (name) => {
      const file = files().get(name)
      if (file === undefined) throw new Error(`There is no step player of “${name}”.`)
      const { subject } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { subject: AnySubject }
      return subject
    },
  }
}

const findSubjects = (folder: string): Map<string, string> => {
  if (!existsSync(folder))
    throw new ArticleError(
      `There is no folder ${folder}. Correct the option "subjects" of stepPlayer in site.config.ts, or make the folder.`,
    )
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(
      (file) =>
        /\/[^/]+\.ts$/.test(file) &&
        !file.endsWith('.test.ts') &&
        exportsSubject.test(readFileSync(join(folder, file), 'utf8')),
    )
    .map((file) => [file.slice(0, -'.ts'.length), join(folder, file)] as const)
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
