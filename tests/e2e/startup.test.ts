import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { holdRequests } from './hold-requests.ts'
import { idle, roundTrip } from './rest.ts'

declare global {
  var intlUses: string[]
}

/** Records the constructors of `Intl` that a page uses. The first use loads their data, which takes a phone 20 ms. */
const noteIntl = (): void => {
  globalThis.intlUses = []
  const constructors = Intl as unknown as Record<string, object>
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const value = constructors[name]
    if (typeof value !== 'function') continue
    const note = (): void => void globalThis.intlUses.push(name)
    constructors[name] = new Proxy(value, {
      construct: (target, given, newTarget) => {
        note()
        return Reflect.construct(target as () => void, given, newTarget) as object
      },
      apply: (target, self, given) => {
        note()
        return Reflect.apply(target as () => unknown, self, given)
      },
    })
  }
}

describe('a page during hydration', () => {
  const browser = useBrowser()

  it.each(['/docs/guide/docker', '/docs/other/react-questions2'])(
    'leaves %s as the build wrote it, without Intl',
    async (path) => {
      const page = await browser.open(path, { prepare: (page) => page.addInitScript(noteIntl) })
      const written = await page.locator('main').first().innerText()
      await hydrated(page)
      expect(await page.locator('main').first().innerText()).toBe(written)
      expect(await page.locator('main time').count()).toBeGreaterThan(0)
      expect(await page.evaluate(() => globalThis.intlUses)).toEqual([])
    },
  )

  it('shows the pages that follow without Intl too', async () => {
    const page = await browser.open('/docs/other/react-questions2', { prepare: (page) => page.addInitScript(noteIntl) })
    await hydrated(page)
    const facts = await page.locator('main header').first().innerText()
    expect(facts).toMatch(/Русский[\s\S]*Updated [A-Z][a-z]+ \d+, \d{4}/)
    await page.locator('header').getByRole('link', { name: 'Links' }).first().click()
    await page.waitForURL('/docs/links')
    await page.goBack()
    await page.waitForURL('/docs/other/react-questions2')
    await page.waitForFunction(
      (facts) => document.querySelector<HTMLElement>('main header')?.innerText === facts,
      facts,
    )
    expect(await page.evaluate(() => globalThis.intlUses)).toEqual([])
  })

  it.each([
    ['/docs/guide/docker', ['document', 'entry-client']],
    ['/search?q=docker', expect.arrayContaining(['entry-client', 'search', 'worker'])],
  ])('asks for the modules of its kind together with the entry: %s', async (path, expected) => {
    const { hold, release } = holdRequests('**/assets/*.js')
    const asked = new Set<string>()
    const page = await browser.open(path, {
      prepare: (page) => {
        page.on('request', (request) => {
          const [, name] = /\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
          if (name) asked.add(name)
        })
        return hold(page)
      },
    })
    await expect.poll(() => [...asked].toSorted()).toEqual(expected)
    release()
    await hydrated(page)
  })

  it('requests no script before its first frame', async () => {
    const asked: string[] = []
    const page = await browser.open('/docs/other/intro-other', {
      prepare: async (page) => {
        page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
        await page.addInitScript(() => {
          const frames: FrameRequestCallback[] = []
          const { requestAnimationFrame } = window
          window.requestAnimationFrame = (callback) => frames.push(callback)
          Object.assign(window, {
            showFrame: () => {
              window.requestAnimationFrame = requestAnimationFrame
              for (const callback of frames) requestAnimationFrame(callback)
            },
          })
        })
      },
    })
    expect(await page.evaluate(() => document.readyState)).toBe('complete')
    await roundTrip(page)
    expect(asked).toEqual([])
    await page.evaluate(() => (window as unknown as { showFrame: () => void }).showFrame())
    await hydrated(page)
    expect(asked.length).toBeGreaterThan(0)
  })

  it('hydrates without a frame when it is hidden', async () => {
    const page = await browser.open('/docs/other/intro-other', {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(document, 'hidden', { value: true })
          window.requestAnimationFrame = () => 0
        }),
    })
    // By default, the condition is checked in frames. This page has no frames, so the check runs by time.
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/entry-client-')),
      undefined,
      { polling: 100 },
    )
  })

  it('measures no element inside parts that are not laid out', async () => {
    const page = await browser.open('/docs/other/js-questions', {
      prepare: (page) =>
        page.addInitScript(() => {
          const asked: string[] = []
          Object.assign(window, { asked })
          const { getBoundingClientRect } = Element.prototype
          Element.prototype.getBoundingClientRect = function (this: Element) {
            const part = this.closest('main article > *')
            if (part && part !== this && !this.checkVisibility({ contentVisibilityAuto: true }))
              asked.push(this.outerHTML.slice(0, 80))
            return getBoundingClientRect.call(this)
          }
        }),
    })
    await hydrated(page)
    await idle(page)
    expect(await page.locator('main article > * h3').count()).toBeGreaterThan(50)
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([])
  })

  it('fades pages in from the second one on', async () => {
    const page = await browser.open('/docs/guide/docker')
    await hydrated(page)
    const transition = () =>
      page
        .locator('main > *')
        .first()
        .evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(await transition()).toBe('0s')
    await page.locator('header').getByRole('link', { name: 'Links' }).first().click()
    await page.waitForURL('/docs/links')
    await expect.poll(transition).toBe('0.12s')
  })
})
