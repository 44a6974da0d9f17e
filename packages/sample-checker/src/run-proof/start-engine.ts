import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findHeadlessBrowser } from '../find-browser.mjs'
import { findFirefox, findWebKit } from '../find-engines.mjs'
import { endWithThisProcess, startBrowser } from './browser-process.ts'

/** A browser that proves blocks. */
export interface ProofEngine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Whether this browser must have every feature that a block needs. Such a browser always runs every block. */
  hasAllFeatures: boolean
  isInstalled: () => boolean
  /** Opens an address in `pages` windows. Resolves to a function that ends the browser. */
  open: (address: string, pages: number) => Promise<() => Promise<void>>
}

/** Makes a folder for a browser's data. Resolves to its path, and to a function that removes it. */
const makeProfile = async (name: string): Promise<{ profile: string; remove: () => Promise<void> }> => {
  const profile = await mkdtemp(join(tmpdir(), `handbook-${name}-`))
  // A browser that has just ended may still write a file.
  return { profile, remove: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }) }
}

const chromiumArguments = [
  // The headless shell ignores this. Chromium, used when the shell is missing, needs it.
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--password-store=basic',
  '--use-mock-keychain',
  // Without this flag, the frame of each run could get a process of its own, which costs more than most runs. The
  // headless shell never starts such a process. Chromium does.
  '--disable-features=IsolateSandboxedIframes',
]

/**
 * Opens a browser for each window, because the headless shell opens a single address. No library drives the browser:
 * an attached inspector follows each frame, worker and request of each run, which takes a fifth of the processor time.
 */
const openChromium: ProofEngine['open'] = async (address, pages) => {
  const openOne = async () => {
    const { profile, remove } = await makeProfile('chromium')
    const program = findHeadlessBrowser() ?? ''
    const end = await startBrowser(program, [...chromiumArguments, `--user-data-dir=${profile}`, address])
    return async () => {
      await end()
      await remove()
    }
  }
  const ends = await Promise.all(Array.from({ length: pages }, openOne))
  return async () => void (await Promise.all(ends.map((end) => end())))
}

const firefoxSettings = {
  'app.normandy.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_beforeunload': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Opens only one window, because Firefox slows down the timers of background windows. */
const openFirefox: ProofEngine['open'] = async (address) => {
  const { profile, remove } = await makeProfile('firefox')
  const lines = Object.entries(firefoxSettings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`,
  )
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const end = await startBrowser(findFirefox() ?? '', ['--headless', '--no-remote', '--profile', profile, address])
  return async () => {
    await end()
    await remove()
  }
}

/** Starts an X server without a screen. It chooses a free display, and writes its number. */
const startScreen = async (program: string): Promise<{ display: string; end: () => Promise<void> }> => {
  const screen = spawn(program, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const end = endWithThisProcess(screen)
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, end }
}

/** Opens WebKitGTK's own small browser on a virtual screen. */
const openWebKit: ProofEngine['open'] = async (address) => {
  const found = findWebKit()
  if (!found) throw new Error('WebKit is not installed.')
  const { profile, remove } = await makeProfile('webkit')
  const screen = await startScreen(found.screen)
  const end = await startBrowser(found.browser, ['--private', address], {
    DISPLAY: screen.display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    XDG_DATA_HOME: profile,
    XDG_CACHE_HOME: profile,
  })
  return async () => {
    await end()
    await screen.end()
    await remove()
  }
}

/** The browsers of a proof. Chromium runs every block, the others run some of them. */
export const proofEngines: readonly ProofEngine[] = [
  {
    name: 'Chromium',
    hasAllFeatures: true,
    isInstalled: () => findHeadlessBrowser() !== undefined,
    open: openChromium,
  },
  { name: 'Firefox', hasAllFeatures: false, isInstalled: () => findFirefox() !== undefined, open: openFirefox },
  { name: 'WebKit', hasAllFeatures: false, isInstalled: () => findWebKit() !== undefined, open: openWebKit },
]
