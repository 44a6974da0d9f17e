import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/** Opens the search by its shortcut on a hydrated page, and returns the parts of the dialog. */
export const openSearch = async (page: Page) => {
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const parts = searchParts(page)
  await parts.field.waitFor()
  return parts
}

/** Parts of the search dialog. */
export const searchParts = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search the documentation' }),
    options: dialog.getByRole('option'),
    groups: dialog.getByRole('group'),
    active: dialog.locator('[role=option][aria-selected=true]'),
    close: () => page.keyboard.press('Escape'),
  }
}
