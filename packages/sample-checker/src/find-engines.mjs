// Firefox and WebKit, from Debian's packages or the usual places.
import { existsSync } from 'node:fs'

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const miniBrowserPlaces = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((platform) =>
  ['4.1', '6.0', '4.0'].flatMap((version) =>
    ['webkit2gtk', 'webkitgtk'].map((name) => `/usr/lib/${platform}/${name}-${version}/MiniBrowser`),
  ),
)

const first = (places) => places.find((path) => path && existsSync(path))

/** Path of an installed Firefox, from `FIREFOX_PATH` or else the usual places. `undefined` when none is installed. */
export const findFirefox = () => first([process.env.FIREFOX_PATH, ...firefoxPlaces])

/**
 * Paths of WebKitGTK's driver, its browser and an X server without a screen. `undefined` unless all three are
 * installed.
 */
export const findWebKit = () => {
  const driver = first(['/usr/bin/WebKitWebDriver'])
  const browser = first(miniBrowserPlaces)
  const screen = first(['/usr/bin/Xvfb'])
  return driver && browser && screen ? { driver, browser, screen } : undefined
}
