import type { SettingsPlace } from './schema/category.ts'
import type { FrontMatter } from './schema/front-matter.ts'

/** A document as it was read and validated; nothing after this stage looks at raw front matter. */
export interface SourceDocument {
  /** Path without number prefixes and extension, as sidebars name it: `guide/docker`; a folder's `index` keeps it: `algorithms/sort/index`. */
  id: string
  /** From the root of the project, with `/`: `content/guide/docker.mdx`. */
  file: string
  /** Site path: `/docs/guide/docker`. */
  path: string
  frontMatter: FrontMatter
  title: string
  description: string
  lang: string
  /** Everything after the front matter. */
  body: string
  /** Line of the file at which `body` starts, 1-based. */
  bodyLine: number
  /** Hash of the whole file, for caches. */
  hash: string
  /** Written by the pipeline: it stands in no file. */
  isGenerated?: true
  /** Where a folder's settings ask for such a one. */
  settingsPlace?: SettingsPlace
}

/** Everything of a document but its text, which may have to be read from a disk. */
export const factsOf = ({
  id,
  file,
  path,
  frontMatter,
  title,
  description,
  lang,
  isGenerated,
}: SourceDocument): Omit<SourceDocument, 'body' | 'bodyLine' | 'hash'> => ({
  id,
  file,
  path,
  frontMatter,
  title,
  description,
  lang,
  ...(isGenerated ? { isGenerated } : {}),
})
