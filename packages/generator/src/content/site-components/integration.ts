import type { Plugin } from 'vite'
import type { SourceDocument } from '../source-document.ts'
import type { CompiledDocument } from '../../model/compiled-document.ts'
import type { Problem } from '../problems.ts'
import type { SampleChecks } from './sample-checks.ts'

/**
 * The parts that a package adds to a site, as listed in `integrations` of `site.config.ts`. An integration can add
 * components, Vite plugins, checks of documents, checks of samples and files of the build, and nothing else. Each
 * function gets the site's folder.
 */
export interface Integration {
  /** Name for messages: `clocks`. */
  name: string
  /** Components that documents use without an import, by name: `Clock`. */
  components?: (site: SiteFolder) => Readonly<Record<string, IntegrationComponent>>
  /** Plugins for the bundle of the client. They run in development too. */
  vitePlugins?: (site: SiteFolder) => Plugin[]
  /** Checks a compiled document, and returns its problems. */
  checkDocument?: (document: CheckedDocument, site: SiteFolder) => readonly Omit<Problem, 'cause'>[]
  /**
   * Checks of code blocks, for the commands `check:samples` and `samples:outdated`. The function is called only when
   * one of these commands runs.
   */
  sampleChecks?: () => Promise<SampleChecks>
  /** Files for the root of the output, by path: `badges/checked.svg`. Their content must depend only on the site. */
  files?: (site: BuiltSite) => Promise<Readonly<Record<string, string | Uint8Array>>>
}

/** The location of a site. */
export interface SiteFolder {
  /** Absolute path of the folder with `site.config.ts`. */
  root: string
}

/** A document in the form that a check gets. */
export interface CheckedDocument {
  source: SourceDocument
  compiled: CompiledDocument
}

/** The input for files of the build. */
export interface BuiltSite extends SiteFolder {
  documents: readonly CheckedDocument[]
}

/** A component of an integration. */
export interface IntegrationComponent {
  /**
   * Absolute path of the module, which exports the component under its name or as default. `'use client'` in the first
   * line makes the component an island.
   */
  module: string
  /**
   * Runs before the component is rendered at build time, and returns additional props for that rendering. The browser
   * does not get these props. Throws an `ArticleError` for wrong props of an author, and a `SourceFault` for an error
   * in a file of the site.
   */
  prepare?: (props: Readonly<Record<string, unknown>>, build: ComponentBuild) => Promise<Record<string, unknown>>
  /**
   * Describes in words what an island shows. The description is in a collapsible part below the island, for readers
   * without script and for the document as Markdown. `html` is trusted.
   */
  describe?: (
    props: Readonly<Record<string, unknown>>,
    build: ComponentBuild,
  ) => Promise<{ summary: string; html: string } | undefined>
  /**
   * Returns an error in the props that an author wrote. Runs while the document renders, so that the message has a
   * line.
   */
  checkProps?: (props: Readonly<Record<string, unknown>>, site: SiteFolder) => string | undefined
  /**
   * Beginning of a URL hash that refers to this island. With such a hash, the island is hydrated at once, wherever it
   * is on the page.
   */
  hash?: string
}

/** The functions and facts that `prepare` may use. */
export interface ComponentBuild extends SiteFolder {
  /** Language of the document, a BCP 47 tag: `ru`. */
  lang: string
  /** Text of a file, by its absolute path. The document depends on it. */
  read: (file: string) => Promise<string>
  /** Makes the document depend on a module and on all modules that it imports statically. */
  dependOn: (module: string) => void
  /** Highlighted code as HTML. */
  highlight: (code: string, lang: string) => Promise<string>
}
