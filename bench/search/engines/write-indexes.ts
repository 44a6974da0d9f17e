import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { create, insertMultiple, save } from '@orama/orama'
import MiniSearch from 'minisearch'
import { createIndex } from 'pagefind'
import { gatherDocuments } from '../../../packages/search/src/index-writer/gather-documents.ts'
import { writeIndex } from '../../../packages/search/src/index-writer/write-index.ts'
import type { SearchRecord } from '../../../packages/search/src/record.ts'
import { miniSearchOptions } from './minisearch-options.ts'
import { oramaSchema } from './orama-options.ts'

/** A section of a document, for engines that do not read the records. Its keywords are among its headings, and its phrases in its text. */
interface Section {
  url: string
  title: string
  heading: string
  text: string
}

const sectionsOf = (records: readonly SearchRecord[]): Section[] =>
  gatherDocuments(records).flatMap(({ path, title, description, sections }) =>
    sections.map(({ anchor, headings, keywords, phrases, text }) => ({
      url: anchor === null ? path : `${path}#${anchor}`,
      title: anchor === null ? title : '',
      heading: [...(anchor === null ? [] : [...headings, anchor.replaceAll('-', ' ')]), ...keywords]
        .filter(Boolean)
        .join(' '),
      text: [anchor === null ? description : '', text, ...phrases].filter(Boolean).join(' '),
    })),
  )

/** Writes the index of each engine into its folder below the given one. */
export const writeIndexes: Record<string, (records: readonly SearchRecord[], folder: string) => Promise<void>> = {
  handbook: async (records, folder) => {
    for (const [name, content] of writeIndex(records)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
  },
  minisearch: async (records, folder) => {
    const index = new MiniSearch<Section>(miniSearchOptions)
    index.addAll(sectionsOf(records))
    await writeFile(join(folder, 'index.json'), JSON.stringify(index))
  },
  orama: async (records, folder) => {
    const index = create({ schema: oramaSchema })
    await insertMultiple(index, sectionsOf(records))
    await writeFile(join(folder, 'index.json'), JSON.stringify(save(index)))
  },
  pagefind: async (records, folder) => {
    // The library keeps an index for each language, and searches only that of the page. With one forced language, it
    // finds all documents.
    const { index, errors } = await createIndex({ forceLanguage: 'en' })
    if (!index) throw new Error(`Pagefind: ${errors.join(', ')}`)
    for (const { url, title, heading, text } of sectionsOf(records)) {
      await index.addCustomRecord({
        url,
        content: `${title} ${heading} ${text}`,
        language: 'en',
        meta: { title: heading || title },
      })
    }
    await index.writeFiles({ outputPath: join(folder, 'pagefind') })
  },
}
