/** Path of an installed Firefox: `FIREFOX_PATH` first, then the usual places; `undefined` when there is none. */
export const findFirefox: () => string | undefined

/** Paths of WebKitGTK's driver, its browser and an X server without a screen; `undefined` unless all are installed. */
export const findWebKit: () => { driver: string; browser: string; screen: string } | undefined
