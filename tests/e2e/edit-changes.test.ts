import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { codesOf, editable, editPath, pressEdit, replaceCode } from './edit-page.ts'
import { idle } from './rest.ts'

const browser = useBrowser()
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

it('keeps a change after a reload and after visits to other pages', async () => {
  const page = await browser.open(editPath)
  const sample = editable(page, 1)
  await pressEdit(page, sample)
  await replaceCode(page, 'const changed = true')
  await page.reload()
  await hydrated(page)
  await sample.locator('.cm-content').first().waitFor()
  expect(await codesOf(sample)).toEqual(['const changed = true'])
  expect(await sample.locator('.edit-origin').textContent()).toBe('This is your change from earlier in this tab.')
  expect(await page.locator('.run-panel').count()).toBe(0)
  expect(await page.locator('.cm-editor').count()).toBe(1)
  await page.evaluate(() => navigation.navigate('/docs/links').finished?.then(() => undefined))
  await page.evaluate((path) => navigation.navigate(path).finished?.then(() => undefined), editPath)
  await sample.locator('.cm-content').first().waitFor()
  expect(await codesOf(sample)).toEqual(['const changed = true'])
  expect(browser.errorsOf(page)).toEqual([])
})

it('drops the change of a sample whose code is different now', async () => {
  const page = await browser.open(editPath)
  await hydrated(page)
  await page.evaluate(() =>
    sessionStorage.setItem(`edits ${location.pathname}`, JSON.stringify({ abcdefghij: { codes: ['old()'] } })),
  )
  const fetched = page.waitForResponse((response) => response.url().includes('/edit-sample-'))
  await page.reload()
  await fetched
  await idle(page)
  expect(await page.locator('.cm-editor').count()).toBe(0)
  expect(browser.errorsOf(page)).toEqual([])
})

it('works when the storage is blocked', async () => {
  const page = await browser.open(editPath, {
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('The storage is blocked.', 'SecurityError')
          },
        }),
      ),
  })
  const sample = editable(page)
  await pressEdit(page, sample)
  await replaceCode(page, 'changed()')
  expect(await codesOf(sample)).toEqual(['changed()'])
  expect(browser.errorsOf(page)).toEqual([])
})

it('puts a changed sample into a link that shows the code and runs nothing', async () => {
  const page = await browser.open(editPath, clipboard)
  const sample = editable(page, 2)
  await pressEdit(page, sample)
  const code = "console.log('привет', `</script><img src=x onerror=alert(1)>`)"
  await replaceCode(page, code)
  await sample.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => sample.locator('.edit-bar output').textContent()).toBe('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  expect(new URL(link).hash).toMatch(/^#edit=1[\w-]+$/)

  const requests: string[] = []
  const other = await browser.open(new URL(link).pathname + new URL(link).hash, {
    viewport: { width: 1280, height: 700 },
    prepare: async (page) => void page.on('request', (request) => requests.push(request.url())),
  })
  await hydrated(other)
  const opened = editable(other, 2)
  await opened.locator('.cm-content').waitFor()
  expect(await codesOf(opened)).toEqual([code])
  expect(await opened.locator('.edit-origin').textContent()).toBe(
    'This code comes from the link that you opened. It has not been run.',
  )
  await expect.poll(() => opened.evaluate((figure) => Math.abs(figure.getBoundingClientRect().top) < 700)).toBe(true)
  await idle(other)
  expect(await other.locator('.run-panel, iframe[src*="sandbox"]').count()).toBe(0)
  expect(requests.filter((url) => /sandbox|run-sample/.test(url))).toEqual([])

  // The sample stays marked as foreign after a reload without the link.
  await other.goto(editPath)
  await opened.locator('.cm-content').waitFor()
  expect(await codesOf(opened)).toEqual([code])
  expect(await opened.locator('.edit-origin').textContent()).toContain('comes from the link')
  await other.goBack()
  await opened.locator('.cm-content').waitFor()

  // A later change of the reader is newer than the link.
  await opened.locator('.cm-content').click()
  await replaceCode(other, 'mine()')
  await other.reload()
  await opened.locator('.cm-content').waitFor()
  expect(await codesOf(opened)).toEqual(['mine()'])
  await opened.getByRole('button', { name: 'Reset' }).click()
  expect(new URL(other.url()).hash).toBe('')
  expect(browser.errorsOf(other)).toEqual([])
})

it('shows the link in the address bar when copying is refused, and makes no link of too long code', async () => {
  const page = await browser.open(editPath, {
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  })
  const sample = editable(page)
  await pressEdit(page, sample)
  await replaceCode(page, 'changed()')
  const status = () => sample.locator('.edit-bar output').textContent()
  await sample.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(status).toContain('Copy the link from the address bar.')
  const { hash } = new URL(page.url())
  expect(hash).toMatch(/^#edit=/)
  await sample.locator('.cm-content').click()
  const long = await page.evaluate(() => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9000)))))
  await replaceCode(page, `// ${long}`)
  await sample.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(status).toContain('too long for a link')
  expect(new URL(page.url()).hash).toBe(hash)
})

const packed = (text: string): string => `#edit=1${deflateRawSync(text).toString('base64url')}`
const damaged = 'The link to a changed sample is damaged or too long. The page shows its own samples.'
const foreign = 'The link leads to a sample that this page does not have, or has changed since.'

it.each([
  ['nothing', '#edit=', damaged],
  ['script text', '#edit=<img src=x onerror=alert(1)>', damaged],
  ['damaged data', `${packed('["a","some code that is long enough"]').slice(0, -5)}`, damaged],
  ['a text that inflates to 5 MB', packed(`["a","${'a'.repeat(5_000_000)}"]`), damaged],
  ['too many characters', `#edit=1${'A'.repeat(100_000)}`, damaged],
  ['a sample that does not exist', packed('["</script><script>alert(1)</script>","code()"]'), foreign],
  ['the name of a property', packed('["__proto__","code()"]'), foreign],
])('only shows a message for a link with %s', async (_, hash, message) => {
  const page = await browser.open(editPath + hash)
  await hydrated(page)
  const notice = page.getByRole('alert').filter({ hasText: 'link' })
  await expect.poll(() => notice.locator('p').textContent()).toBe(message)
  expect(await page.locator('.cm-editor, .run-panel').count()).toBe(0)
  await notice.getByRole('button', { name: 'Close' }).click()
  expect(await notice.count()).toBe(0)
  expect(browser.errorsOf(page)).toEqual([])
})

it('rejects a link to the right sample with another number of blocks', async () => {
  const page = await browser.open(editPath, clipboard)
  const sample = editable(page)
  await pressEdit(page, sample)
  await replaceCode(page, 'changed()')
  await sample.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#edit=/)
  const id = await page.evaluate(
    () => Object.keys(JSON.parse(sessionStorage.getItem(`edits ${location.pathname}`) ?? '{}') as object)[0],
  )
  const other = await browser.open(editPath + packed(JSON.stringify([id, 'a()', 'b()'])))
  await expect.poll(() => other.locator('.edit-notice p').textContent()).toBe(foreign)
  expect(await other.locator('.cm-editor').count()).toBe(0)
})

it('opens a link that is pasted into the address of the same page', async () => {
  const page = await browser.open(editPath)
  await hydrated(page)
  await page.evaluate(() => (location.hash = '#edit=1broken'))
  await expect.poll(() => page.locator('.edit-notice p').textContent()).toBe(damaged)
})
