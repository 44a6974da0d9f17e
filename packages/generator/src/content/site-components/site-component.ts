import type { IntegrationComponent } from './integration.ts'

/** A component that documents of a site may use without an import. */
export interface SiteComponent extends IntegrationComponent {
  name: string
  /** Whether the component is hydrated in the browser. */
  isIsland: boolean
  /** Where the component comes from, for messages: `components/note.tsx`, `the integration "clocks"`. */
  origin: string
  /**
   * Path of the component in the exports of its module: `['default', 'Note']`. Default: the export with its name, or
   * the default export.
   */
  exported?: readonly string[]
}

/** Components of a site by name. */
export type SiteComponents = ReadonlyMap<string, SiteComponent>

/** How a site's own components are found. */
export interface ComponentSettings {
  /** Folder of the components, from the site's folder. */
  path: string
  /**
   * `directive`: modules that start with `'use client'` are islands. `auto`: modules that use state, effects or
   * handlers are islands too.
   */
  hydrate: 'directive' | 'auto'
}
