import type { AdmonitionSetting } from '../components/admonition-kinds.ts'
import type { SiteFacts } from '../components/docusaurus/site-facts.ts'
import type { FeatureData } from '../components/feature-support.ts'
import type { DocumentLink } from '../model/compiled-document.ts'
import type { DocumentSummary } from '../model/page.ts'
import type { ProblemCollector, Severity } from './problems.ts'
import type { ComponentSettings, SiteComponents } from './site-components/site-component.ts'
import type { SourceDocument } from './source-document.ts'

/** The facts about the rest of the site that compiling one document may use. */
export interface CompileContext {
  /** Absolute path of the project's root. */
  root: string
  /** Folder of the documents, from the root of the project. */
  folder: string
  baseUrl: string
  problems: ProblemCollector
  markdown: MarkdownOptions
  /** Every document, by file from the root of the project. Relative `.md(x)` links are resolved with it. */
  documentsByFile: ReadonlyMap<string, SourceDocument>
  /** Site paths of all pages (documents, tags, `/`, `/search`…). Absolute links are resolved with it. */
  paths: ReadonlySet<string>
  /**
   * Documents below a folder of `content/` in sidebar order, for generated lists. The folder's own intro or index is
   * omitted.
   */
  documentsUnder: (folder: string) => DocumentSummary[]
  documentById: (id: string) => DocumentSummary | undefined
  /** Whether the content plan names a document, which may not exist yet. */
  isPlanned: (id: string) => boolean
  /** Components of the site and its integrations, by name. */
  components: SiteComponents
  /** Which modules that a document imports are hydrated in the browser. */
  hydrate: ComponentSettings['hydrate']
  /** The facts about the site that components may use. */
  site: SiteFacts
  /** Which browsers have a feature of the web platform. */
  features: FeatureData
  completeFiles: CompleteFileSettings
  /** Paths of the site that another program serves. */
  servedElsewhere: readonly string[]
  /** Additional schemes that links may begin with, beside the widely known schemes. */
  linkSchemes: readonly string[]
  onBrokenLinks: Severity
  onBrokenMarkdownLinks: Severity
  onBrokenImages: Severity
  /** Files in `static/`, as site paths (`/img/x.png`). */
  staticFiles: ReadonlySet<string>
  /** Takes the links of a document that has errors, so that their anchors are checked in the same run. */
  keepLinksOfFailed?: (id: string, links: readonly DocumentLink[]) => void
}

/** The settings for a document's complete files. */
export interface CompleteFileSettings {
  /** No complete files are made when it is `false`. */
  isOn: boolean
  /** Origin of the site, for the address in the head of a file. */
  siteUrl: string
  /** Address that precedes a source's path in the repository. */
  sourceUrl?: string | undefined
  /** License of the sources as an SPDX expression: `MIT`. */
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
