import { contentHash } from '../index-format/content-hash.ts'
import {
  checkedContent,
  sectionFileName,
  type CheckedFile,
  type IndexedDocument,
  type OutlineEntry,
  type SectionFile,
} from '../index-format/index-files.ts'
import type { DocumentSource, SectionSource } from './gather-documents.ts'

/** Approximate sizes (UTF-16 units) at which outlines and texts of a document are divided into files. */
const fileSize: Record<SectionFile, number> = { outline: 300, texts: 3_000 }

/** A file of the index: its name and its text. */
export type NamedFile = [name: string, text: string]

/** Writes the outline and the texts of a document. Returns the data that refer to them, and the files. */
export const writeSections = ({
  path,
  description,
  sections,
}: DocumentSource): Pick<IndexedDocument, 'hash' | SectionFile> & { files: NamedFile[] } => {
  const texts = cut(
    fileSize.texts,
    sections.map(({ text }, index) =>
      index === 0 && !text.startsWith(description) ? `${description} ${text}`.trim() : text,
    ),
    (text) => text.length,
  )
  const outline = cut(
    fileSize.outline,
    sections,
    (section) => (section.headings.at(-1)?.length ?? 0) + (section.anchor?.length ?? 0) + 10,
  ).map(outlineOf)
  const hash = contentHash(JSON.stringify([path, outline, texts]))
  const files: NamedFile[] = []
  const write = (kind: SectionFile, parts: readonly (readonly unknown[])[]): number[] =>
    parts.map((part, number) => {
      const name = sectionFileName(hash, kind, number)
      files.push([
        name,
        JSON.stringify([contentHash(checkedContent(name, part)), [...part]] satisfies CheckedFile<unknown>),
      ])
      return part.length
    })
  return { hash, outline: write('outline', outline), texts: write('texts', texts), files }
}

/** Divides a list before the sum of sizes exceeds the limit. */
const cut = <T>(limit: number, items: readonly T[], sizeOf: (item: T) => number): T[][] => {
  const parts: T[][] = []
  let size = Infinity
  for (const item of items) {
    const own = sizeOf(item) + 4
    if (size + own > limit) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(item)
    size += own
  }
  return parts
}

const outlineOf = (sections: readonly SectionSource[]): OutlineEntry[] => {
  let last: readonly (string | null)[] = []
  return sections.map(({ anchor, headings }) => {
    let shared = 0
    while (shared < Math.min(last.length, headings.length) && last[shared] === headings[shared]) shared++
    last = headings
    return [anchor, shared, ...headings.slice(shared)]
  })
}
