import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

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
  expect(await race.locator('.lane p').allInnerTexts()).toEqual(['10 comparisons', '10 comparisons'])
  await race.getByLabel('Step', { exact: true }).fill('9999')
  const [insertion = 0, merge = 0] = (await race.locator('.lane p').allInnerTexts()).map((text) => Number(/^Done after (\d+) comparisons\.$/.exec(text)?.[1]))
  expect(merge).toBeGreaterThan(20)
  expect(insertion).toBeGreaterThan(merge)
  await race.getByLabel('Algorithm').first().selectOption('Quicksort')
  await page.waitForFunction((was) => !document.querySelector('.lane p')?.textContent?.includes(String(was)), insertion)
  expect(await race.locator('.lane .i').count()).toBeGreaterThan(30)
  expect(browser.errorsOf(page)).toEqual([])
})

it('says numbers of comparisons at steps, and only the end while it runs', async () => {
  const { race } = await openRace('sort')
  const spoken = () => race.locator('.lane p').evaluateAll((lanes) => lanes.map((lane) => [lane.getAttribute('aria-live'), lane.textContent?.startsWith('Done')]))
  await race.getByLabel('Step', { exact: true }).fill('10')
  expect(await spoken()).toEqual([['polite', false], ['polite', false]])
  await race.getByLabel('Speed').selectOption('16')
  await race.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(spoken).toEqual([['off', false], ['off', false]])
  await expect.poll(spoken, { timeout: 15_000 }).toEqual([['off', false], ['polite', true]])
  await expect.poll(spoken, { timeout: 15_000 }).toEqual([['polite', true], ['polite', true]])
  expect(await race.locator('output').count()).toBe(0)
})

it('runs two searches, and says what is wrong with an input', async () => {
  const { page, race } = await openRace('search')
  await race.getByRole('textbox').fill('5 in 3, 2')
  await page.keyboard.press('Enter')
  expect(await race.getByRole('alert').innerText()).toBe('The list has to be in ascending order, but 2 comes after 3.')
  await race.getByRole('textbox').fill('9 in 1, 3, 5, 7, 9')
  await page.keyboard.press('Enter')
  await race.getByLabel('Step', { exact: true }).fill('1')
  expect(await race.locator('.lane p').allInnerTexts()).toEqual(['1 comparison', '1 comparison'])
  await race.getByLabel('Step', { exact: true }).fill('99')
  expect(await race.locator('.lane p').allInnerTexts()).toEqual(['Done after 5 comparisons.', 'Done after 3 comparisons.'])
})

it('can be tried again where an algorithm of its beginning cannot be loaded', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort', {
    expectErrors: true,
    prepare: (page) => page.route('**/assets/merge-sort-*.js', (route) => route.abort(), { times: 2 }),
  })
  await hydrated(page)
  await page.evaluate(() => document.querySelector('[data-island=player-race]')?.scrollIntoView({ block: 'center' }))
  const retry = page.locator('[data-island=player-race]').getByRole('button', { name: 'Retry' })
  await retry.click()
  await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
  expect(await retry.count()).toBe(0)
})

it('shows the algorithm that was chosen last, whatever comes first', async () => {
  const { page, race } = await openRace('sort')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/heap-sort-*.js', async (route) => {
    await held
    await route.continue()
  })
  const select = race.getByLabel('Algorithm').first()
  await select.selectOption('Heapsort')
  await select.selectOption('Quicksort')
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('.lane select')?.value === 'sort/quick-sort')
  release()
  await page.waitForResponse(/heap-sort-/)
  await page.waitForTimeout(300)
  expect(await select.inputValue()).toBe('sort/quick-sort')
})
