import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const sorting = '/docs/algorithms-data-structures/algorithms/sort/insertion-sort'
const races = '/docs/algorithms-data-structures/algorithms/sort'

/** Opens an English article as a Russian one, and brings an island of it to life. */
const openRussian = async (path: string, island: string) => {
  const page = await browser.open(path)
  await page.evaluate(() => document.querySelector('article')?.setAttribute('lang', 'ru'))
  await hydrated(page)
  await page.locator(`[data-island=${island}]`).first().scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (name) => document.querySelector('.player')?.parentElement?.matches(`[data-island=${name}]`),
    island,
  )
  return page.locator(`[data-island=${island}] .player`).first()
}

it('has Russian controls and messages in a Russian article', async () => {
  const player = await openRussian(sorting, 'step-player')
  await player.getByRole('button', { name: 'Шаг вперёд' }).click()
  expect(await player.getByLabel('Шаг', { exact: true }).getAttribute('aria-valuetext')).toMatch(/^2 из \d+$/)
  expect(await player.locator('.stage').getAttribute('aria-label')).toMatch(/. Шаг 2 из \d+$/)
  expect(await player.locator('.words').getAttribute('lang')).toBe('en')
  await player.getByRole('textbox').fill('1, 2')
  await player.getByRole('button', { name: 'Показать' }).click()
  expect(await player.getByLabel('Входные данные', { exact: true }).inputValue()).toBe('Свои данные')
})

it('counts in Russian in a race', async () => {
  const race = await openRussian(races, 'player-race')
  await race.getByRole('button', { name: 'Шаг вперёд' }).click()
  expect(await race.locator('.said').textContent()).toMatch(/: 1 сравнение\. .+: 1 сравнение\.$/)
  expect(await race.getByLabel('Первый алгоритм').count()).toBe(1)
})
