/** What components may know of the site, as hooks of Docusaurus tell it. */
export interface SiteFacts {
  title: string
  tagline: string
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  lang: string
  /** The chrome's languages. */
  locales: readonly string[]
}

/** What renders just now. */
interface Rendering {
  facts: () => SiteFacts
  /** Reports something that will not be as its author meant, at the place of the component that renders. */
  warn: (message: string) => void
  /** The HTML of islands stays as it is, so that their addresses must be complete. */
  isIsland: boolean
}

const none: SiteFacts = { title: '', tagline: '', url: '', baseUrl: '/', lang: 'en', locales: ['en'] }

let current: Rendering = { facts: () => none, warn: () => {}, isIsland: false }

/** Says what renders from now on. Documents are compiled one after another. In the browser, the bundle has a module of its own in the place of this one. */
export const startRendering = (rendering: Partial<Rendering>): void => {
  current = { ...current, ...rendering }
}

export const siteFacts = (): SiteFacts => current.facts()

export const warnAuthor = (message: string): void => current.warn(message)

export const isInIsland = (): boolean => current.isIsland

/** Address of a published file by its path. */
export const fileAddress = (path: string): string =>
  siteFacts().baseUrl.slice(0, -1) + encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)
