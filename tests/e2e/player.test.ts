import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { noteShiftsFromNow, shiftsOf } from './layout-shifts.ts'
import { button, path, playerOf, playerOpener } from './player-page.ts'
import { atRest, frames } from './rest.ts'

const browser = useBrowser()
const openPlayer = playerOpener(browser)
const stepOf = async (player: Locator) => Number(await player.getByLabel('Step', { exact: true }).inputValue()) + 1

/** Sizes and places of all elements in a player, relative to its corner, with their texts. */
const boxesOf = (player: Locator) =>
  player.evaluate((root) => {
    const corner = root.getBoundingClientRect()
    return Array.from(root.querySelectorAll('*:not(pre *, option, form)'), (element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const numbers = [left - corner.left, top - corner.top, width, height].map(Math.round)
      return `${element.tagName} ${numbers.join(' ')} ${element.children.length === 0 ? element.textContent : ''}`
    })
  })

describe('step player', () => {
  it('has a useful picture without script, with the code and without controls', async () => {
    const page = await browser.open(path, { javaScriptEnabled: false })
    const player = playerOf(page)
    expect(await player.locator('.stage svg g').count()).toBeGreaterThanOrEqual(8)
    expect(await player.locator('.words').textContent()).toMatch(/\w+ .*\./)
    expect(await player.locator('.line.hl').count()).toBe(1)
    expect(await button(player, 'Play').isVisible()).toBe(false)
    expect(await player.locator('.stage').getAttribute('aria-label')).toContain(': step 1 of ')
  })

  it('hydrates without moving anything', async () => {
    const { hold, release } = holdRequests('**/assets/step-player-*.js')
    const page = await browser.open(path, { prepare: hold })
    await hydrated(page)
    await page.evaluate(() => document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' }))
    // Parts that come into view are laid out for the first time.
    await atRest(page)
    await noteShiftsFromNow(page)
    const earlier = (await shiftsOf(page)).length
    const before = await boxesOf(playerOf(page))
    release()
    await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
    const after = await boxesOf(playerOf(page))
    expect(after).toEqual(before)
    expect((await shiftsOf(page)).slice(earlier)).toEqual([])
    expect(browser.errorsOf(page)).toEqual([])
  })

  it('steps, plays, pauses, scrubs and restarts', async () => {
    const { page, player } = await openPlayer()
    await page.clock.install()
    expect(await stepOf(player)).toBe(1)
    await button(player, 'Step forward').click()
    await button(player, 'Step forward').click()
    expect(await stepOf(player)).toBe(3)
    await button(player, 'Step back').click()
    expect(await stepOf(player)).toBe(2)
    await player.getByLabel('Speed').selectOption('16')
    await button(player, 'Play').click()
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLInputElement>('.player [type=range]')?.value) > 8,
    )
    expect(await player.locator('.words').getAttribute('aria-live')).toBe('off')
    await button(player, 'Pause').click()
    const stopped = await stepOf(player)
    await page.clock.runFor(5000)
    await frames(page)
    expect(await stepOf(player)).toBe(stopped)
    expect(await player.locator('.words').getAttribute('aria-live')).toBe('polite')
    await player.getByLabel('Step', { exact: true }).fill('9999')
    expect(await player.locator('.words').innerText()).toBe('In order: 1, 2, 3, 5, 6, 7, 8, 9.')
  })

  it('announces the sentence of each step once, also a sentence that is the same as before', async () => {
    const { page, player } = await openPlayer(
      {},
      '/docs/algorithms-data-structures/algorithms/machine-learning/k-nearest-neighbors',
    )
    const spoken = player.locator('output:not(.head output), [role=status], [role=alert], [aria-live]')
    expect(await spoken.evaluateAll((regions) => regions.map((region) => region.className))).toEqual(['words'])
    expect(await player.locator('.head output').textContent()).toBe('')
    const last = Number(await player.getByLabel('Step', { exact: true }).getAttribute('max'))
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      const words = document.querySelector('.player .words') ?? document.body
      new MutationObserver((records) => {
        if (records.some(({ addedNodes, type }) => type === 'characterData' || addedNodes.length > 0))
          said.push(words.textContent ?? '')
      }).observe(words, { subtree: true, childList: true, characterData: true })
    })
    await player.locator('.stage').focus()
    for (let step = 0; step < last; step++) await page.keyboard.press('ArrowRight')
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said.length).toBe(last)
    expect(said.filter((text, index) => text === said[index - 1]).length).toBeGreaterThan(0)
  })

  it('is operated by the keyboard when it has the focus', async () => {
    const { page, player } = await openPlayer()
    await button(player, 'Step forward').click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('Home')
    expect(await stepOf(player)).toBe(2)
    await player.locator('.stage').focus()
    await page.keyboard.press('Home')
    expect(await stepOf(player)).toBe(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    expect(await stepOf(player)).toBe(2)
    await page.keyboard.press('End')
    const last = await stepOf(player)
    expect(last).toBeGreaterThan(20)
    await page.keyboard.press('ArrowRight')
    expect(await stepOf(player)).toBe(last)
    await page.keyboard.press(' ')
    await button(player, 'Pause').waitFor()
    // In the field the keys belong to the text.
    await page.keyboard.press(' ')
    const shown = await stepOf(player)
    await player.getByLabel('Numbers').focus()
    await page.keyboard.press('ArrowRight')
    expect(await stepOf(player)).toBe(shown)
  })

  it('leaves the keys to the code that has the focus, and to selections', async () => {
    const { page, player } = await openPlayer(
      { viewport: { width: 390, height: 800 } },
      '/docs/algorithms-data-structures/algorithms/graph/dijkstra',
    )
    const pane = player.locator('pre')
    // On a busy machine, Chromium sometimes does not scroll for a key, above all while an earlier key still scrolls.
    const placeAfter = async (key: string) => {
      await page.keyboard.press(key)
      await atRest(page)
      return pane.evaluate(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }))
    }
    await pane.focus()
    await expect.poll(async () => (await placeAfter('ArrowRight')).left).toBeGreaterThan(0)
    await expect.poll(async () => (await placeAfter('End')).top).toBeGreaterThan(0)
    await page.keyboard.press(' ')
    expect(await button(player, 'Play').count()).toBe(1)
    expect(await stepOf(player)).toBe(1)
    await player.locator('.stage').focus()
    await page.keyboard.press('Shift+ArrowRight')
    expect(await stepOf(player)).toBe(1)
    await page.keyboard.press('ArrowRight')
    expect(await stepOf(player)).toBe(2)
  })

  it('accepts the reader’s input, and explains a fault of it', async () => {
    const { page, player } = await openPlayer()
    const field = player.getByLabel('Numbers')
    const show = async (text: string) => {
      await field.fill(text)
      await page.keyboard.press('Enter')
    }
    await show('4, x, 1')
    expect(await player.getByRole('alert').innerText()).toBe(
      '“x” is not a number. Write numbers with commas or spaces between them: 5, 8, 1.',
    )
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await show(Array.from({ length: 65 }, () => 1).join(' '))
    expect(await player.getByRole('alert').innerText()).toBe(
      '65 numbers are too many to watch. Give at most 64 numbers.',
    )
    await show('4, 2, 9')
    expect(await player.getByRole('alert').count()).toBe(0)
    expect(await stepOf(player)).toBe(1)
    await player.getByLabel('Step', { exact: true }).fill('9999')
    expect(await player.locator('.words').innerText()).toBe('In order: 2, 4, 9.')
    expect(await player.getByLabel('Input', { exact: true }).inputValue()).toBe('Your input')
    await player.getByLabel('Input', { exact: true }).selectOption('Reversed')
    expect(await field.inputValue()).toMatch(/^12, 11/)
  })

  it('marks the current line, and scrolls only its own pane', async () => {
    const { page, player } = await openPlayer()
    await player.locator('.stage').focus()
    await page.keyboard.press('Home')
    const scrolled = await page.evaluate(() => scrollY)
    for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight')
    const current = player.locator('.line.hl')
    expect(await current.count()).toBe(1)
    const seen = await current.evaluate((line) => {
      const pane = line.closest('pre')?.getBoundingClientRect()
      const own = line.getBoundingClientRect()
      return pane !== undefined && own.top >= pane.top - 1 && own.bottom <= pane.bottom + 1
    })
    expect(seen).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })

  it('shares a step in the address', async () => {
    const { page, player } = await openPlayer()
    await player.getByLabel('Numbers').fill('3, 1, 2')
    await page.keyboard.press('Enter')
    await button(player, 'Step forward').click()
    await button(player, 'Step forward').click()
    await button(player, 'Copy a link to this step').click()
    const { hash, words } = { hash: new URL(page.url()).hash, words: await player.locator('.words').innerText() }
    expect(hash).toBe('#play=sort/merge-sort&input=3%2C+1%2C+2&step=3')
    const other = await browser.open(path + hash)
    await hydrated(other)
    await other.waitForFunction((words) => document.querySelector('.player .words')?.textContent === words, words)
    expect(await playerOf(other).getByLabel('Numbers').inputValue()).toBe('3, 1, 2')
    await other.waitForFunction(() => {
      const box = document.querySelector('.player')?.getBoundingClientRect()
      return box !== undefined && box.top < innerHeight && box.bottom > 0
    })
  })

  it('does not animate for readers who want no motion', async () => {
    const { page, player } = await openPlayer({ reducedMotion: 'reduce', prepare: (page) => page.clock.install() })
    const start = await stepOf(player)
    await page.clock.runFor(10_000)
    await frames(page)
    expect(await stepOf(player)).toBe(start)
    expect(
      await player
        .locator('.stage .i')
        .first()
        .evaluate((element) => getComputedStyle(element).transitionDuration),
    ).toBe('0s')
  })

  it('keeps its picture when its subject cannot be loaded, and tries again', async () => {
    const page = await browser.open(path, {
      expectErrors: true,
      prepare: (page) => page.route('**/assets/merge-sort-*.js', (route) => route.abort(), { times: 1 }),
    })
    await hydrated(page)
    await page.evaluate(() => document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' }))
    const failure = page.locator('[data-island=step-player] [role=alert]')
    await failure.waitFor()
    expect(await playerOf(page).locator('.words').textContent()).not.toBe('')
    await failure.getByRole('button', { name: 'Retry' }).click()
    await page.waitForFunction(() => document.querySelector('.player')?.parentElement?.matches('[data-island]'))
    expect(await failure.count()).toBe(0)
    await button(playerOf(page), 'Step forward').click()
    expect(await stepOf(playerOf(page))).toBe(2)
  })

  it('stops everything when the reader leaves its page', async () => {
    const { page, player } = await openPlayer({
      prepare: (page) =>
        page.addInitScript(() => {
          const running = new Set<unknown>()
          const { setInterval: start, clearInterval: stop } = window
          const forget = (id: number) => {
            running.delete(id)
            stop(id)
          }
          Object.assign(window, {
            running,
            setInterval: (...parameters: Parameters<typeof start>) => {
              const id = start(...parameters)
              running.add(id)
              return id
            },
            // The bar of a slow navigation ends its interval with `clearTimeout`, which is allowed.
            clearInterval: forget,
            clearTimeout: forget,
          })
        }),
    })
    const running = () => page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size)
    const before = await running()
    await player.getByLabel('Speed').selectOption('0.5')
    await button(player, 'Play').click()
    expect(await running()).toBe(before + 1)
    await page.evaluate(() => navigation.navigate('/docs'))
    await page.waitForFunction(() => !document.querySelector('.player'))
    // React runs the cleanup effects of removed elements a little later.
    await expect.poll(running).toBe(before)
    expect(browser.errorsOf(page)).toEqual([])
  })
})
