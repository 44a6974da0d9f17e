import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const landmarks = 'header, main, aside, footer, nav, section[aria-label], dialog'

it.each(['/', '/docs/guide/docker', '/search'])(
  'has every control of %s in a landmark, except for the skip link',
  async (path) => {
    const page = await browser.open(path)
    await hydrated(page)
    await page.locator('[data-offline-open]').waitFor()
    const outside = await page
      .locator('body')
      .evaluate(
        (body, landmarks) =>
          [...body.querySelectorAll('a, button, input, select')]
            .filter((control) => !control.closest(landmarks))
            .map((control) => control.textContent),
        landmarks,
      )
    expect(outside).toEqual(['Skip to content'])
  },
)
