import { constants, inflateSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { eachEngine } from './engines.ts'
import { isAlive, isAtRest, openAlive, readingPlace, until } from './page-state.ts'

const address = (path: string) => inject('siteOrigin') + path
const desktop = { width: 1280, height: 800 }
/** Width in pixels of the smallest window. The toolbar of WebKit's MiniBrowser needs 447 of them. */
const smallest = { Chromium: 320, Firefox: 320, WebKit: 450 }

/** Number of pages of a PDF file. Some writers keep the list of pages in compressed streams. */
const sheetsOf = (file: Buffer): number => {
  const text = file.toString('latin1')
  const inflated = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(file.subarray(index + length), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...inflated].join('\n').match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0
}

eachEngine((page, name) => {
  it('goes to a page through a link, then back and forward', async () => {
    await page().resize(desktop)
    await openAlive(page(), address('/docs/guide/docker'))
    await page().click('header a[href="/docs/links"]')
    await until(page(), () => document.querySelector('h1')?.textContent === 'Links')
    expect(await page().evaluate(() => [location.pathname, scrollY])).toEqual(['/docs/links', 0])
    await page().back()
    await until(page(), () => document.querySelector('h1')?.textContent === 'Docker')
    await page().forward()
    await until(page(), () => document.querySelector('h1')?.textContent === 'Links')
  })

  // The pages: an index of documents, a sheet with a tall list at its beginning, questions, a page with figures and a
  // player, a guide.
  it.each([
    '/docs/cheatsheet/intro-cheatsheet',
    '/docs/cheatsheet/git',
    '/docs/other/js-questions',
    '/docs/algorithms-data-structures/algorithms/sort/quick-sort',
    '/docs/guide/http',
  ])('keeps the place in %s on reload, and on the way back', async (path) => {
    await openAlive(page(), address(path))
    await page().evaluate(() => scrollTo(0, 1800))
    const before = await readingPlace(page())
    expect(before.text).not.toBe('')
    await page().reload()
    await isAlive(page())
    const reloaded = await readingPlace(page())
    expect(reloaded.text).toBe(before.text)
    expect(Math.abs(reloaded.top - before.top)).toBeLessThanOrEqual(2)
    await page().evaluate(() => document.querySelector<HTMLElement>('header a[href="/docs/links"]')?.click())
    await until(page(), () => document.querySelector('h1')?.textContent === 'Links')
    await isAlive(page())
    await page().back()
    await until(page(), (to) => location.pathname === to, path)
    await isAlive(page())
    const returned = await readingPlace(page())
    expect(returned.text).toBe(before.text)
    expect(Math.abs(returned.top - before.top)).toBeLessThanOrEqual(2)
  })

  it.each([
    ['in Cyrillic', '/docs/other/snippets-js2', -2],
    ['below a list of documents', '/docs/algorithms-data-structures/intro-algorithms', -1],
    ['near the end of a long page', '/docs/guide/docker', -3],
  ])('lands on a heading %s', async (_name, path, at) => {
    await openAlive(page(), address(path))
    const id = await page().evaluate((place) => [...document.querySelectorAll('.article h2')].at(place)?.id ?? '', at)
    expect(id).not.toBe('')
    await openAlive(page(), address('/docs/links'))
    await openAlive(page(), `${address(path)}#${encodeURIComponent(id)}`)
    await isAtRest(page())
    const place = await page().evaluate((name) => {
      const { top = -1 } = document.getElementById(name)?.getBoundingClientRect() ?? {}
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      return { top, isAtEnd, bottom: innerHeight }
    }, id)
    expect(place.top).toBeGreaterThanOrEqual(0)
    // The last heading of a page cannot scroll up to the top.
    expect(place.top).toBeLessThan(place.isAtEnd ? place.bottom : 140)
  })

  it('keeps the dark mode on reload', async () => {
    await openAlive(page(), address('/docs/guide/docker'))
    await page().click('[data-control="color-mode"]')
    await until(page(), () => document.documentElement.dataset['theme'] === 'dark')
    await page().reload()
    const shown = await page().evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(shown).toBe('dark')
    await isAlive(page())
    await page().click('[data-control="color-mode"]')
    await until(page(), () => document.documentElement.dataset['theme'] === 'light')
  })

  it('fits a window of 320 pixels', async () => {
    await page().resize({ width: 320, height: 640 })
    for (const path of ['/', '/docs/cheatsheet/git', '/docs/guide/docker']) {
      await openAlive(page(), address(path))
      const { width, inner } = await page().evaluate(() => ({
        width: document.documentElement.scrollWidth,
        inner: innerWidth,
      }))
      expect(inner).toBeLessThanOrEqual(smallest[name])
      expect(width, path).toBeLessThanOrEqual(inner)
    }
    await page().resize(desktop)
  })

  it('has its new size at once, although a long page is slow to lay out', async () => {
    await openAlive(page(), address('/docs/guide/docker'))
    const small = { width: 700, height: 500 }
    for (const size of [small, desktop, small]) await page().resize(size)
    expect(await page().evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(small)
    await page().resize(desktop)
  })

  // The window cuts off what is too wide, so that the page itself never scrolls sideways.
  it.each(['100%', '200%'])('shows the whole of each part above the questions with letters of %s', async (size) => {
    await page().resize({ width: 320, height: 640 })
    await openAlive(page(), address('/docs/other/react-questions'))
    const cut = await page().evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      return [...document.querySelectorAll('.question-tools *')]
        .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((part) => `${part.tagName}: ${part.textContent}`)
    }, size)
    expect(cut).toEqual([])
    await page().resize(desktop)
  })

  // The driver of WebKitGTK has no command for printing.
  it.skipIf(name === 'WebKit')('prints a whole page', async () => {
    await openAlive(page(), address('/docs/guide/docker'))
    const file = Buffer.from(await page().print())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    // Parts that are not laid out on screen could be missing in print. Then only a few of more than fifty sheets would
    // be left.
    expect(sheetsOf(file)).toBeGreaterThan(30)
  })
})
