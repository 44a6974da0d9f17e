import type { FeatureData } from '../article/feature-support.ts'
import type { DocumentSummary } from '../model/page.ts'
import type { ProblemCollector, Severity } from './problems.ts'
import type { SourceDocument } from './source-document.ts'

/** What compiling one document may know of the rest of the site. */
export interface CompileContext {
  /** Absolute path of the project's root. */
  root: string
  /** Folder of the documents, from the root of the project. */
  folder: string
  baseUrl: string
  problems: ProblemCollector
  markdown: MarkdownOptions
  /** Every document, by file from the root of the project: relative `.md(x)` links resolve through it. */
  documentsByFile: ReadonlyMap<string, SourceDocument>
  /** Site paths of all pages (documents, tags, `/`, `/search`…): absolute links resolve through it. */
  paths: ReadonlySet<string>
  /** Documents below a folder of `content/` in sidebar order, for generated lists; the folder's own intro or index is left out. */
  documentsUnder: (folder: string) => DocumentSummary[]
  documentById: (id: string) => DocumentSummary | undefined
  /** Tells whether the content plan names a document that may not exist yet. */
  isPlanned: (id: string) => boolean
  /** Rows for complexity tables, by catalogue path (`algorithms/sort/quick-sort`); empty where the project has no catalogue. */
  catalogue: ReadonlyMap<string, CatalogueRow>
  /** Which browsers have a feature of the web platform. */
  features: FeatureData
  onBrokenLinks: Severity
  onBrokenMarkdownLinks: Severity
  /** Files in `static/`, as site paths (`/img/x.png`). */
  staticFiles: ReadonlySet<string>
}

/** Compatibility options of the Markdown format, see `schema/site-config.ts`. */
export interface MarkdownOptions {
  comments: boolean
  admonitions: boolean
  headingIds: boolean
  headings: Severity
  codeMeta: Severity
}

/** One entry of `algorithms/catalogue.ts`, reduced to what tables print. */
export interface CatalogueRow {
  path: string
  title: string
  kind: 'algorithm' | 'data-structure'
  stable?: boolean
  inPlace?: boolean
  online?: boolean
  deterministic: boolean
  operations: { name: string; best: string; average: string; worst: string; space: string; note?: string }[]
}
