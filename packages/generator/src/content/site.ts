import type { DocsVersion } from '../model/docs-version.ts'
import type { Section } from '../model/page.ts'
import type { SitePage, StoredDocumentPage } from './pages/site-page.ts'
import type { SidebarPosition, SidebarShard } from '../model/sidebar.ts'
import type { SiteData } from '../model/site.ts'
import type { CompiledDocument } from '../model/compiled-document.ts'
import type { Problem } from './problems.ts'
import type { SiteRecords } from './pages/site-records.ts'
import type { SiteConfig } from './schema/site-config.ts'
import type { OfferedModules } from './runs/offered-modules.ts'
import type { SiteComponents } from './site-components/site-component.ts'
import type { SourceDocument } from './source-document.ts'

/** The result of a run of the pipeline. The build writes it, and the dev server serves it. */
export interface Site {
  config: SiteConfig
  data: SiteData
  /** All pages by path, including the not-found page. */
  pages: ReadonlyMap<string, SitePage>
  /** Entries of the main sidebar, with their contents. */
  sections: readonly Section[]
  mainSidebarId: string
  /** Shards of all sidebars, by their address path (`sidebarShardPath`). */
  shards: ReadonlyMap<string, SidebarShard>
  /** Shards that a page's HTML contains: the root shard and the shards of its branch. */
  branch: (position: SidebarPosition) => SidebarShard[]
  version: DocsVersion
  documents: readonly SourceDocument[]
  /** Components of the site and its integrations, by name. */
  components: SiteComponents
  /** By document id. */
  compiled: ReadonlyMap<string, CompiledDocument>
  /** Modules that samples can import in the page. */
  offered: OfferedModules
  records: SiteRecords
  /** Old path to new path. */
  redirects: ReadonlyMap<string, string>
  /** Images and other files that documents refer to beside them: output path to absolute source file. */
  assets: ReadonlyMap<string, string>
  /** Paths of the files in `static/`. */
  staticFiles: ReadonlySet<string>
}

/** Result of a run: a site unless an error prevents it, and all problems in any case. An aborted run has no result. */
export interface PipelineResult {
  site?: Site
  problems: readonly Problem[]
  /** Milliseconds by stage, in order. */
  timings: Readonly<Record<string, number>>
}

/** Future pages, and the files beside documents that they show. */
export interface PagePreview {
  pages: StoredDocumentPage[]
  /** As `Site.assets`. */
  assets: Site['assets']
}

/** Caches what it has read and compiled, so that the next `load` only handles changes. */
export interface Pipeline {
  /** The signal can abort the run. Documents that are already compiled stay in the cache. */
  load: (signal?: AbortSignal) => Promise<PipelineResult>
  /** Loads the compiler in advance, which otherwise stays unloaded while all results come from earlier runs. */
  prepare: () => Promise<void>
  /**
   * Pages of the documents that contain a changed file (path from the root of the project), before the next `load`,
   * which checks the whole site. `undefined` when only that run knows the result.
   */
  preview: (file: string) => Promise<PagePreview | undefined>
}
