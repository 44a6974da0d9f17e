import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { atRest } from './rest.ts'

/** A browser that does not keep the reader's place while heights above it change, like Safari. */
const browser = useBrowser()

const withoutAnchoring = async (page: Page) => {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('overflow-anchor:auto', 'overflow-anchor:unknown'),
    })
  })
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation')
    const none = new CSSStyleSheet()
    none.replaceSync('* { overflow-anchor: none !important }')
    document.adoptedStyleSheets.push(none)
  })
}

it('lays long pages out at once, so that nothing jumps', async () => {
  const page = await browser.open('/docs/guide/docker#build-secrets', {
    prepare: withoutAnchoring,
    viewport: { width: 1440, height: 900 },
  })
  await hydrated(page)
  await atRest(page)
  const steps = await page.evaluate(async () => {
    const moved: number[] = []
    for (let step = 0; step < 20; step++) {
      const seen = document.elementFromPoint(600, 500)
      const before = seen?.getBoundingClientRect().top ?? 0
      scrollBy({ top: -150, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      moved.push(Math.round((seen?.getBoundingClientRect().top ?? 0) - before))
    }
    return moved
  })
  expect(steps).toEqual(steps.map(() => 150))
})
