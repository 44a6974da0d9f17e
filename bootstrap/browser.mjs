import { spawnSync } from 'node:child_process'
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

/** Path of an installed Chromium or Chrome: `CHROME_PATH` first, then the usual places; `undefined` when there is none. */
export const findBrowser = () =>
  [process.env.CHROME_PATH, ...(places[process.platform] ?? [])].find((path) => path && existsSync(path))

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
