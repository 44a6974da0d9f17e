import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()

for (const theme of ['light', 'dark']) {
  it(`has nothing that axe finds in any state of the search, ${theme}`, async () => {
    const saved = {
      recent: [{ url: '/docs/guide/docker', title: 'Docker', path: ['Guides'], language: 'en' }],
      favourites: [{ url: '/docs/links', title: 'Links', path: [], language: 'en' }],
    }
    const page = await browser.open('/docs/links', {
      prepare: (page) =>
        page.addInitScript(
          ([theme, stored]) => {
            localStorage.setItem('theme', theme ?? '')
            localStorage.setItem('searches', stored ?? '')
          },
          [theme, JSON.stringify(saved)],
        ),
    })
    const { field, options, dialog } = await openSearch(page)
    expect(await violationsOf(page)).toEqual([])
    await field.fill('array')
    await page.waitForFunction(() => document.querySelectorAll('dialog [role=group]').length > 1)
    await options.first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Filter' }).click()
    await dialog.getByLabel('Section').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await field.fill('qzxwvk jjjqqq')
    await dialog.getByText('Let us know.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.goto('/search?q=array')
    await page.waitForSelector('main ol a')
    expect(await violationsOf(page)).toEqual([])
  })
}

it('shows the matches and the chosen result when the reader’s system forces its colours', async () => {
  const page = await browser.open('/docs/links', { forcedColors: 'active', colorScheme: 'dark' })
  const { field, options, active } = await openSearch(page)
  await field.fill('docker')
  await options.first().waitFor()
  const groundOf = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('dialog mark') ?? document.body).backgroundColor)
  expect(await groundOf()).toMatch(/^rgb\(/)
  expect(await active.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})
