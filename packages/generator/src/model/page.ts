import type { OutlineItem } from './outline.ts'
import type { SidebarPosition } from './sidebar.ts'

/** Version of this contract. A client that gets another version loads the address again. */
export const pageDataVersion = 1

/** Everything that the client needs to show one page. Published as JSON beside the page's HTML. */
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
  /** Kind of the article. It decides the layout. */
  documentKind?: DocumentKind
  /** The article without its title. The client inserts it unchanged and never hydrates it. */
  html: string
  outline: OutlineItem[]
  /** Absent for a document in no sidebar. */
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
  /** Author of the last change, from `last_update.author` of the front matter. */
  updatedBy?: string
  /** Name of the document's language in that language, if it is not the site's language. */
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
  /** This date as the site's language writes it. */
  packagesLockedText?: string
  /** The modules that the article quotes. Each is one complete file with everything that it needs. */
  completeFiles?: CompleteFileLink[]
  /** Names of the islands in `html`, so that they can be fetched early. */
  islands: string[]
  hideTitle?: true
  hideOutline?: true
}

/** Where readers find the complete file of a module that an article quotes, helpers included. */
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
  /** Number of documents with this tag. */
  count: number
}

export interface DocumentSummary extends PageLink {
  description: string
  lang: string
  updatedAt?: string
  /** `updatedAt` as the site's language writes it, for lists that show it. */
  updatedText?: string
}

/** A top-level entry of the main sidebar, with its documents. */
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
  /** Number of code blocks in all documents: of checked blocks, or of all blocks if the site does not check them. */
  samples: number
  areChecked: boolean
  tags: number
}

export interface PackageVersion {
  name: string
  version: string
}
