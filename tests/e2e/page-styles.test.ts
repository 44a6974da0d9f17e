import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'

/** Values of the compared properties of elements and of their generated parts. */
type Looks = { element: string; values: string[] }[]

declare global {
  var comparedNames: string[]
  var looksBefore: Record<number, Looks>
  var looksNow: Looks
}

/**
 * Runs in the page: returns the properties to compare. The other properties cannot differ, because no rule of the site
 * names them. Custom properties are left out. The size is included, because all other properties influence it.
 */
const readNames = (css: string): string[] => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const declared = new Set(['width', 'height'])
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) declared.add(name)
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
    }
  }
  for (const { cssRules } of [sheet, ...document.styleSheets]) collect(cssRules)
  return [...getComputedStyle(document.body)].filter((name) => declared.has(name) && !name.startsWith('--'))
}

/**
 * Runs in the page: reads the computed style of its elements and of their generated parts. Of repeated elements (spans
 * of code, entries of a list), two are read. The result stays in the page, because it has a million values.
 */
const readLooks = `(() => {
  const names = comparedNames
  const looks = []
  const seen = new Map()
  for (const element of document.querySelectorAll('body, [id="handbook:app"] *')) {
    const kind = [element, element.parentElement, element.parentElement.parentElement ?? element].map((one) => one.tagName + '.' + one.getAttribute('class')).join()
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    if (seen.get(kind) > 2) continue
    for (const part of ['', '::before', '::after', '::marker']) {
      const style = getComputedStyle(element, part || null)
      // Generated parts that show nothing have no look.
      if ((part === '::before' || part === '::after') && style.content === 'none') continue
      looks.push({ element: element.tagName + '.' + element.getAttribute('class') + part, values: names.map((name) => style.getPropertyValue(name)) })
    }
  }
  return looks
})()`

const widths = [1280, 390]

const keepLooks = async (page: Page): Promise<void> => {
  await page.evaluate('void (globalThis.looksBefore = {})')
  const names = await page.evaluate(readNames, whole)
  expect(names.length).toBeGreaterThan(100)
  await page.evaluate((found) => void (globalThis.comparedNames = found), names)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(`void (looksBefore[${width}] = ${readLooks})`)
  }
}

/** The differences, by element and property, and the number of compared properties. */
const compareLooks = async (page: Page, at = widths): Promise<{ compared: number; differences: string[] }> => {
  const found = { compared: 0, differences: [] as string[] }
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(`void (globalThis.looksNow = ${readLooks})`)
    const { compared, differences } = await page.evaluate((width) => {
      const before = globalThis.looksBefore[width]
      const [names, looks] = [globalThis.comparedNames, globalThis.looksNow]
      const differences: string[] = []
      if (looks.length !== before?.length)
        differences.push(`${width}: ${looks.length} elements, ${before?.length} before`)
      for (const [at, { element, values }] of looks.entries()) {
        const was = before?.[at]
        if (was?.element !== element) differences.push(`${width}: ${element} stands where ${was?.element} stood`)
        for (const [place, value] of values.entries())
          if (value !== was?.values[place])
            differences.push(`${width}: ${element} ${names[place]}: ${was?.values[place]} → ${value}`)
      }
      return { compared: looks.length * names.length, differences: differences.slice(0, 20) }
    }, width)
    found.compared += compared
    found.differences.push(...differences)
  }
  return found
}

/**
 * Replaces all styles of the page by the reader's whole style sheet. The new sheet is added before the old ones are
 * removed, because a moment without styles would start transitions.
 */
const replaceStyles = async (page: Page): Promise<void> => {
  const old = await page.evaluateHandle(() => [...document.querySelectorAll('head > style, link[rel=stylesheet]')])
  await page.addStyleTag({ content: whole })
  await page.addStyleTag({ content: '.article *{content-visibility:visible!important}' })
  await old.evaluate((sheets) => sheets.forEach((sheet) => sheet.remove()))
}

const assets = resolve(import.meta.dirname, '../../dist/assets')
const whole = readFileSync(
  join(assets, readdirSync(assets).find((name) => /^style-.*[.]css$/.test(name)) ?? ''),
  'utf8',
)

const paths = [
  '/',
  '/docs',
  '/docs/tags',
  '/docs/tags/typescript',
  '/search',
  '/docs/guide/docker',
  '/docs/cheatsheet/html5',
  '/docs/other/react-questions2',
  '/docs/algorithms-data-structures/data-structures/tree/avl',
  '/docs/links',
  '/no-such-page',
]

describe('the styles inside a page', () => {
  const browser = useBrowser()

  it.each(paths)('give %s the look of the whole style sheet, before and after the following sheet', async (path) => {
    const { hold, release } = holdRequests('**/assets/*.css')
    const page = await browser.open(path, {
      prepare: async (page) => {
        // Scripts never arrive, so that only the style sheet changes the page.
        await page.route('**/assets/*.js', () => {})
        await hold(page)
      },
    })
    // Without this rule, heights would depend on the parts that have been in view so far.
    await page.addStyleTag({ content: '.article *{content-visibility:visible!important}' })
    await keepLooks(page)
    const sheets = () => page.evaluate(() => document.styleSheets.length)
    const carried = await sheets()
    release()
    await expect.poll(sheets).toBe(carried + 1)
    const { compared, differences } = await compareLooks(page)
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(20_000)

    await replaceStyles(page)
    // Only one width is compared, because the largest pages take seconds.
    expect((await compareLooks(page, [1280])).differences).toEqual([])
  })

  it.each([
    ['/docs/guide/docker', 'document-'],
    ['/docs', 'style-'],
  ])('of %s are followed by the sheet %s…, which never sets the tokens of a document again', async (path, name) => {
    const page = await browser.open(path)
    await hydrated(page)
    const sheets = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href)
        .map(({ href, cssRules }) => ({
          href,
          layers: [...cssRules].filter((rule) => rule instanceof CSSLayerBlockRule).map((rule) => rule.name),
        })),
    )
    expect(sheets.map(({ href }) => href?.includes(`/assets/${name}`))).toEqual([true])
    expect(sheets.flatMap(({ layers }) => layers).includes('tokens')).toBe(name === 'style-')
  })

  it('are followed by the styles for pages of other kinds', async () => {
    const page = await browser.open('/docs/guide/docker')
    await hydrated(page)
    await page.locator('header').getByRole('link', { name: 'Dev Handbook' }).first().click()
    await page.waitForURL('/')
    const columns = () =>
      page
        .locator('main ul')
        .evaluateAll((lists) =>
          Math.max(...lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)),
        )
    await expect.poll(columns).toBeGreaterThan(1)
  })

  it('come before the whole style sheet, also in players, so that browsers do not look up fonts again', async () => {
    const page = await browser.open('/docs/algorithms-data-structures/data-structures/tree/avl')
    await hydrated(page)
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href, ownerNode }) => href ?? (ownerNode as Element).parentElement?.tagName),
    )
    expect(sheets.length).toBeGreaterThan(2)
    expect(sheets.map((sheet) => /assets\/document-.*[.]css$/.test(sheet ?? ''))).toEqual([
      ...sheets.slice(1).map(() => false),
      true,
    ])
  })

  it('are enough for reading when the style sheet cannot be loaded', async () => {
    const page = await browser.open('/docs/guide/docker', {
      expectErrors: true,
      prepare: (page) => page.route('**/assets/*.css', (route) => route.abort()),
    })
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    await page.locator('header').getByRole('link', { name: 'Links' }).first().click()
    await page.waitForURL('/docs/links')
    // The click has loaded a new document, with its own styles.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/docs\/links$/)
    expect(
      await page
        .locator('[data-kind=links] article > ul')
        .first()
        .evaluate((list) => getComputedStyle(list).listStyleType),
    ).toBe('none')
  })
})
