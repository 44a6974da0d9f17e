import type { Browser, Page } from 'playwright-core'

/** Milliseconds from the press of Run to the first output: a line, a mark beside a line, or the end of the run. */
export interface RunTimes {
  /** All files must be fetched. */
  first: number
  second: number
}

interface MeasureOptions {
  address: string
  /** Slowdown factor of the page's main thread. Browsers do not slow down workers. */
  slowdown: number
}

/** Opens a page with an empty cache, and presses Run twice on its first sample that needs no page of its own. */
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
    const button = document.querySelector<HTMLElement>('figure.code [data-run="script"]')
    const block = button?.closest('figure')
    if (!button || !block) throw new Error('The page has no sample that runs.')
    const output = '.run-line, .run-mark, .run-panel[data-state="done"]'
    const pressed = performance.now()
    button.click()
    // The output of the last run is removed shortly after the press.
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
  // The next run starts after the end of this run.
  await page.waitForSelector('.run-panel[data-state="done"]')
  return time
}
