import { createElement, type ComponentType, type ReactNode } from 'react'

/** What components may know of the site, as hooks of Docusaurus return it. */
export interface SiteFacts {
  title: string
  tagline: string
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  lang: string
  /** The chrome's languages. */
  locales: readonly string[]
  /** Label of the version of the documentation. */
  versionLabel: string
  /** Path that the documents are below, without the base URL. */
  docsPath: string
  /** Values of the site's own, as its configuration has them. */
  customFields: Readonly<Record<string, unknown>>
}

/** What renders just now. */
interface Rendering {
  facts: () => SiteFacts
  /** Reports something that will not be as its author meant, at the place of the component that renders. */
  warn: (message: string) => void
  /** The HTML of islands stays as it is, so that their addresses must be complete. */
  isIsland: boolean
  /** The component of a partial that a module imports, by the absolute path of the partial. */
  partial: (file: string) => ComponentType<Record<string, unknown>> | undefined
}

const none: SiteFacts = {
  title: '',
  tagline: '',
  url: '',
  baseUrl: '/',
  lang: 'en',
  locales: ['en'],
  versionLabel: 'Next',
  docsPath: '/docs',
  customFields: {},
}

let current: Rendering = { facts: () => none, warn: () => {}, isIsland: false, partial: () => undefined }

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

/** The component that a module gets for a partial (`./_part.mdx`). The document that uses it compiles the partial. */
export const partialComponent = (file: string): ((props: Record<string, unknown>) => ReactNode) => {
  const Partial = (props: Record<string, unknown>): ReactNode => {
    const component = current.partial(file)
    return component === undefined ? null : createElement(component, props)
  }
  return Partial
}
