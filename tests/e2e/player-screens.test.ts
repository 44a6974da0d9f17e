import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { button, playerOpener } from './player-page.ts'

const openPlayer = playerOpener(useBrowser())

describe('step player', () => {
  it('fits a phone, with targets for a finger', async () => {
    const { page, player } = await openPlayer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const name of ['Restart', 'Step back', 'Play', 'Step forward', 'Show', 'Copy a link to this step']) {
      const box = await button(player, name).boundingBox()
      expect([name, (box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([name, true, true])
    }
  })

  it('shows the picture, the controls and the current line together on a phone', async () => {
    const { player } = await openPlayer({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const span = await player.evaluate((root) => {
      const boxes = ['.stage', '.controls', '.line.hl'].map((part) => root.querySelector(part)?.getBoundingClientRect())
      return Math.max(...boxes.map((box) => box?.bottom ?? NaN)) - Math.min(...boxes.map((box) => box?.top ?? NaN))
    })
    // The header of the site and the bars of a browser take the rest of the 844 px.
    expect(span).toBeLessThan(600)
  })

  it('keeps the choice of examples beside its buttons on a phone, however long their names are', async () => {
    const { player } = await openPlayer(
      { viewport: { width: 390, height: 844 } },
      '/docs/algorithms-data-structures/algorithms/machine-learning/logistic-regression',
    )
    const [choice, link] = await Promise.all([
      player.locator('.input select').boundingBox(),
      button(player, 'Copy a link to this step').boundingBox(),
    ])
    expect(choice?.y).toBe(link?.y)
  })

  it.each([360, 390, 412, 430])('keeps its buttons in one row on a phone of %i px', async (width) => {
    const { player } = await openPlayer({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true })
    const tops = await player
      .locator('.controls button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top))
    expect(tops.length).toBe(4)
    expect(new Set(tops).size).toBe(1)
  })

  it('keeps its counts right below its controls in full screen, also beside long code', async () => {
    const { page, player } = await openPlayer(
      { viewport: { width: 1440, height: 900 } },
      '/docs/algorithms-data-structures/algorithms/statistics/quickselect',
    )
    await button(player, 'Full screen').click()
    await page.waitForFunction(() => document.fullscreenElement !== null)
    const below = await player.evaluate((root) => {
      const bottom = root.querySelector('.controls')?.getBoundingClientRect().bottom ?? 0
      return Array.from(root.querySelectorAll('.facts > *'), (fact) => fact.getBoundingClientRect().top - bottom)
    })
    expect(new Set(below).size).toBeGreaterThan(1)
    expect(Math.max(...below)).toBeLessThan(80)
  })

  it.each(['no-preference', 'reduce'] as const)(
    'keeps the marks of a step in view when the picture is wider than a phone (motion: %s)',
    async (reducedMotion) => {
      const { player } = await openPlayer(
        { viewport: { width: 390, height: 844 }, reducedMotion },
        '/docs/algorithms-data-structures/algorithms/strings/boyer-moore-horspool',
      )
      // This input is wider than the example, which a phone shows completely.
      await player.locator('form input[type=text]').fill('needle in find the needle here')
      await button(player, 'Show').click()
      const stage = player.locator('.stage')
      await expect
        .poll(() => stage.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeGreaterThan(50)
      const slider = player.getByLabel('Step', { exact: true })
      const last = Number(await slider.getAttribute('max'))
      const outside = () =>
        stage.evaluate((element) => {
          const box = element.getBoundingClientRect()
          const marked = [...element.querySelectorAll('.m-compare')].map((mark) => mark.getBoundingClientRect())
          return {
            marked: marked.length,
            outside: marked.filter(({ left, right }) => left < box.left || right > box.right).length,
          }
        })
      // The steps go to the end, and back to the beginning.
      for (const step of [last - 4, 10]) {
        await slider.fill(String(step))
        await expect.poll(outside).toEqual({ marked: 2, outside: 0 })
      }
    },
  )
})
