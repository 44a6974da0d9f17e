import type { Locator, Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/** A page without demos whose first block runs. */
export const editPath = '/docs/cheatsheet/ts'

/** The nth block with an Edit button. */
export const editable = (page: Page, index = 0): Locator => page.locator('figure.code:has([data-edit])').nth(index)

/** Presses the Edit button of a sample, and waits until the editor has the focus. */
export const pressEdit = async (page: Page, sample: Locator): Promise<void> => {
  await hydrated(page)
  await sample.locator('[data-edit]').focus()
  await page.keyboard.press('Enter')
  await sample.locator('.cm-content').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('.cm-content'))
}

/** Code of a sample's editors. */
export const codesOf = (sample: Locator): Promise<string[]> =>
  sample
    .locator('.cm-content')
    .evaluateAll((editors) =>
      editors.map((editor) => [...editor.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n')),
    )

/** Replaces the code of the focused editor, like a reader who pastes. */
export const replaceCode = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}
