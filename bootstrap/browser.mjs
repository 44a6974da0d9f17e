import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '../packages/sample-checker/src/find-browser.mjs'

export { findBrowser }

const headlessShells = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell']

/** Debian's package of Chromium without windows. */
export const headlessPackage = 'chromium-headless-shell'

/**
 * Path of the browser for tests that nobody watches: `CHROME_PATH` first, then Chromium's headless shell, then any
 * Chromium; `undefined` when there is none. The shell is the same engine without the parts that draw windows, so a page
 * costs a quarter less processor time.
 */
export const findTestBrowser = (environment = process.env, isThere = existsSync) =>
  [environment.CHROME_PATH, ...headlessShells].find((path) => path && isThere(path)) ?? findBrowser()

/** Path of a browser for the tests; on Debian as root it is installed, elsewhere the process ends and says what to do. */
export const ensureBrowser = () => {
  const found = findBrowser()
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests…')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
    const installed = findBrowser()
    if (installed) return installed
  }
  console.error(
    'The browser tests need Chromium or Chrome, and none was found.\n' +
      'Install one (Debian and Ubuntu: "sudo apt-get install chromium"; others: https://www.google.com/chrome/) or set CHROME_PATH to its executable.',
  )
  process.exit(1)
}
