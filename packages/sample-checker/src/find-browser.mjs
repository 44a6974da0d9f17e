import { existsSync } from 'node:fs'

const places = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/**
 * Path of an installed Chromium or Chrome, from `CHROME_PATH` or else the usual places. `undefined` when none is
 * installed.
 */
export const findBrowser = () =>
  [process.env.CHROME_PATH, ...(places[process.platform] ?? [])].find((path) => path && existsSync(path))

const headlessShells = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell']

/**
 * Path of the browser for unattended runs: `CHROME_PATH` first, then Chromium's headless shell, then any Chromium.
 * `undefined` when none is installed. The shell is the same engine without the parts that draw windows, so a page costs
 * a quarter less processor time.
 */
export const findHeadlessBrowser = (environment = process.env, isThere = existsSync) =>
  [environment.CHROME_PATH, ...headlessShells].find((path) => path && isThere(path)) ?? findBrowser()
