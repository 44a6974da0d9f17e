import { expect, inject, it } from 'vitest'
import { eachEngine } from './engines.ts'
import { openAlive, until } from './page-state.ts'

const address = (path: string) => inject('siteOrigin') + path
const desktop = { width: 1280, height: 800 }

eachEngine((page) => {
  it('searches from the first key to the opened result', async () => {
    await page().resize(desktop)
    await openAlive(page(), address('/docs/guide/docker'))
    await page().press('Control+k')
    await until(page(), () => document.activeElement?.matches('dialog:popover-open input'))
    await page().type('binary search')
    // Enter opens no result of an earlier letter. The link to all results has the text that the results belong to.
    await until(page(), () => {
      const all = document.querySelector<HTMLAnchorElement>('dialog:popover-open a.search-all')
      return all !== null && new URL(all.href).searchParams.get('q') === 'binary search'
    })
    await page().press('Enter')
    await until(page(), () => location.pathname.endsWith('/search/binary-search'))
    await until(page(), () => document.querySelector('h1')?.textContent === 'Binary search')
    expect(await page().evaluate(() => document.querySelectorAll('dialog:popover-open').length)).toBe(0)
  })

  it('skips to the content by the keyboard', async () => {
    await openAlive(page(), address('/docs/guide/docker'))
    await page().press('Tab')
    const first = await until(page(), () => document.activeElement?.getAttribute('href'))
    expect(first).toMatch(/^#/)
    await page().press('Enter')
    await until(page(), () => document.activeElement?.closest('main') !== null)
  })

  it('copies code, and shows a message', async () => {
    await openAlive(page(), address('/docs/guide/docker'))
    await until(page(), () => document.querySelector('article figure.code [data-copy]:not([hidden])') !== null)
    await page().click('article figure.code [data-copy]')
    await until(page(), () => document.querySelector('#announcer')?.textContent?.startsWith('Copied'))
  })

  it('copies texts that a press of a button fetches: the complete file of a module, and the page', async () => {
    await openAlive(page(), address('/docs/algorithms-data-structures/algorithms/sort/quick-sort'))
    const announced = () => document.querySelector('#announcer')?.textContent ?? ''
    await until(page(), () => document.querySelector('[data-copy-file]:not([hidden])') !== null)
    await page().click('[data-copy-file$=".js.txt"]')
    await until(page(), () => document.querySelector('[data-copy-file$=".js.txt"]')?.textContent === 'Copied')
    expect(await page().evaluate(announced)).toMatch(/^Copied/)
    await page().click('[data-control="copy-page"]')
    await until(page(), () => document.querySelector('[data-control="copy-page"]')?.textContent === 'Copied')
  })

  it('opens a branch of the sidebar, hides the sidebar and brings it back', async () => {
    await openAlive(page(), address('/docs/guide/docker'))
    await page().click('aside [aria-label="Expand Cheat sheets"]')
    await until(page(), () => document.querySelector('aside a[href="/docs/cheatsheet/regexp"]') !== null)
    await page().click('[data-control="sidebar"]')
    await until(page(), () => document.documentElement.dataset['sidebar'] === 'hidden')
    await page().click('[data-control="sidebar"]')
    await until(page(), () => document.documentElement.dataset['sidebar'] !== 'hidden')
  })

  it('opens pages through the menu of a small screen', async () => {
    await page().resize({ width: 390, height: 800 })
    await openAlive(page(), address('/docs/guide/docker'))
    await page().click('header [popovertarget="mobile-menu"]')
    await until(page(), () => document.querySelector('#mobile-menu')?.matches(':popover-open'))
    await page().press('Escape')
    await until(page(), () => document.querySelector('#mobile-menu:popover-open') === null)
    await page().click('header [popovertarget="mobile-menu"]')
    await until(page(), () => document.querySelector('#mobile-menu:popover-open a[href="/docs/links"]') !== null)
    await page().click('#mobile-menu a[href="/docs/links"]')
    await until(page(), () => document.querySelector('h1')?.textContent === 'Links')
    await page().resize(desktop)
  })

  it('steps through a player', async () => {
    await openAlive(page(), address('/docs/algorithms-data-structures/algorithms/sort/merge-sort'))
    await page().evaluate(() =>
      document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' }),
    )
    // Until its code has loaded, a picture of the same size is in its place.
    await until(page(), () => document.querySelector('[data-island=step-player][data-alive] > .player') !== null)
    const caption = () => document.querySelector('.player')?.textContent
    const before = await page().evaluate(caption)
    await page().click('.player [aria-label="Step forward"]')
    await until(page(), (text) => document.querySelector('.player')?.textContent !== text, before)
  })

  it('practises questions', async () => {
    await openAlive(page(), address('/docs/other/js-questions'))
    await page().click('[data-control="answers"]:not([data-answers])')
    await until(page(), () => document.activeElement?.matches('.practice h3, .practice h3 *'))
    await page().press(' ')
    await until(page(), () => document.querySelector('.practice-answer')?.textContent !== '')
    const question = await page().evaluate(
      () => document.activeElement?.closest('dialog')?.querySelector('h3')?.textContent,
    )
    await page().press('4')
    await until(page(), (text) => document.querySelector('dialog[open] h3')?.textContent !== text, question)
    await page().press('Escape')
    await until(page(), () => document.querySelector('dialog[open]') === null)
  })

  it('draws a demo in a frame of its own', async () => {
    await openAlive(page(), address('/docs/other/snippets-css'))
    await page().evaluate(() => document.querySelector('main .demo-frame')?.scrollIntoView({ block: 'center' }))
    await until(page(), () => document.querySelector('main .demo > iframe') !== null)
    const box = await page().evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('main .demo > iframe')
      return { height: frame?.getBoundingClientRect().height ?? 0, reachable: frame?.contentDocument !== null }
    })
    expect(box.height).toBeGreaterThan(100)
    // The demo's origin is opaque, so the page and the demo cannot access each other.
    expect(box.reachable).toBe(false)
  })
})
