import type { IntegrationComponent } from './integration.ts'

/** A component that documents of a site may use without an import. */
export interface SiteComponent extends IntegrationComponent {
  name: string
  /** It comes alive in the browser. */
  isIsland: boolean
  /** Who brings it, for messages: `components/note.tsx`, `the integration "clocks"`. */
  origin: string
  /** Where the component is among the exports of its module: `['default', 'Note']`. Absent: the export of its name, or the default. */
  exported?: readonly string[]
}

/** Components of a site by name. */
export type SiteComponents = ReadonlyMap<string, SiteComponent>

/** How a site's own components are found. */
export interface ComponentSettings {
  /** Folder of the components, from the site's folder. */
  path: string
  /** `directive`: modules that start with `'use client'` are islands. `auto`: modules that use state, effects or handlers are islands too. */
  hydrate: 'directive' | 'auto'
}
