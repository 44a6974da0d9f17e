import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { path, playerOf } from './player-page.ts'
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
