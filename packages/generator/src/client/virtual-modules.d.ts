/** Data that the browser shows on every page. The generator makes it from `site.config.ts`. */
declare module 'virtual:site-data' {
  export const siteData: import('../model/site.ts').ClientSite
}

/** The messages of the chrome in its language: `texts/<lang>/chrome.ts`. */
declare module 'virtual:messages' {
  export const messages: import('../texts/kinds/chrome.ts').Messages
}

/** The messages of the search in the chrome's language: `texts/<lang>/search.ts`. */
declare module 'virtual:search-messages' {
  export const messages: import('../texts/kinds/search.ts').SearchMessages
}

/** The messages about offline reading in the chrome's language: `texts/<lang>/offline.ts`. */
declare module 'virtual:offline-messages' {
  export const messages: import('../texts/kinds/offline.ts').OfflineMessages
}

/** The messages of the screens in the chrome's language: `texts/<lang>/screen.ts`. */
declare module 'virtual:screen-messages' {
  export const messages: import('../texts/kinds/screen.ts').ScreenMessages
}

/**
 * Components of the site that run in the browser, by the name of the island. One function loads the module; the other
 * picks the component from its exports.
 */
declare module 'virtual:islands' {
  export type IslandComponent = import('react').ComponentType<Record<string, unknown>>
  type IslandModule = Record<string, IslandComponent>
  export const islands: Readonly<
    Record<string, [load: () => Promise<IslandModule>, pick: (module: IslandModule) => IslandComponent | undefined]>
  >
}

/** Style sheets that the configuration names in `styles`. */
declare module 'virtual:site-styles'
