import type { OutlineItem } from './outline.ts'
import type { SidebarPosition } from './sidebar.ts'

/** Version of this contract. A reader that meets another one loads the address afresh. */
export const pageDataVersion = 1

/** Everything that the reader needs to show one page: published as JSON beside its HTML. */
export type PageData = HomePage | DocsRootPage | DocumentPage | TagsPage | TagPage | SearchPage | NotFoundPage
export type PageKind = PageData['kind']

interface PageBase {
  version: typeof pageDataVersion
  /** Site path: see `path.ts`. */
  path: string
  /** The page's heading; unique over all documents. */
  title: string
  /** One sentence for search results and previews. */
  description: string
  /** Language of the page's content, a BCP 47 tag. */
  lang: string
  /** Address path of the page's Open Graph image, below the base URL. */
  image?: string
  /** The page asks not to be indexed (unlisted documents, search, not found). */
  noIndex?: true
}

export interface HomePage extends PageBase {
  kind: 'home'
  sections: Section[]
  /** Configured start pages, in order. */
  featured: DocumentSummary[]
  /** Newest first. */
  recent: DocumentSummary[]
  counts: SiteCounts
}

/** `/docs`: the documentation root. */
export interface DocsRootPage extends PageBase {
  kind: 'docs'
  sections: Section[]
  sidebar: SidebarPosition
}

export type DocumentKind =
  | 'algorithm'
  | 'data-structure'
  | 'topic'
  | 'cheatsheet'
  | 'guide'
  | 'questions'
  | 'snippets'
  | 'reference'
  | 'links'
  | 'intro'

export interface DocumentPage extends PageBase {
  kind: 'document'
  /** What kind of article it is; decides its layout. */
  documentKind?: DocumentKind
  /** The article without its title. It is put into the page as it is and never hydrated. */
  html: string
  outline: OutlineItem[]
  /** Absent for a document that stands in no sidebar. */
  sidebar?: SidebarPosition
  previous?: PageLink
  next?: PageLink
  tags: TagLink[]
  /** Nearest documents by tags and place, best first. */
  related: PageLink[]
  /** Date of the last change, `YYYY-MM-DD`. */
  updatedAt?: string
  /** The same as the site's language writes it. */
  updatedText?: string
  /** Who made the last change, as `last_update.author` of the front matter says. */
  updatedBy?: string
  /** Name of the document's language in that language, where it is not the site's. */
  languageName?: string
  readingMinutes: number
  /** Address of the source in the repository's editor. */
  editUrl?: string
  /** Address where a problem on the page can be reported. */
  reportUrl?: string
  /** npm packages whose releases the samples were checked with. */
  packages: PackageVersion[]
  /** Date on which those releases were locked, `YYYY-MM-DD`. */
  packagesLockedAt?: string
  /** The same as the site's language writes it. */
  packagesLockedText?: string
  /** The modules that the article quotes, each whole and in one file with all that it needs. */
  completeFiles?: CompleteFileLink[]
  /** Names of the islands in `html`, to be fetched early. */
  islands: string[]
  hideTitle?: true
  hideOutline?: true
}

/** Where a module that an article quotes can be taken away, helpers included. */
export interface CompleteFileLink {
  /** Name of the module: `parse-date`. */
  name: string
  /** File of the module, from the site's folder. */
  source: string
  /** Site path of the file in TypeScript, absent for a module in JavaScript. */
  typescript?: string
  /** Site path of the file in JavaScript. */
  javascript: string
}

export interface TagsPage extends PageBase {
  kind: 'tags'
  tags: TagSummary[]
}

export interface TagPage extends PageBase {
  kind: 'tag'
  tag: TagSummary & { description: string }
  documents: DocumentSummary[]
}

export interface SearchPage extends PageBase {
  kind: 'search'
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found'
}

export interface PageLink {
  path: string
  title: string
}

export interface TagLink {
  slug: string
  label: string
  path: string
}

export interface TagSummary extends TagLink {
  /** Number of documents that carry it. */
  count: number
}

export interface DocumentSummary extends PageLink {
  description: string
  lang: string
  updatedAt?: string
  /** `updatedAt` as the site's language writes it, where lists show it. */
  updatedText?: string
}

/** A top-level entry of the main sidebar with what is in it. */
export interface Section {
  /** First folder of its documents: `guide`. */
  id: string
  label: string
  /** Its intro page. */
  path: string
  description: string
  count: number
  documents: DocumentSummary[]
}

export interface SiteCounts {
  documents: number
  /** Words of prose over all documents. */
  words: number
  /** Blocks of code over all documents: those that are checked, or all where the site does not check them. */
  samples: number
  areChecked: boolean
  tags: number
}

export interface PackageVersion {
  name: string
  version: string
}
