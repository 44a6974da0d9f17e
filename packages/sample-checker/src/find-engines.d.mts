/** Path of an installed Firefox, from `FIREFOX_PATH` or else the usual places. `undefined` when none is installed. */
export const findFirefox: () => string | undefined

/**
 * Paths of WebKitGTK's driver, its browser and an X server without a screen. `undefined` unless all three are
 * installed.
 */
export const findWebKit: () => { driver: string; browser: string; screen: string } | undefined
