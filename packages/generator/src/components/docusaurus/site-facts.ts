import { createElement, type ComponentType, type ReactNode } from 'react'

/** The facts about the site that components may use, as hooks of Docusaurus return them. */
export interface SiteFacts {
  title: string
  tagline: string
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  lang: string
  /** The languages of the chrome. */
  locales: readonly string[]
  /** Label of the version of the documentation. */
  versionLabel: string
  /** Path below which the documents are, without the base URL. */
  docsPath: string
  /** The site's own values from its configuration. */
  customFields: Readonly<Record<string, unknown>>
}

/** The current rendering. */
interface Rendering {
  facts: () => SiteFacts
  /** Reports an unsupported feature at the place of the component that is being rendered. */
  warn: (message: string) => void
  /** The HTML of islands is not changed later, so their addresses must be complete. */
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

/**
 * Sets the current rendering. Documents are compiled one after another. In the browser, the bundle replaces this module
 * with another.
 */
export const startRendering = (rendering: Partial<Rendering>): void => {
  current = { ...current, ...rendering }
}

export const siteFacts = (): SiteFacts => current.facts()

export const warnAuthor = (message: string): void => current.warn(message)

export const isInIsland = (): boolean => current.isIsland

/** Address of a published file by its path. */
export const fileAddress = (path: string): string =>
  siteFacts().baseUrl.slice(0, -1) + encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)

/**
 * The component that a module gets for a partial (`./_part.mdx`). The document that uses the component compiles the
 * partial.
 */
export const partialComponent = (file: string): ((props: Record<string, unknown>) => ReactNode) => {
  const Partial = (props: Record<string, unknown>): ReactNode => {
    const component = current.partial(file)
    return component === undefined ? null : createElement(component, props)
  }
  return Partial
}
