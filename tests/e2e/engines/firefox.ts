import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import { findFirefox } from '../../../bootstrap/engines.mjs'
import type { Engine } from './engine.ts'
import { holdStill } from './hold-still.ts'
import { noteProcess, profilePrefix } from './left-firefox.ts'
import { sharedByFiles } from './shared-by-files.ts'

/** File in which Firefox notes the host names that it looks up, without its extension. */
let lookups = ''

const browser = sharedByFiles(async () => {
  const userDataDir = await mkdtemp(profilePrefix())
  lookups = join(userDataDir, 'lookups')
  const started = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    handleSIGTERM: false,
    userDataDir,
    // Without `sync`, the last lookups stay in a buffer.
    env: { ...process.env, MOZ_LOG: 'sync,nsHostResolver:5', MOZ_LOG_FILE: lookups },
    // Without the first setting, a page asks with a dialog before a reload. Without the second, copying needs a
    // permission that a test cannot give.
    extraPrefsFirefox: { 'dom.disable_beforeunload': true, 'dom.events.testing.asyncClipboard': true },
  })
  const pid = started.process()?.pid
  if (pid !== undefined) noteProcess(userDataDir, pid)
  // This listener runs after the driver's own listener, which ends Firefox.
  process.once('exit', () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 }))
  return started
})

/** What Firefox has noted about the host names that it has looked up since its start. */
export const lookupsOfFirefox = (): Promise<string> => readFile(`${lookups}.moz_log`, 'utf8')

/** A page of Firefox, driven by WebDriver BiDi, with storage of its own. */
export const startFirefox = async (): Promise<Engine> => {
  const context = await (await browser()).createBrowserContext()
  const page = await context.newPage()
  return {
    close: () => context.close(),
    page: {
      open: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack()),
      forward: async () => void (await page.goForward()),
      evaluate: (run, input) => page.evaluate(run as never, input) as never,
      click: async (selector) => {
        await page.evaluate(holdStill, selector)
        await page.click(selector)
      },
      press: async (keys) => {
        const names = keys.split('+') as KeyInput[]
        for (const name of names) await page.keyboard.down(name)
        for (const name of names.toReversed()) await page.keyboard.up(name)
      },
      type: (text) => page.keyboard.type(text),
      resize: (size) => page.setViewport(size),
      print: () => page.pdf({ format: 'A4' }),
    },
  }
}
