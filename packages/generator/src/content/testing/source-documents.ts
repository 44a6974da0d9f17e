import type { CompiledDocument } from '../../model/compiled-document.ts'
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
    body,
    bodyLine: 1,
    hash: `${file} ${body}`,
  }
}

/** Makes the result of compiling a document for tests. It is empty except for the given parts. */
export const testCompiled = (id: string, parts: Partial<CompiledDocument> = {}): CompiledDocument => ({
  id,
  html: '',
  headings: [],
  anchors: [],
  links: [],
  islands: [],
  importedIslands: [],
  samples: [],
  quotations: [],
  completeFiles: [],
  sections: [],
  words: 0,
  markdown: '',
  places: { headings: [], blocks: [] },
  assets: [],
  dependencies: [],
  ...parts,
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
