import { expect, it } from 'vitest'
import { violationsOf } from './axe.ts'
import { hydrated, useBrowser } from './browser.ts'
import { codesOf, editable, editPath, pressEdit, replaceCode } from './edit-page.ts'
import { roundTrip } from './rest.ts'
import { endOf, linesOf, putCode } from './run-page.ts'

const browser = useBrowser()

it('requests no part of the editor before Edit is pressed, and then at most 150 kB', async () => {
  const page = await browser.open(editPath)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const sizes = new Map<string, number>()
  page.on('response', (response) =>
    sizes.set(new URL(response.url()).pathname, Number(response.headers()['content-length'] ?? 0)),
  )
  const sample = editable(page)
  await sample.hover()
  await roundTrip(page)
  const before = [...sizes.keys()].filter((path) => path.startsWith('/assets/'))
  expect(before).toEqual([])
  sizes.clear()
  await pressEdit(page, sample)
  // Its language has loaded once there are colours.
  await sample.locator('.cm-line .k').first().waitFor()
  const assets = [...sizes].filter(([path]) => path.startsWith('/assets/'))
  expect(assets.map(([path]) => path.replace(/-[\w-]{8}\./, '.'))).toContain('/assets/edit-sample.js')
  expect(assets.every(([, size]) => size > 0)).toBe(true)
  expect(assets.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(150_000)
  expect([...sizes.keys()].filter((path) => /run-sample|sandbox/.test(path))).toEqual([])
})

it('keeps all languages of a demo within 150 kB', async () => {
  const page = await browser.open('/docs/other/snippets-css')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const sizes: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) sizes.push(Number(response.headers()['content-length'] ?? 0))
  })
  const sample = page.locator('.demo:has([data-lang="html"]):has([data-lang="css"])').first()
  await pressEdit(page, sample)
  await sample.locator('[data-lang="html"] .cm-line .k').first().waitFor()
  await sample.locator('[data-lang="css"] .cm-line .p').first().waitFor()
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})

it('shows the code in the same colours as before', async () => {
  const page = await browser.open(editPath)
  const sample = editable(page)
  /** The colour of each character other than a space. */
  const colors = (selector: string) =>
    sample.locator(selector).evaluate((code) => {
      const found: string[] = []
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { color } = getComputedStyle(node.parentElement as Element)
        for (const char of node.textContent ?? '') if (char.trim() !== '') found.push(`${char} ${color}`)
      }
      return found
    })
  const before = await colors('pre code')
  await pressEdit(page, sample)
  await sample.locator('.cm-line .k').first().waitFor()
  expect(await colors('.cm-content')).toEqual(before)
  expect(await codesOf(sample)).toEqual([(await sample.locator('> pre').textContent())?.replace(/\n$/, '')])
})

it('runs the reader’s code, and marks its lines in the editor', async () => {
  const page = await browser.open(editPath)
  const block = await putCode(page, 'console.log(1)')
  await pressEdit(page, block)
  await replaceCode(page, "const name: string = 'a'\nconsole.log(name)\nname // => 'a'\nname // => 'b'")
  await page.keyboard.press('ControlOrMeta+Enter')
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['a', expect.stringContaining('Line 4')])
  const marks = () =>
    block
      .locator('.cm-line')
      .evaluateAll((lines) => lines.map((line) => line.querySelector<HTMLElement>('.run-mark')?.dataset['mark'] ?? ''))
  expect(await marks()).toEqual(['', '', 'held', 'failed'])
  // A changed code has no marks until its next run.
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(' ')
  await expect.poll(marks).toEqual(['', '', '', ''])
  expect(await block.locator('.edit-notes').textContent()).toContain('Types are removed before the run.')
  await block.getByRole('button', { name: /^Run \d/ }).click()
  await expect.poll(marks).toEqual(['', '', 'held', 'failed'])
  // A list of all buttons shows which block each of them belongs to.
  const names = await page
    .locator('article button')
    .evaluateAll((found) =>
      found.flatMap((button) => (button.checkVisibility() ? [button.ariaLabel ?? button.textContent] : [])),
    )
  expect(names).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Close \d+: ./), expect.stringMatching(/^Reset \d/)]),
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(browser.errorsOf(page)).toEqual([])
})

it('runs a later block together with a file that the reader has changed', async () => {
  const page = await browser.open(editPath)
  const first = await putCode(page, 'export const value = 1')
  const second = await putCode(page, "import { value } from './value.ts'\nconsole.log(value)", { index: 1 })
  await first.evaluate((figure) => {
    const caption = document.createElement('figcaption')
    caption.textContent = 'value.ts'
    figure.prepend(caption)
  })
  await pressEdit(page, first)
  await replaceCode(page, 'export const value = 2')
  await second.locator('.code-buttons > [data-run]').click()
  expect(await endOf(second)).toBe('done')
  expect(await linesOf(second)).toEqual(['2'])
})

it('closes brackets, indents, undoes changes, and searches', async () => {
  const page = await browser.open(editPath)
  const block = await putCode(page, 'const a = 1')
  await pressEdit(page, block)
  // The support of the language arrives after the editor. Without it, Enter does not indent.
  await block.locator('.cm-line .k').first().waitFor()
  await replaceCode(page, '')
  await page.keyboard.type('function f() {')
  await page.keyboard.press('Enter')
  await page.keyboard.type('g(')
  expect(await codesOf(block)).toEqual(['function f() {\n  g()\n}'])
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  expect(await codesOf(block)).toEqual(['function f() {\n    g()\n}'])
  await expect
    .poll(async () => {
      await page.keyboard.press('ControlOrMeta+z')
      return codesOf(block)
    })
    .toEqual(['const a = 1'])
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type('a =')
  await block.locator('.cm-searchMatch').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.matches('.cm-content'))).toBe(true)
})

it('is left by Escape, then Tab, and tells the reader how', async () => {
  const page = await browser.open(editPath)
  const sample = editable(page)
  await pressEdit(page, sample)
  const hint = await sample
    .locator('.cm-content')
    .evaluate((editor) => document.getElementById(editor.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(hint).toContain('Press Escape, then Tab, to leave the editor.')
  const before = await codesOf(sample)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull()
  expect(await codesOf(sample)).toEqual(before)
  // Back in the editor, Tab indents again.
  await sample.locator('.cm-content').focus()
  await page.keyboard.press('Tab')
  expect(await codesOf(sample)).not.toEqual(before)
})

it('resets a sample to its original code', async () => {
  const page = await browser.open(editPath)
  const block = await putCode(page, 'console.log(1)')
  await pressEdit(page, block)
  await replaceCode(page, 'console.log(2)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await endOf(block)
  await block.getByRole('button', { name: 'Reset' }).click()
  expect(await codesOf(block)).toEqual(['console.log(1)'])
  expect(await block.locator('.run-panel').count()).toBe(0)
  expect(await block.locator('.edit-bar output').textContent()).toBe('The sample is as it was.')
  expect(await page.evaluate(() => sessionStorage.getItem(`edits ${location.pathname}`))).toBeNull()
})

it('copies the changed code', async () => {
  const page = await browser.open(editPath, { permissions: ['clipboard-read', 'clipboard-write'] })
  const sample = editable(page)
  await pressEdit(page, sample)
  await replaceCode(page, 'changed()')
  await sample.getByRole('button', { name: /^Copy \d/ }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('changed()')
})

it('has no fault that axe finds, with its search open', async () => {
  const page = await browser.open(editPath)
  const sample = editable(page)
  await pressEdit(page, sample)
  await page.keyboard.press('ControlOrMeta+f')
  await sample.locator('.cm-search').waitFor()
  expect(await violationsOf(page, { within: 'figure[data-editing]' })).toEqual([])
})

it('fits a phone, and does not make it zoom in', async () => {
  const page = await browser.open(editPath, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })
  const sample = editable(page)
  await pressEdit(page, sample)
  await page.keyboard.press('ControlOrMeta+f')
  const sizes = await sample
    .locator('.cm-content, .cm-search input:not([type="checkbox"])')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
  expect(sizes.length).toBe(3)
  expect(sizes.every((size) => size >= 16)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const inside = await sample.locator('.edit-bar button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, height } = button.getBoundingClientRect()
      return left >= 0 && right <= 390 && height >= 24
    }),
  )
  expect(inside).toEqual([true, true, true, true])
})

it('has Russian texts on a Russian page', async () => {
  const page = await browser.open('/docs/other/js-questions2')
  await hydrated(page)
  const sample = editable(page)
  // The sample is in an answer, which is folded.
  await sample.evaluate((figure) => figure.closest('details')?.setAttribute('open', ''))
  await pressEdit(page, sample)
  expect(await sample.locator('.edit-bar button').allTextContents()).toEqual([
    'Запустить',
    'Сбросить',
    'Копировать',
    'Копировать ссылку',
  ])
  await page.keyboard.press('ControlOrMeta+f')
  expect(await sample.locator('.cm-search [name="search"]').getAttribute('placeholder')).toBe('Найти')
})
