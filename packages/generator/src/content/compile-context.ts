import type { AdmonitionSetting } from '../components/admonition-kinds.ts'
import type { SiteFacts } from '../components/docusaurus/site-facts.ts'
import type { FeatureData } from '../components/feature-support.ts'
import type { DocumentSummary } from '../model/page.ts'
import type { ProblemCollector, Severity } from './problems.ts'
import type { ComponentSettings, SiteComponents } from './site-components/site-component.ts'
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
  /** Components of the site and its integrations, by name. */
  components: SiteComponents
  /** Which modules that a document imports come alive in the browser. */
  hydrate: ComponentSettings['hydrate']
  /** What components may know of the site. */
  site: SiteFacts
  /** Which browsers have a feature of the web platform. */
  features: FeatureData
  completeFiles: CompleteFileSettings
  /** Paths of the site that another program serves. */
  servedElsewhere: readonly string[]
  /** Schemes that links may begin with, beside those that are widely known. */
  linkSchemes: readonly string[]
  onBrokenLinks: Severity
  onBrokenMarkdownLinks: Severity
  onBrokenImages: Severity
  /** Files in `static/`, as site paths (`/img/x.png`). */
  staticFiles: ReadonlySet<string>
}

/** What a document's complete files are made with. */
export interface CompleteFileSettings {
  /** No complete files where it is `false`. */
  isOn: boolean
  /** Origin of the site, for the address in the head of a file. */
  siteUrl: string
  /** Address before a source's path in the repository. */
  sourceUrl?: string | undefined
  /** Of the sources, as an SPDX expression: `MIT`. */
  license?: string | undefined
}

/** Compatibility options of the Markdown format, see `schema/site-config.ts`. */
export interface MarkdownOptions {
  comments: boolean
  admonitions: AdmonitionSetting
  headingIds: boolean
  headings: Severity
  codeMeta: Severity
}
