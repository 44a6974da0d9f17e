import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { frames } from './rest.ts'

const browser = useBrowser()

const openRace = async (topic: string) => {
  const page = await browser.open(`/docs/algorithms-data-structures/algorithms/${topic}`)
  await hydrated(page)
  await page.evaluate(() => document.querySelector('[data-island=player-race]')?.scrollIntoView({ block: 'center' }))
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  return { page, race: page.locator('.player.race') }
}

it('runs two sorts at the same number of comparisons until both are done', async () => {
  const { page, race } = await openRace('sort')
  await race.getByLabel('Step', { exact: true }).fill('10')
  expect(await race.locator('.lane p').allInnerTexts()).toEqual([
    'Insertion sort: 10 comparisons.',
    'Merge sort: 10 comparisons.',
  ])
  await race.getByLabel('Step', { exact: true }).fill('9999')
  const [insertion = 0, merge = 0] = (await race.locator('.lane p').allInnerTexts()).map((text) =>
    Number(/: done after (\d+) comparisons\.$/.exec(text)?.[1]),
  )
  expect(merge).toBeGreaterThan(20)
  expect(insertion).toBeGreaterThan(merge)
  await race.getByRole('combobox', { name: 'First algorithm' }).selectOption('Quicksort')
  await page.waitForFunction((was) => !document.querySelector('.lane p')?.textContent?.includes(String(was)), insertion)
  expect(await race.locator('.lane .i').count()).toBeGreaterThan(30)
  expect(browser.errorsOf(page)).toEqual([])
})

it('announces a step in one sentence, and while it runs only the racers that are done', async () => {
  const { page, race } = await openRace('sort')
  const spoken = race.locator('output, [role=status], [aria-live]')
  expect(await spoken.count()).toBe(1)
  await race.getByLabel('Step', { exact: true }).fill('10')
  expect(await spoken.textContent()).toBe('Insertion sort: 10 comparisons. Merge sort: 10 comparisons.')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('.race [aria-live]') ?? document.body
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await race.getByLabel('Speed').selectOption('16')
  await race.getByRole('button', { name: 'Play', exact: true }).click()
  const end = /^Insertion sort: done after \d+ comparisons\. Merge sort: done after \d+ comparisons\.$/
  await expect.poll(() => spoken.textContent()).toMatch(end)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said).toEqual([
    '',
    expect.stringMatching(/^Merge sort: done after \d+ comparisons\.$/),
    expect.stringMatching(end),
  ])
})

it('is operated by the keys that its buttons name', async () => {
  const { page, race } = await openRace('sort')
  const step = async () => Number(await race.getByLabel('Step', { exact: true }).inputValue())
  await race.getByRole('button', { name: 'Step forward' }).focus()
  const start = await step()
  expect(start).toBe(0)
  await page.keyboard.press('ArrowRight')
  expect(await step()).toBe(start + 1)
  await page.keyboard.press('Home')
  expect(await step()).toBe(0)
  await race.locator('.stage').first().click()
  await page.keyboard.press(' ')
  await race.getByRole('button', { name: 'Pause' }).waitFor()
})

it('runs two searches, and explains the fault of an input', async () => {
  const { page, race } = await openRace('search')
  await race.getByRole('textbox').fill('5 in 3, 2')
  await page.keyboard.press('Enter')
  expect(await race.getByRole('alert').innerText()).toBe('The list has to be in ascending order, but 2 comes after 3.')
  await race.getByRole('textbox').fill('9 in 1, 3, 5, 7, 9')
  await page.keyboard.press('Enter')
  await race.getByLabel('Step', { exact: true }).fill('1')
  expect(await race.locator('.lane p').allInnerTexts()).toEqual([
    'Linear search: 1 comparison.',
    'Binary search: 1 comparison.',
  ])
  await race.getByLabel('Step', { exact: true }).fill('99')
  expect(await race.locator('.lane p').allInnerTexts()).toEqual([
    'Linear search: done after 5 comparisons.',
    'Binary search: done after 3 comparisons.',
  ])
})

it('can be tried again when one of its first algorithms cannot be loaded', async () => {
  // A browser that remembers a failed import requests the module only under another address. So the number of failing
  // requests depends on the browser.
  let isDown = true
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort', {
    expectErrors: true,
    prepare: (page) => page.route('**/assets/merge-sort-*.js*', (route) => (isDown ? route.abort() : route.continue())),
  })
  await hydrated(page)
  await page.evaluate(() => document.querySelector('[data-island=player-race]')?.scrollIntoView({ block: 'center' }))
  const retry = page.locator('[data-island=player-race]').getByRole('button', { name: 'Retry' })
  await retry.click()
  await retry.waitFor()
  isDown = false
  await retry.click()
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  expect(await retry.count()).toBe(0)
})

it('shows the algorithm that was chosen last, in any order of the answers, and the choice at once', async () => {
  const { page, race } = await openRace('sort')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/heap-sort-*.js', async (route) => {
    await held
    await route.continue()
  })
  const select = race.getByRole('combobox', { name: 'First algorithm' })
  await select.selectOption('Heapsort')
  expect(await select.inputValue()).toBe('sort/heap-sort')
  await select.selectOption('Quicksort')
  const shown = race.getByRole('img', { name: /^Quicksort after/ })
  await shown.waitFor()
  const answered = page.waitForResponse(/heap-sort-/)
  release()
  const response = await answered
  // This import gets the same module as the race. When it resolves, the race has loaded the module too.
  await page.evaluate(`import(${JSON.stringify(response.url())}).then(() => {})`)
  await frames(page)
  expect(await select.inputValue()).toBe('sort/quick-sort')
  expect(await shown.count()).toBe(1)
})

it('gives its two select boxes different names', async () => {
  const { race } = await openRace('sort')
  expect(await race.getByRole('combobox', { name: 'First algorithm' }).inputValue()).toBe('sort/insertion-sort')
  await race.getByRole('combobox', { name: 'Second algorithm' }).selectOption('Heapsort')
  await race.getByRole('img', { name: /^Heapsort after/ }).waitFor()
  expect(await race.getByRole('combobox', { name: 'First algorithm' }).inputValue()).toBe('sort/insertion-sort')
})

it('is a picture of two named algorithms without script, and has no control that does nothing', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort', { javaScriptEnabled: false })
  const race = page.locator('.player.race')
  // A browser does not draw the parts of an article that are far below the window.
  await race.scrollIntoViewIfNeeded()
  await expect
    .poll(() => race.locator('.lane p').allInnerTexts())
    .toEqual(['Insertion sort: 0 comparisons.', 'Merge sort: 0 comparisons.'])
  expect(await race.locator('select').count()).toBeGreaterThan(2)
  expect(await race.locator(':is(select, input, button):visible').count()).toBe(0)
})

it('offers another attempt when a chosen algorithm could not be loaded', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort', {
    expectErrors: true,
    prepare: (page) => page.route('**/assets/bubble-sort-*.js', (route) => route.abort(), { times: 1 }),
  })
  await hydrated(page)
  const island = page.locator('[data-island=player-race]')
  await island.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  await island.getByRole('combobox', { name: 'First algorithm' }).selectOption('Bubble sort')
  await island.getByRole('button', { name: 'Retry' }).press('Enter')
  await island.getByRole('img', { name: /^Bubble sort after/ }).waitFor()
  expect(await island.getByRole('alert').count()).toBe(0)
  expect(await island.evaluate((element) => element === document.activeElement)).toBe(true)
})
