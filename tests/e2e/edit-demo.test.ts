import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { codesOf, pressEdit, replaceCode } from './edit-page.ts'

const browser = useBrowser()

it('shows a changed demo in its frame, and the old one after a reset', async () => {
  const page = await browser.open('/docs/cheatsheet/js-dom')
  await hydrated(page)
  const demo = page.locator('.demo:has([data-lang="html"]):has([data-lang="js"])').first()
  await demo.scrollIntoViewIfNeeded()
  const title = await demo.locator('> iframe').getAttribute('title')
  const height = await demo.locator('iframe').evaluate((frame) => frame.clientHeight)
  await pressEdit(page, demo)
  await demo.locator('[data-lang="html"] .cm-content').click()
  await replaceCode(page, '<p id="made">html</p><script>window.early = 1</script>')
  await demo.locator('[data-lang="js"] .cm-content').click()
  await replaceCode(
    page,
    "made.textContent += ' js ' + early\nmade.style.color = 'rgb(1, 2, 3)'\nthrow new Error('late')",
  )
  // The demo stays unchanged until the reader runs it.
  expect(await demo.locator('iframe').count()).toBe(1)
  await page.keyboard.press('ControlOrMeta+Enter')
  const frame = demo.locator('> iframe').last()
  const shown = frame.contentFrame().locator('iframe').contentFrame().locator('#made')
  await expect.poll(() => shown.textContent()).toBe('html js 1')
  expect(await frame.getAttribute('title')).toBe(title)
  expect(await frame.evaluate((element) => element.clientHeight)).toBe(height)
  expect(await demo.locator('> iframe:visible').count()).toBe(1)
  // The lines of the script keep their numbers.
  await expect.poll(() => demo.locator('.run-line').allTextContents()).toEqual(['Error: lateLine 3'])
  expect(await demo.locator('[data-lang="js"] .run-mark').getAttribute('data-mark')).toBe('error')
  await demo.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => demo.locator('> iframe').count()).toBe(1)
  expect(await demo.locator('> iframe:visible').count()).toBe(1)
  const originals = await demo
    .locator('.demo-code pre')
    .evaluateAll((codes) => codes.map((code) => code.textContent?.replace(/\n$/, '')))
  expect(await codesOf(demo)).toEqual(originals)
})

it('shows an unchanged demo as it was', async () => {
  const page = await browser.open('/docs/other/snippets-css')
  await hydrated(page)
  const demo = page.locator('.demo:has([data-lang="html"]):has([data-lang="css"])').first()
  await demo.scrollIntoViewIfNeeded()
  const look = (body: HTMLElement) => ({
    text: body.innerText.trim(),
    places: [...body.querySelectorAll('*')]
      .filter((element) => !element.matches('script, style'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${getComputedStyle(element).color}`
      }),
  })
  const title = () =>
    demo
      .locator('> iframe')
      .contentFrame()
      .locator('html')
      .evaluate(() => document.title)
  await expect.poll(title).not.toBe('Sandbox')
  const before = await demo.locator('> iframe').contentFrame().locator('body').evaluate(look)
  await pressEdit(page, demo)
  await page.keyboard.press('ControlOrMeta+Enter')
  const body = demo.locator('> iframe').last().contentFrame().locator('iframe').contentFrame().locator('body')
  await expect.poll(() => body.evaluate((element) => element.childElementCount)).toBeGreaterThan(0)
  await expect.poll(() => body.evaluate(look)).toEqual(before)
})

it('fills its frame with the background of a changed body, on a white ground', async () => {
  const page = await browser.open('/docs/other/snippets-css')
  await hydrated(page)
  const demo = page.locator('.demo:has([data-lang="html"]):has([data-lang="css"])').first()
  await demo.scrollIntoViewIfNeeded()
  const grounds = async () => ({
    frame: await demo.locator('> iframe:visible').evaluate((frame) => getComputedStyle(frame).backgroundColor),
    // A background of the root keeps that of the body from filling the page.
    root: await innermost()
      .locator('html')
      .evaluate((root) => getComputedStyle(root).backgroundColor),
  })
  let innermost = () => demo.locator('> iframe:visible').contentFrame()
  await expect.poll(() => innermost().locator('body > *').count()).toBeGreaterThan(0)
  const white = { frame: 'rgb(255, 255, 255)', root: 'rgba(0, 0, 0, 0)' }
  expect(await grounds()).toEqual(white)
  await pressEdit(page, demo)
  await demo.locator('[data-lang="css"] .cm-content').click()
  await replaceCode(page, 'body { background: rgb(1, 2, 3) }')
  await page.keyboard.press('ControlOrMeta+Enter')
  innermost = () => demo.locator('> iframe:visible').contentFrame().locator('iframe').contentFrame()
  const ground = () =>
    innermost()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect.poll(ground).toBe('rgb(1, 2, 3)')
  expect(await grounds()).toEqual(white)
})

it('covers no code with its Copy buttons on a phone', async () => {
  const page = await browser.open('/docs/cheatsheet/css-layout', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  await hydrated(page)
  const demo = page.locator('.demo').first()
  await pressEdit(page, demo)
  const covered = await demo.locator('.demo-code > .code').evaluateAll((blocks) =>
    blocks.map((block) => {
      const button = block.querySelector('.code-copy')?.getBoundingClientRect()
      const line = block.querySelector('.cm-line')?.getBoundingClientRect()
      return !button || !line || button.height === 0 || button.bottom > line.top
    }),
  )
  expect(covered).toEqual([false, false])
})

it.each([390, 1280])('covers no code with its Edit button at %i px', async (width) => {
  const page = await browser.open('/docs/cheatsheet/css-layout', { viewport: { width, height: 800 } })
  await hydrated(page)
  const covered = await page.locator('.demo-code').evaluateAll((holders) =>
    holders.map((holder) => {
      const button = holder.querySelector(':scope > button')?.getBoundingClientRect()
      const code = holder.querySelector('pre code')?.getBoundingClientRect()
      return !button || !code || button.height === 0 || button.bottom > code.top
    }),
  )
  expect(covered.length).toBeGreaterThan(5)
  expect(covered).not.toContain(true)
})
