import type { Plugin } from 'vite'
import type { SourceDocument } from '../source-document.ts'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { Problem } from '../problems.ts'
import type { SampleChecks } from './sample-checks.ts'

/**
 * What a package adds to a site, as `integrations` in `site.config.ts` lists it. An integration can add components, Vite
 * plugins, checks of documents, checks of samples and files of the build, and nothing else. Each function gets the site's folder.
 */
export interface Integration {
  /** Name for messages: `clocks`. */
  name: string
  /** Components that documents use without an import, by name: `Clock`. */
  components?: (site: SiteFolder) => Readonly<Record<string, IntegrationComponent>>
  /** Plugins for the bundle of the client. They run in development too. */
  vitePlugins?: (site: SiteFolder) => Plugin[]
  /** Looks at each compiled document, and returns what is wrong with it. */
  checkDocument?: (document: CheckedDocument, site: SiteFolder) => readonly Omit<Problem, 'cause'>[]
  /** Checks of code blocks, for the commands `check:samples` and `samples:outdated`. It is called only when one of them runs. */
  sampleChecks?: () => Promise<SampleChecks>
  /** Files for the root of the output, by path: `badges/checked.svg`. Their content must depend on the site alone. */
  files?: (site: BuiltSite) => Promise<Readonly<Record<string, string | Uint8Array>>>
}

/** Where a site is. */
export interface SiteFolder {
  /** Absolute path of the folder with `site.config.ts`. */
  root: string
}

/** A document as a check sees it. */
export interface CheckedDocument {
  source: SourceDocument
  compiled: CompiledDocument
}

/** What files of the build may be made from. */
export interface BuiltSite extends SiteFolder {
  documents: readonly CheckedDocument[]
}

/** A component that an integration brings. */
export interface IntegrationComponent {
  /** Absolute path of the module, which exports the component by its name or as default. `'use client'` in its first line makes an island of it. */
  module: string
  /**
   * Runs before the component is rendered at build time, and returns more props for that rendering. The browser does not get
   * them. Throws an `ArticleError` for props that an author wrote wrongly, a `SourceFault` for a mistake in a file of the site.
   */
  prepare?: (props: Readonly<Record<string, unknown>>, build: ComponentBuild) => Promise<Record<string, unknown>>
  /**
   * Says in words what an island shows. They stand in a fold below it, for readers without script and for the document as Markdown.
   * `html` is trusted.
   */
  describe?: (
    props: Readonly<Record<string, unknown>>,
    build: ComponentBuild,
  ) => Promise<{ summary: string; html: string } | undefined>
  /** Says what is wrong with the props that an author wrote; runs while the document renders, so that the message has a line. */
  checkProps?: (props: Readonly<Record<string, unknown>>, site: SiteFolder) => string | undefined
  /** Beginning of a hash that names this island in an address. The island is then hydrated at once, wherever it stands. */
  hash?: string
}

/** What `prepare` may use. */
export interface ComponentBuild extends SiteFolder {
  /** Language of the document, a BCP 47 tag: `ru`. */
  lang: string
  /** Text of a file, by its absolute path. The document depends on it. */
  read: (file: string) => Promise<string>
  /** Makes the document depend on a module and on all that it imports statically. */
  dependOn: (module: string) => void
  /** Highlighted code as HTML. */
  highlight: (code: string, lang: string) => Promise<string>
}
