/**
 * Every text of the chrome in one language, except texts of single screens (`screen.ts`). Texts that depend on
 * a value are functions of the value.
 */
export interface Messages {
  skipToContent: string
  loading: string
  retry: string
  close: string
  copied: string
  copyFailed: string
  navbar: {
    label: string
    home: (siteTitle: string) => string
    menu: string
    closeMenu: string
    mainMenu: string
    sections: string
    language: string
    repository: string
  }
  /** Texts that are needed before the search is opened. The rest is in `search.ts`. */
  search: {
    open: string
    placeholder: string
    failed: string
  }
  darkMode: string
  announcement: { label: string; dismiss: string }
  sidebar: {
    label: string
    hide: string
    show: string
    expand: (label: string) => string
    collapse: (label: string) => string
    failed: string
  }
  outline: { title: string }
  document: {
    readingTime: (minutes: number) => string
    updated: string
    /** Follows the word for “updated” and the date, if there is a date. */
    updatedBy: (author: string) => string
    checkedWith: string
    tags: string
    edit: string
    report: string
    asMarkdown: string
    copyPage: string
    previous: string
    next: string
    pages: string
    related: string
    copyLink: string
  }
  errors: {
    crashed: string
    tryAgain: string
    causedBy: string
    loadFailed: string
    islandFailed: string
    noDefaultExport: (module: string) => string
  }
  /** Texts that are needed before the script of offline reading is loaded. The rest is in `offline.ts`. */
  offline: { title: string; store: string }
  footer: {
    contacts: Record<'repository' | 'articles' | 'messenger' | 'email', string>
    contactsLabel: string
    copyright: (year: number, author: string) => string
    builtWith: (generator: string) => string
    hostedBy: string
  }
}
