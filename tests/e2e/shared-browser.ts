import { type Browser, chromium } from 'playwright-core'
import { findTestBrowser } from '../../bootstrap/browser.mjs'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

const start = (): Promise<Browser> => {
  const executablePath = findTestBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
  // The runner ends its workers with SIGTERM. Playwright ends the browser and removes its profile when the process
  // exits.
  process.once('SIGTERM', () => process.exit())
  return chromium.launch({ executablePath, args: quiet, handleSIGTERM: false })
}

let running: Promise<Browser> | undefined

/** The only browser of this worker, shared by all test files of the worker. It is closed when the worker ends. */
export const sharedBrowser = async (): Promise<Browser> => {
  const browser = await (running ??= start())
  if (browser.isConnected()) return browser
  return (running = start())
}
