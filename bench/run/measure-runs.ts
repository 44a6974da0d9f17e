import type { Browser, Page } from 'playwright-core'

/** Milliseconds from the press of Run to the first output: a line, a mark beside a line, or the end of the run. */
export interface RunTimes {
  /** With all files to fetch. */
  first: number
  second: number
}

interface MeasureOptions {
  address: string
  /** How many times slower the page's main thread is. Browsers slow down no worker. */
  slowdown: number
}

/** Opens a page with an empty cache, and presses Run twice at its first sample that needs no page of its own. */
export const measureRuns = async (browser: Browser, { address, slowdown }: MeasureOptions): Promise<RunTimes> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return { first: await pressRun(page), second: await pressRun(page) }
  } finally {
    await context.close()
  }
}

const pressRun = async (page: Page): Promise<number> => {
  const time = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('figure.code > [data-run="script"]')
    const block = button?.closest('figure')
    if (!button || !block) throw new Error('The page has no sample that runs.')
    const output = '.run-line, .run-mark, .run-panel[data-state="done"]'
    const pressed = performance.now()
    button.click()
    // What the last run has shown is removed a moment after the press.
    let isNew = block.querySelector('.run-panel') === null
    return new Promise<number>((resolve) => {
      const look = new MutationObserver(() => {
        const isShown = block.querySelector(output) !== null
        isNew ||= !isShown
        if (!isNew || !isShown) return
        look.disconnect()
        resolve(performance.now() - pressed)
      })
      look.observe(block, { childList: true, subtree: true, attributes: true })
    })
  })
  // The run ends before the next one begins.
  await page.waitForSelector('.run-panel[data-state="done"]')
  return time
}
