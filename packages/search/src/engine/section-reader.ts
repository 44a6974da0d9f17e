import { contentHash } from '../index-format/content-hash.ts'
import {
  checkedContent,
  sectionFileName,
  type CheckedFile,
  type IndexedDocument,
  type OutlineEntry,
  type SectionFile,
} from '../index-format/index-files.ts'
import type { FileCache } from './file-cache.ts'
import { IndexError } from './index-error.ts'

/** The name of a section. */
export interface SectionName {
  anchor: string | null
  /** Headings from the second level down to the section's own. `null` for a skipped level. */
  headings: readonly (string | null)[]
}

/** Reads documents and their sections by number. */
export interface SectionReader {
  document: (number: number) => Promise<IndexedDocument>
  sectionName: (document: number, section: number) => Promise<SectionName>
  sectionText: (document: number, section: number) => Promise<string>
}

/** Reads sections from the files of their documents. */
export const createSectionReader = (cache: FileCache, document: SectionReader['document']): SectionReader => {
  const find = async <T, U>(
    kind: SectionFile,
    number: number,
    section: number,
    open: (sections: T[]) => U[],
  ): Promise<U> => {
    const { hash, [kind]: counts } = await document(number)
    let place = section
    for (const [index, count] of counts.entries()) {
      if (place < count) {
        const name = sectionFileName(hash, kind, index)
        const found = (await cache.read(name, (text) => checked(name, text, open)))[place]
        if (found !== undefined) return found
      }
      place -= count
    }
    throw new IndexError(`The search index has no section ${section} of the document ${number}.`)
  }
  return {
    document,
    sectionName: (number, section) => find('outline', number, section, namesOf),
    sectionText: (number, section) => find('texts', number, section, (texts: string[]) => texts),
  }
}

/** Sections of a file. `undefined` when the text is not the complete file of that name. */
const checked = <T, U>(name: string, text: string, open: (sections: T[]) => U[]): U[] | undefined => {
  let file: CheckedFile<T>
  try {
    file = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(file)) return undefined
  const [check, sections] = file
  return Array.isArray(sections) && contentHash(checkedContent(name, sections)) === check ? open(sections) : undefined
}

const namesOf = (entries: readonly OutlineEntry[]): SectionName[] => {
  let last: readonly (string | null)[] = []
  return entries.map(([anchor, shared, ...own]) => {
    last = [...last.slice(0, shared), ...own]
    return { anchor, headings: last }
  })
}
