import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { button, path, playerOf } from './player-page.ts'
import { frames } from './rest.ts'

const browser = useBrowser()
const shared = '#play=sort/merge-sort&input=3%2C+1%2C+2&step=3'

it('scrolls to the step of an entered address, but keeps the reader’s place at a reload and at Back', async () => {
  const page = await browser.open(path + shared)
  await hydrated(page)
  const showsStep = () =>
    page.waitForFunction(() => document.querySelector<HTMLInputElement>('.player [type=range]')?.value === '2')
  // Not the scroll position: the heights of parts above that have not been shown yet are estimates.
  const top = () => playerOf(page).evaluate((player) => player.getBoundingClientRect().top)
  const isInSight = () =>
    playerOf(page).evaluate((player) => {
      const { top, bottom } = player.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
  await showsStep()
  await expect.poll(isInSight).toBe(true)
  // The player stays near enough to be loaded again.
  await page.evaluate(() => scrollBy(0, 300))
  const place = await top()

  await page.reload()
  await hydrated(page)
  await showsStep()
  await frames(page)
  expect(Math.abs((await top()) - place)).toBeLessThan(20)

  await page.evaluate(() => navigation.navigate('/docs'))
  await page.waitForFunction(() => !document.querySelector('.player'))
  await page.goBack()
  await showsStep()
  await frames(page)
  expect(Math.abs((await top()) - place)).toBeLessThan(20)

  // A link to a step on the same page still shows the player.
  await page.evaluate(() => {
    scrollTo(0, 0)
    location.hash = '#play=sort/merge-sort&input=3%2C+1%2C+2&step=2'
  })
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.player [type=range]')?.value === '1')
  await expect.poll(isInSight).toBe(true)
})

it('says that a link was copied, and that it could not be copied, for a few seconds', async () => {
  const page = await browser.open(path, { permissions: ['clipboard-read', 'clipboard-write'] })
  await hydrated(page)
  const player = playerOf(page)
  await player.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  const said = player.locator('output')
  const share = button(player, 'Copy a link to this step')
  await share.click()
  await expect.poll(() => said.textContent()).toBe('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  // The text is over the picture, inside the player, and goes away by itself.
  const [inner, outer] = [await said.boundingBox(), await player.boundingBox()]
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
  await expect.poll(() => said.textContent(), { timeout: 8000 }).toBe('')
  expect(await share.getAttribute('title')).toBe('Copy a link to this step')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await share.click()
  await expect.poll(() => said.textContent()).toBe('Copy the link from the address bar.')
})
