import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const sorting = '/docs/algorithms-data-structures/algorithms/sort/insertion-sort'
const races = '/docs/algorithms-data-structures/algorithms/sort'

/** Opens an English article as a Russian one, and hydrates one of its islands. */
const openRussian = async (path: string, island: string) => {
  const page = await browser.open(path)
  await page.evaluate(() => document.querySelector('article')?.setAttribute('lang', 'ru'))
  await hydrated(page)
  await page.locator(`[data-island=${island}]`).first().scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (name) => document.querySelector('.player')?.parentElement?.matches(`[data-island=${name}]`),
    island,
  )
  return { page, player: page.locator(`[data-island=${island}] .player`).first() }
}

it('has Russian controls and messages in a Russian article', async () => {
  const { page, player } = await openRussian(sorting, 'step-player')
  await player.getByRole('button', { name: 'Шаг вперёд' }).click()
  expect(await player.getByLabel('Шаг', { exact: true }).getAttribute('aria-valuetext')).toMatch(/^2 из \d+$/)
  expect(await player.locator('.stage').getAttribute('aria-label')).toMatch(/. Шаг 2 из \d+$/)
  expect(await player.locator('.words').getAttribute('lang')).toBe('en')
  await player.getByRole('textbox').fill('1, 2')
  await player.getByRole('button', { name: 'Показать' }).click()
  expect(await player.getByLabel('Входные данные', { exact: true }).inputValue()).toBe('Свои данные')
  expect(await player.locator('option').allTextContents()).toContain('Как в статье')
  const faultTexts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /\/input-faults-.*\.js/.test(name)).length,
    )
  expect(await faultTexts()).toBe(0)
  const numbers = player.getByRole('textbox', { name: 'Числа' })
  await numbers.fill('1, two')
  await player.getByRole('button', { name: 'Показать' }).click()
  await player.getByRole('alert').waitFor()
  expect(await player.getByRole('alert').textContent()).toBe(
    '«two» — не число. Напишите числа через запятую или пробел: 5, 8, 1.',
  )
  expect(await numbers.getAttribute('aria-invalid')).toBe('true')
  expect(await faultTexts()).toBe(1)
})

it('counts in Russian in a race', async () => {
  const { page, player: race } = await openRussian(races, 'player-race')
  await race.getByRole('button', { name: 'Шаг вперёд' }).click()
  expect(await race.locator('.said').textContent()).toMatch(/: 1 сравнение\. .+: 1 сравнение\.$/)
  expect(await race.getByLabel('Первый алгоритм').count()).toBe(1)
  await page.route(/input-faults/, (route) => route.abort())
  await race.getByRole('textbox', { name: 'Числа' }).fill('1, two')
  await race.getByRole('button', { name: 'Показать' }).click()
  await race.getByRole('alert').waitFor()
  expect(await race.getByRole('alert').textContent()).toBe('Для этих данных показывать нечего.')
})
