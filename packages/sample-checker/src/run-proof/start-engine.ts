import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findHeadlessBrowser } from '../find-browser.mjs'
import { findFirefox, findWebKit } from '../find-engines.mjs'

/** A browser that proves blocks. */
export interface ProofEngine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Whether this browser must have every feature that a block needs. Such a browser always runs every block. */
  hasAllFeatures: boolean
  isInstalled: () => boolean
  /** Opens an address in `pages` windows. Resolves to a function that ends the browser. */
  open: (address: string, pages: number) => Promise<() => Promise<void>>
}

/**
 * Without this flag, the frame of each run could get a process of its own, which costs more than most runs. The
 * headless shell never starts such a process. Chromium, used when the shell is missing, does.
 */
const oneProcess = '--disable-features=IsolateSandboxedIframes'

const openChromium: ProofEngine['open'] = async (address, pages) => {
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', oneProcess],
  })
  const open = async () => (await browser.newPage()).goto(address)
  await Promise.all(Array.from({ length: pages }, open))
  return () => browser.close()
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
  const profile = await mkdtemp(join(tmpdir(), 'handbook-firefox-'))
  const lines = Object.entries(firefoxSettings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`,
  )
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const browser = start(findFirefox() ?? '', ['--headless', '--no-remote', '--profile', profile, address])
  return async () => {
    await end(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Opens WebKitGTK's own small browser on a virtual screen. */
const openWebKit: ProofEngine['open'] = async (address) => {
  const found = findWebKit()
  if (!found) throw new Error('WebKit is not installed.')
  // The X server chooses a free display, and writes its number.
  const screen = spawn(found.screen, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  const data = await mkdtemp(join(tmpdir(), 'handbook-webkit-'))
  const browser = start(found.browser, ['--private', address], {
    DISPLAY: `:${String(display).trim()}`,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    XDG_DATA_HOME: data,
    XDG_CACHE_HOME: data,
  })
  return async () => {
    await end(browser)
    await end(screen)
    await rm(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

const start = (program: string, args: string[], environment: Record<string, string> = {}): ChildProcess =>
  spawn(program, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...environment } })

/** Ends a program and every process that it has started: the program leads its own process group. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
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
