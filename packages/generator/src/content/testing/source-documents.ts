import type {
  CompiledDocument,
  CompleteFile,
  DocumentTexts,
  Sample,
  SectionText,
} from '../../model/compiled-document.ts'
import type { TextPlaces } from '../../model/markdown/text-places.ts'
import { documentAddress } from '../documents/document-address.ts'
import type { FrontMatter } from '../schema/front-matter.ts'
import type { SiteConfigInput } from '../schema/site-config.ts'
import type { SourceDocument } from '../source-document.ts'

/**
 * Makes a document of `content/` for tests, as if it was read from a file. Its title is its id unless front matter sets
 * another title.
 */
export const testDocument = (file: string, frontMatter: FrontMatter = {}, body = ''): SourceDocument => {
  const { id, path } = documentAddress(file, frontMatter, 'docs')
  return {
    id,
    path,
    file: `content/${file}`,
    frontMatter,
    title: frontMatter.title ?? id,
    description: frontMatter.description ?? `About ${id}`,
    lang: frontMatter.lang ?? 'en',
    readBody: () => body,
    bodyLine: 1,
    hash: `${file} ${body}`,
  }
}

/** Parts of a compiled document for tests. Its texts are given as values. */
interface CompiledParts extends Partial<Omit<CompiledDocument, keyof DocumentTexts>> {
  html?: string
  samples?: Sample[]
  completeFiles?: CompleteFile[]
  sections?: SectionText[]
  markdown?: string
  places?: TextPlaces
}

/** Makes the result of compiling a document for tests. It is empty except for the given parts. */
export const testCompiled = (
  id: string,
  {
    html = '',
    samples = [],
    completeFiles = [],
    sections = [],
    markdown = '',
    places = { headings: [], blocks: [] },
    ...facts
  }: CompiledParts = {},
): CompiledDocument => ({
  id,
  readHtml: () => html,
  readSamples: () => samples,
  readCompleteFiles: () => completeFiles,
  readSections: () => sections,
  readMarkdown: () => markdown,
  readPlaces: () => places,
  headings: [],
  anchors: [],
  links: [],
  islands: [],
  importedIslands: [],
  quotations: [],
  words: 0,
  assets: [],
  dependencies: [],
  ...facts,
})

/** A compiled document as plain data: its texts are values. Two documents can be compared by it. */
export const plainCompiled = ({
  readHtml,
  readSamples,
  readCompleteFiles,
  readSections,
  readMarkdown,
  readPlaces,
  ...facts
}: CompiledDocument) => ({
  ...facts,
  html: readHtml(),
  samples: readSamples(),
  completeFiles: readCompleteFiles(),
  sections: readSections(),
  markdown: readMarkdown(),
  places: readPlaces(),
})

/** The shortest valid configuration. */
export const testConfig = {
  title: 'Test',
  tagline: 'A site for tests',
  url: 'https://example.com',
  repository: { url: 'https://example.com/repository' },
  author: { name: 'Authors' },
  hosting: { label: 'Hosting', href: 'https://example.com/hosting' },
  docs: { mainDocId: 'intro' },
} satisfies SiteConfigInput
