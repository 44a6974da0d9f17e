/** What the browser shows on every page, made from `site.config.ts` by the generator. */
declare module 'virtual:site-data' {
  export const siteData: import('../model/site.ts').ReaderSite
}

/** The catalogue of the chrome's language: `texts/<lang>/chrome.ts`. */
declare module 'virtual:messages' {
  export const messages: import('../texts/kinds/chrome.ts').Messages
}

/** The catalogue of the search in the chrome's language: `texts/<lang>/search.ts`. */
declare module 'virtual:search-messages' {
  export const messages: import('../texts/kinds/search.ts').SearchMessages
}

/** The catalogue of the screens in the chrome's language: `texts/<lang>/screen.ts`. */
declare module 'virtual:screen-messages' {
  export const messages: import('../texts/kinds/screen.ts').ScreenMessages
}

/**
 * Components of the site that run in the browser, by the name of the island: how each is loaded, and which export of
 * its module it is.
 */
declare module 'virtual:islands' {
  export type IslandComponent = import('react').ComponentType<Record<string, unknown>>
  type IslandModule = Record<string, IslandComponent>
  export const islands: Readonly<
    Record<string, [load: () => Promise<IslandModule>, pick: (module: IslandModule) => IslandComponent | undefined]>
  >
}

/** Style sheets that `styles` of the configuration names. */
declare module 'virtual:site-styles'
