import type { SettingsPlace } from './schema/category.ts'
import type { FrontMatter } from './schema/front-matter.ts'

/** A validated document. Later stages never read raw front matter. */
export interface SourceDocument {
  /**
   * Path without number prefixes and extension, as sidebars name it: `guide/docker`. An `index` of a folder keeps its
   * name: `algorithms/sort/index`.
   */
  id: string
  /** Path from the root of the project, with `/`: `content/guide/docker.mdx`. */
  file: string
  /** Site path: `/docs/guide/docker`. */
  path: string
  frontMatter: FrontMatter
  title: string
  description: string
  lang: string
  /** Returns the text after the front matter. It may be on disk, where each call reads it again. */
  readBody: () => string
  /** Line of the file at which the body starts, 1-based. */
  bodyLine: number
  /** Hash of the whole file, for caches. */
  hash: string
  /** The pipeline has generated the document, so it is in no file. */
  isGenerated?: true
  /** Place in a folder's settings that asks for the generated document. */
  settingsPlace?: SettingsPlace
}

/** All facts of a document without its text, which may have to be read from a disk. */
export const factsOf = ({
  id,
  file,
  path,
  frontMatter,
  title,
  description,
  lang,
  isGenerated,
}: SourceDocument): Omit<SourceDocument, 'readBody' | 'bodyLine' | 'hash'> => ({
  id,
  file,
  path,
  frontMatter,
  title,
  description,
  lang,
  ...(isGenerated ? { isGenerated } : {}),
})
