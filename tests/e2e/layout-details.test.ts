import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser({ mayHaveFiles: true })

describe('the letters above the tags', () => {
  it.each([320, 390, 768, 1024, 1440])('form rows of about the same length at %i px', async (width) => {
    const page = await browser.open('/docs/tags', { viewport: { width, height: 900 } })
    const lengths = await page.locator('main nav a').evaluateAll((links) => {
      const tops = links.map((link) => Math.round(link.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
    expect(lengths.length).toBeGreaterThan(0)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(Math.max(...lengths) * 0.6)
    expect(width === 1440 ? lengths.length : 1).toBe(1)
  })
})

it('aligns the circles of the levels with their words', async () => {
  const page = await browser.open('/docs/other/js-questions', { viewport: { width: 390, height: 844 } })
  const offsets = await page.locator('.question-tools label').evaluateAll((labels) =>
    labels.map((label) => {
      const capital = document.createElement('span')
      capital.style.cssText = 'display: inline-block; inline-size: 1px; block-size: 1cap'
      label.append(capital)
      const [circle, letter] = [label.querySelector('input'), capital].map((part) => part?.getBoundingClientRect())
      return circle && letter ? Math.abs(circle.top + circle.bottom - letter.top - letter.bottom) / 2 : Infinity
    }),
  )
  expect(offsets.length).toBeGreaterThan(2)
  expect(Math.max(...offsets)).toBeLessThan(1)
})

it('keeps the language of a result beside the last word of its title', async () => {
  const page = await browser.open('/docs', { viewport: { width: 320, height: 2000 } })
  const { field } = await openSearch(page)
  await field.fill('вопросы')
  const badges = page.locator('dialog .search-hit-language')
  await badges.first().waitFor()
  const starts = await badges.evaluateAll((all) =>
    all.map((badge) => (badge instanceof HTMLElement ? badge.offsetLeft - (badge.parentElement?.offsetLeft ?? 0) : 0)),
  )
  expect(starts.length).toBeGreaterThan(2)
  // Alone on a line, it would be at the beginning of the line.
  expect(Math.min(...starts)).toBeGreaterThan(12)
})

it('does not break the language of a document in the menu', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 320, height: 900 } })
  await hydrated(page)
  await page.locator('header button').first().click()
  const labels = page.locator('dialog:popover-open a span[lang="ru"] + span')
  await labels.first().waitFor()
  const heights = await labels.evaluateAll((all) =>
    all.map((label) => label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight)),
  )
  expect(heights.length).toBeGreaterThan(1)
  expect(Math.max(...heights)).toBeLessThan(1.5)
})

describe('the buttons above questions', () => {
  it.each([320, 390, 768, 1440])('begin a row of their own at %i px', async (width) => {
    const page = await browser.open('/docs/other/js-questions', { viewport: { width, height: 900 } })
    const tools = page.locator('.question-tools fieldset')
    const [row, levels, buttons] = await Promise.all(
      [tools, tools.locator('label').last(), tools.locator('div')].map((part) => part.boundingBox()),
    )
    expect(buttons?.y).toBeGreaterThanOrEqual((levels?.y ?? Infinity) + (levels?.height ?? 0) - 1)
    expect(buttons?.x).toBe(row?.x)
  })

  it('end the row of the levels where they fit beside them', async () => {
    const page = await browser.open('/docs/other/js-questions', { viewport: { width: 1440, height: 900 } })
    await page
      .locator('.question-tools label')
      .evaluateAll((labels) => labels.slice(2).forEach((label) => label.remove()))
    const tools = page.locator('.question-tools fieldset')
    const [row, buttons] = await Promise.all([tools, tools.locator('div')].map((part) => part.boundingBox()))
    expect((buttons?.x ?? 0) + (buttons?.width ?? 0)).toBeCloseTo((row?.x ?? -1) + (row?.width ?? 0), 0)
  })
})

it('begins the row with “Copy page” where it does not fit beside the facts', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 390, height: 844 } })
  const [title, button] = await Promise.all(
    ['main h1', 'main header button'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect(button?.x).toBe(title?.x)
})

it.each([
  ['/docs/cheatsheet/regexp', 'below'],
  ['/docs/other/js-questions', 'below'],
  ['/docs/guide/docker', 'beside'],
])(
  'keeps code out from under the button that a touch screen shows all the time: %s, some of it %s',
  async (path, place) => {
    const page = await browser.open(path, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await hydrated(page)
    const found = await page.locator('.code').evaluateAll(async (blocks) => {
      const found: { code: string; gap: number }[] = []
      for (const block of blocks.slice(0, 24)) {
        block.scrollIntoView()
        await new Promise(requestAnimationFrame)
        const [code, button] = ['code', '.code-copy'].map((selector) => block.querySelector(selector))
        if (!code || !button) throw new Error('A code block without code or button.')
        const text = document.createRange()
        text.selectNodeContents(code)
        const corner = button.getBoundingClientRect()
        const beside = [...text.getClientRects()].filter(
          ({ top, bottom }) => top < corner.bottom && bottom > corner.top,
        )
        found.push({ code: code.textContent ?? '', gap: Math.min(...beside.map(({ right }) => corner.left - right)) })
      }
      return found
    })
    expect(found.filter(({ gap }) => gap < 0)).toEqual([])
    expect(found.filter(({ gap }) => (gap === Infinity) === (place === 'below')).length).toBeGreaterThan(0)
  },
)

it.each(['/docs/cheatsheet/regexp', '/docs/other/react-questions2'])(
  'sets the two buttons of code beside each other: %s',
  async (path) => {
    const page = await browser.open(path, { viewport: { width: 1440, height: 900 } })
    await hydrated(page)
    await page
      .locator('article details:has(.code)')
      .evaluateAll((answers) => answers.forEach((answer) => answer.setAttribute('open', '')))
    const code = page.locator('article .code:has(.code-wrap)').first()
    await code.scrollIntoViewIfNeeded()
    const [wrap, copy] = await Promise.all(
      ['.code-wrap', '.code-copy'].map((button) => code.locator(button).boundingBox()),
    )
    expect(copy?.x).toBeGreaterThan((wrap?.x ?? Infinity) + (wrap?.width ?? 0))
  },
)

describe('an element that is wider than its column', () => {
  const maskOf = (element: Element) => getComputedStyle(element).maskImage

  it.each(['.table', '.code pre'])('%s fades at its end until the reader gets there', async (selector) => {
    const page = await browser.open('/docs/cheatsheet/regexp', { viewport: { width: 390, height: 844 } })
    await hydrated(page)
    const all = page.locator(`article ${selector}`)
    const widths = await all.evaluateAll((elements) =>
      elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    )
    const wide = all.nth(widths.findIndex((beyond) => beyond > 0))
    await wide.scrollIntoViewIfNeeded()
    await expect.poll(() => wide.evaluate(maskOf)).toContain('gradient')
    await wide.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(() => wide.evaluate(maskOf)).toBe('none')
  })

  it('fades on the left on a page that reads from right to left, and code on the right as usual', async () => {
    const page = await browser.open('/docs/cheatsheet/regexp', { viewport: { width: 390, height: 844 } })
    await hydrated(page)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const maskOfFirst = async (selector: string) => {
      const all = page.locator(`article ${selector}`)
      const widths = await all.evaluateAll((elements) =>
        elements.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      )
      const wide = all.nth(widths.findIndex((beyond) => beyond > 0))
      await wide.scrollIntoViewIfNeeded()
      await expect.poll(() => wide.evaluate(maskOf)).toContain('gradient')
      return { wide, mask: await wide.evaluate(maskOf) }
    }
    const table = await maskOfFirst('.table')
    expect(table.mask).toContain('270deg')
    await table.wide.evaluate((element) => element.scrollTo({ left: -element.scrollWidth }))
    await expect.poll(() => table.wide.evaluate(maskOf)).toBe('none')
    expect((await maskOfFirst('.code pre')).mask).not.toContain('270deg')
  })

  it('is the only thing that fades', async () => {
    const page = await browser.open('/docs/cheatsheet/regexp', { viewport: { width: 1440, height: 900 } })
    await hydrated(page)
    const fitting = page.locator('article .table').first()
    expect(await fitting.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await fitting.evaluate(maskOf)).toBe('none')
  })
})

it('keeps several words on a line in the first of three columns on a phone', async () => {
  const page = await browser.open('/docs/cheatsheet/regexp', { viewport: { width: 390, height: 844 } })
  const widths = await page
    .locator('article .table td:first-child:nth-last-child(3)')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(0)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(112)
})

it('leaves no gap above sidebar and outline when the bar hides', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 900 } })
  await hydrated(page)
  const top = () =>
    page
      .locator('aside nav')
      .first()
      .evaluate((scroller) => Math.round(scroller.getBoundingClientRect().top))
  expect(await top()).toBe(
    await page
      .locator('header')
      .first()
      .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom)),
  )
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(top).toBe(0)
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await expect.poll(() => outline.evaluate((list) => Math.round(list.getBoundingClientRect().top))).toBe(32)
})

it('mirrors arrows on a page that reads from right to left', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 1440, height: 900 } })
  const turned = () =>
    page
      .locator('aside button[aria-expanded="false"]')
      .first()
      .evaluate((caret) => getComputedStyle(caret, '::before').rotate)
  expect(await turned()).toBe('45deg')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expect.poll(turned).toBe('-135deg')
})

it('slides the menu in from the side where a line begins', async () => {
  const page = await browser.open('/docs/guide/docker', { viewport: { width: 390, height: 844 } })
  await hydrated(page)
  const start = () =>
    page.evaluate(() => {
      const menu = document.querySelector<HTMLDialogElement>('#mobile-menu')
      menu?.showPopover()
      const slide = menu
        ?.getAnimations()
        .find((animation) => (animation as CSSTransition).transitionProperty === 'translate')
      const from = (slide?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.['translate']
      menu?.hidePopover()
      return from
    })
  expect(await start()).toBe('-100%')
  await atRest(page)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await atRest(page)
  expect(await start()).toBe('100%')
})

it('has space below a heading of level 1 in a text, as below all other headings', async () => {
  const page = await browser.open('/docs/guide/docker')
  const gaps = await page.locator('article').evaluate((article) =>
    ['h1', 'h3'].map((name) => {
      article.insertAdjacentHTML('beforeend', `<${name}>Title</${name}><p>Text</p>`)
      const [heading, text] = [...article.children].slice(-2).map((element) => element.getBoundingClientRect())
      return (text?.top ?? 0) - (heading?.bottom ?? 0)
    }),
  )
  expect(gaps[0]).toBeGreaterThan(0)
  expect(gaps[0]).toBe(gaps[1])
})
