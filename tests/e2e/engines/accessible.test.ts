import { expect, inject, it } from 'vitest'
import type { EnginePage } from './engine.ts'
import { eachEngine } from './engines.ts'
import { openAlive, until } from './page-state.ts'

const address = (path: string) => inject('siteOrigin') + path

/** The elements around the articles, and the title. Engines name a `select` in different ways. */
const chrome = 'header, nav, main, aside, footer, section, form, h1, button, input, output'
/** Contents of the handbook, which change often. The filter of the results appears together with the results. */
const contents = 'article *, aside li *, main nav *, main output'

/** Role and name of visible elements in the engine's accessibility tree, in document order. */
const accessible = async (page: EnginePage, selector: string, leftOut = 'html'): Promise<string[]> => {
  await page.evaluate(
    ({ selector, leftOut }) => {
      for (const element of document.querySelectorAll('[data-asked]')) element.removeAttribute('data-asked')
      for (const element of document.querySelectorAll(selector))
        if (element.checkVisibility({ visibilityProperty: true }) && !element.matches(leftOut))
          element.setAttribute('data-asked', '')
    },
    { selector, leftOut },
  )
  const nodes = (await page.accessibleNodes?.('[data-asked]')) ?? []
  return nodes.map(({ role, name }) => `${role} ${name}`.trim())
}

const sidebar = ['complementary', 'navigation Documentation', 'button Hide the sidebar']
const afterDocument = ['sectionfooter', 'navigation Previous and next page', 'region Related']

/** The elements between the navbar and the footer. */
const pages = {
  '/': [
    'main',
    'sectionheader',
    'heading Guides, cheat sheets and algorithms for web developers',
    'region Start here',
    'region Sections',
    'region Recently updated',
    'region Offline reading',
    'button Store the site',
  ],
  '/docs': [
    ...sidebar,
    'main',
    'sectionheader',
    'heading Documentation',
    expect.stringMatching(/^region Guides \d+ documents$/),
    expect.stringMatching(/^region Cheat sheets \d+ documents$/),
    expect.stringMatching(/^region Data structures and algorithms \d+ documents$/),
    expect.stringMatching(/^region Other materials \d+ documents$/),
    expect.stringMatching(/^region Links \d+ documents?$/),
  ],
  '/docs/guide/docker': [
    ...sidebar,
    'main',
    'sectionheader',
    'heading Docker',
    'button Copy page',
    'navigation On this page',
    ...afterDocument,
  ],
  '/docs/cheatsheet/hono': [...sidebar, 'main', 'sectionheader', 'heading Hono', 'button Copy page', ...afterDocument],
  '/docs/tags/recursion': ['main', 'sectionheader', 'heading Documents tagged “Recursion”'],
  '/search?q=docker': [
    'main',
    'sectionheader',
    'heading Search',
    'form',
    'searchbox Search the documentation',
    'button Search',
    'button More results',
    'navigation Browse instead',
  ],
  '/nowhere': ['main', 'sectionheader', 'heading Page not found'],
}

const player = [
  'region Binary search, step by step',
  'button Show',
  'button Copy a link to this step',
  'button Full screen',
  expect.stringMatching(/^image Binary search of .*: step 1 of \d+$/),
  'button Restart',
  'button Step back',
  'button Play',
  'button Step forward',
  'slider Step',
]

const search = [
  'dialog Search',
  'combobox Search the documentation',
  expect.stringMatching(/^listbox \d+ results$/),
  'option Quicksort',
  // WebKit uses the text as the name.
  expect.stringMatching(/^status( \d+ results)?$/),
]

eachEngine((page, engine) => {
  // Firefox's driver has no command for the role and name of an element.
  it.skipIf(engine === 'Firefox')('gives every kind of page to assistive technology, in reading order', async () => {
    await page().resize({ width: 1280, height: 800 })
    for (const [path, content] of Object.entries(pages)) {
      await openAlive(page(), address(path))
      await until(page(), () => document.querySelector('footer [data-offline-open]') !== null)
      if (path.startsWith('/search')) await until(page(), () => document.querySelector('main ol ~ button') !== null)
      expect(await accessible(page(), chrome, contents), path).toEqual([
        'region Announcement',
        'button Dismiss this announcement',
        'banner',
        'navigation Main',
        'button Language: English',
        'button Dark mode',
        ...content,
        'contentinfo',
        'navigation Contacts',
        'button Offline reading',
        'status',
      ])
    }
  })

  it.skipIf(engine === 'Firefox')('names the controls of a player and of the search, and its live region', async () => {
    await openAlive(page(), address('/docs/algorithms-data-structures/algorithms/search/binary-search'))
    await until(page(), () => {
      document.querySelector('[data-island=step-player]')?.scrollIntoView({ block: 'center' })
      return document.querySelector('[data-island=step-player][data-alive] > .player') !== null
    })
    expect(await accessible(page(), '.player, .player :is(button, [type=range], [role=img])')).toEqual(player)

    await page().press('Control+k')
    await until(page(), () => document.activeElement?.matches('dialog:popover-open input'))
    await page().type('quicksort')
    // The link to all results shows that the results are those of the whole text.
    await until(
      page(),
      () =>
        document.querySelector('dialog:popover-open a[href$="/search?q=quicksort"]') !== null &&
        document.querySelector('dialog:popover-open [role=option][aria-selected=true]') !== null,
    )
    const parts = 'dialog:popover-open, dialog:popover-open :is(input, [role=listbox], [aria-selected=true], output)'
    // Names can follow the page a moment later: the status speaks after a pause of the reader.
    await expect.poll(() => accessible(page(), parts)).toEqual(search)
  })
})
