import { chromium } from 'playwright-core'
import { findBrowser } from '../../../bootstrap/browser.mjs'
import type { Engine } from './engine.ts'

/** Starts Chromium. */
export const startChromium = async (): Promise<Engine> => {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  return {
    close: () => browser.close(),
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
