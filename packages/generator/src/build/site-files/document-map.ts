import type { CompiledDocument, Sample } from '../../model/compiled-document.ts'
import type { DocumentMap, MappedBlock, MappedSection } from '../../model/document-map.ts'
import type { TextPlaces } from '../../model/markdown/text-places.ts'
import type { StoredDocumentPage } from '../../content/pages/site-page.ts'

/** The facts about a page that its map contains. */
export const mappedFacts = (
  page: StoredDocumentPage,
): Pick<DocumentMap, 'path' | 'title' | 'description' | 'lang' | 'updatedAt' | 'packages' | 'packagesLockedAt'> => ({
  path: page.path,
  title: page.title,
  description: page.description,
  lang: page.lang,
  ...(page.updatedAt === undefined ? {} : { updatedAt: page.updatedAt }),
  packages: page.packages,
  ...(page.packagesLockedAt === undefined ? {} : { packagesLockedAt: page.packagesLockedAt }),
})

/** Makes the map of a document from its page and its compiled body. */
export const documentMap = (page: StoredDocumentPage, compiled: CompiledDocument): DocumentMap => {
  const [markdown, places, samples] = [compiled.readMarkdown(), compiled.readPlaces(), compiled.readSamples()]
  return {
    ...mappedFacts(page),
    sections: places.headings.map((heading) => mappedSection(heading, markdown)),
    blocks: places.blocks.map((block) => mappedBlock(block, samples[block.number])),
  }
}

const mappedSection = ({ id, start }: { id: string; start: number }, markdown: string): MappedSection => {
  const end = markdown.indexOf('\n', start)
  // The heading may be inside a block quote.
  const [, marks = '', title = ''] = /^(?:> ?)*(#{1,6}) (.*)$/.exec(markdown.slice(start, end)) ?? []
  return { id, title, level: marks.length, start }
}

const mappedBlock = ({ start, code }: TextPlaces['blocks'][number], sample: Sample | undefined): MappedBlock => {
  const { lang = '', meta = {} } = sample ?? {}
  const { title, source, run, expectError, nocheck, output } = meta
  return {
    start,
    lang,
    code,
    ...(title !== undefined && { title }),
    ...(source !== undefined && { source }),
    ...(run !== undefined && { run }),
    ...(expectError !== undefined && { expectError }),
    ...(nocheck !== undefined && { nocheck }),
    ...(output && { output }),
  }
}
