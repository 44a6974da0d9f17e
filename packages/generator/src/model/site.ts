/** Data that the chrome shows on every page. It is made from `site.config.ts` and compiled into the entry script. */
export interface ClientSite {
  title: string
  tagline: string
  /** Origin without a trailing slash: `https://handbook.example.com`. */
  url: string
  /** Starts and ends with `/`. */
  baseUrl: string
  /**
   * Pattern of site paths that are files, for sites where a page's address looks like a file's; see `isFileAddress`.
   */
  files?: string
  titleDelimiter: string
  /** The chrome's language; a message catalogue exists for it. */
  lang: string
  locales: Locale[]
  navbar: { items: NavbarItem[]; hideOnScroll: boolean }
  sidebar: { hideable: boolean; autoCollapseCategories: boolean }
  footer: Footer
  colorMode: { default: 'light' | 'dark'; respectSystemPreference: boolean; switchable: boolean }
  announcement?: Announcement
  /** Root of the documentation: `/docs`. The list of tags is below it. */
  docsPath: string
  repositoryUrl: string
  search: SearchSettings
  offline: OfflineSettings
  version: DocsVersionLabel
  /** This generator. */
  generator: { name: string; version: string }
}

/**
 * The data of `ClientSite`, with additional data that only the generator needs: for heads of pages, the manifest and
 * previews.
 */
export interface SiteData extends ClientSite {
  /** Address path of the icon, below the base URL. Absent for a site without an icon. */
  favicon?: string
  /** Hexadecimal. */
  themeColor: string
  /** JSON values for components of the site. */
  customFields: Readonly<Record<string, unknown>>
}

export interface Locale {
  code: string
  label: string
  direction: 'ltr' | 'rtl'
  calendar: string
}

/** The items are resolved: a path replaces each document id. */
export type NavbarItem =
  /** `section` is the path prefix under which the item is current. */
  | { type: 'document'; label: string; path: string; section: string; position: 'left' | 'right' }
  | { type: 'link'; label: string; href: string; position: 'left' | 'right' }
  | { type: 'search'; position: 'left' | 'right' }
  | { type: 'locale'; position: 'left' | 'right' }

export interface Footer {
  contacts: { kind: 'repository' | 'articles' | 'messenger' | 'email'; href: string }[]
  copyright: { year: number; author: string }
  hosting: { label: string; href: string }
}

export interface Announcement {
  /** The browser remembers under this id that the reader dismissed the bar. A new id shows the bar again. */
  id: string
  text: string
  link?: { label: string; path: string }
  dismissible: boolean
}

export type SearchSettings =
  | { provider: 'embedded' }
  | { provider: 'hosted'; applicationId: string; searchKey: string; indexName: string }

export type OfflineStrategy = 'appInstalled' | 'standalone' | 'queryString' | 'always' | 'mobile' | 'saveData'

export interface OfflineSettings {
  strategies: OfflineStrategy[]
  debug: boolean
}

export interface DocsVersionLabel {
  name: string
  label: string
}
