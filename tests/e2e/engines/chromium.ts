import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../../bootstrap/browser.mjs'
import type { Engine } from './engine.ts'
import { sharedByFiles } from './shared-by-files.ts'

const browser = sharedByFiles(async (): Promise<Browser> => {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
  return chromium.launch({ executablePath, args: ['--no-sandbox'], handleSIGTERM: false })
})

/** A page of Chromium, with storage of its own. */
export const startChromium = async (): Promise<Engine> => {
  const context = await (await browser()).newContext()
  const page = await context.newPage()
  return {
    close: () => context.close(),
    page: {
      open: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack()),
      forward: async () => void (await page.goForward()),
      evaluate: (run, input) => page.evaluate(run as never, input) as never,
      click: (selector) => page.click(selector),
      press: (keys) => page.keyboard.press(keys),
      type: (text) => page.keyboard.type(text),
      resize: (size) => page.setViewportSize(size),
      print: () => page.pdf({ format: 'A4' }),
    },
  }
}
