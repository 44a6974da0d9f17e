import type { DocsVersion } from '../model/docs-version.ts'
import type { DocumentPage, PageData, Section } from '../model/page.ts'
import type { SidebarPosition, SidebarShard } from '../model/sidebar.ts'
import type { SiteData } from '../model/site.ts'
import type { CompiledDocument } from '../model/compiled-document.ts'
import type { Problem } from './problems.ts'
import type { SiteRecords } from './pages/site-records.ts'
import type { SiteConfig } from './schema/site-config.ts'
import type { OfferedModules } from './runs/offered-modules.ts'
import type { SiteComponents } from './site-components/site-component.ts'
import type { SourceDocument } from './source-document.ts'

/** Everything that a run of the pipeline yields: the generator writes it, the dev server serves it. */
export interface Site {
  config: SiteConfig
  data: SiteData
  /** All pages, the not-found page included, by path. */
  pages: ReadonlyMap<string, PageData>
  /** Entries of the main sidebar, with what is in them. */
  sections: readonly Section[]
  mainSidebarId: string
  /** Shards of all sidebars, by their address path (`sidebarShardPath`). */
  shards: ReadonlyMap<string, SidebarShard>
  /** Shards that a page's HTML carries: the root's and its branch's. */
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

/** Result of a run: a site where no error stops it, and all problems in any case. An aborted run has no result. */
export interface PipelineResult {
  site?: Site
  problems: readonly Problem[]
  /** Milliseconds by stage, in order. */
  timings: Readonly<Record<string, number>>
}

/** Pages as they will be, and the files beside documents that they show. */
export interface PagePreview {
  pages: DocumentPage[]
  /** As `Site.assets`. */
  assets: Site['assets']
}

/** Keeps what it read and compiled, so that the next `load` does only what changed. */
export interface Pipeline {
  /** With a signal, the run can be given up: what it has compiled until then stays. */
  load: (signal?: AbortSignal) => Promise<PipelineResult>
  /** Gets ready to compile: the compiler is not even loaded while all results come from earlier runs. */
  prepare: () => Promise<void>
  /**
   * Pages of the documents that a changed file is part of (path from the root of the project), ahead of the next `load`, which
   * checks the whole site; `undefined` where only that run knows their result.
   */
  preview: (file: string) => Promise<PagePreview | undefined>
}
