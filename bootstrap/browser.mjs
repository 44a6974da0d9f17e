import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, findHeadlessBrowser } from '../packages/sample-checker/src/find-browser.mjs'

export { findBrowser, findHeadlessBrowser as findTestBrowser }

/** Debian's package of Chromium without windows. */
export const headlessPackage = 'chromium-headless-shell'

/**
 * Path of a browser for the tests. On Debian as root, a missing browser is installed. Elsewhere the process ends, and
 * prints what to do.
 */
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
