import type { Locator, Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/** A page whose first block runs. Tests replace the code of that block. */
export const runPath = '/docs/cheatsheet/ts'

export interface RunBlockOptions {
  /** How the code runs: as `script` or in a `browser` page. */
  kind?: 'script' | 'browser'
  /** Index of the block among the blocks with a Run button. */
  index?: number
}

/** Puts code into a block of the page as an author would have written it, and returns the block. */
export const putCode = async (
  page: Page,
  code: string,
  { kind = 'script', index = 0 }: RunBlockOptions = {},
): Promise<Locator> => {
  await hydrated(page)
  const block = page.locator('figure.code:has([data-run])').nth(index)
  await block.evaluate(
    (figure, [text, runner]) => {
      const pre = figure.querySelector('pre code')
      if (pre) pre.textContent = text as string
      figure.querySelector('figcaption')?.remove()
      figure.querySelector<HTMLElement>('[data-run]')?.setAttribute('data-run', runner as string)
    },
    [code, kind],
  )
  return block
}

/** Presses Run. Clears the end of an earlier run of the block first, so that `endOf` waits for this run. */
export const pressRun = async (block: Locator): Promise<void> => {
  const panels = block.locator('.run-panel')
  await panels.evaluateAll((found) => found.forEach((panel) => panel.removeAttribute('data-state')))
  await block.locator('[data-run]:visible').first().click()
}

/** Waits until the run of a block is over, and returns how it ended: `done`, `time`, `stopped`… */
export const endOf = async (block: Locator): Promise<string> => {
  const panel = block.locator('.run-panel[data-state]:not([data-state="running"])')
  await panel.waitFor()
  return (await panel.getAttribute('data-state')) ?? ''
}

/** Lines of the output of a block. */
export const linesOf = (block: Locator): Promise<string[]> => block.locator('.run-line').allTextContents()

/** Runs code in a block of the page, and returns its output lines when the run has ended. */
export const runCode = async (page: Page, code: string, options?: RunBlockOptions): Promise<string[]> => {
  const block = await putCode(page, code, options)
  await pressRun(block)
  await endOf(block)
  return linesOf(block)
}
