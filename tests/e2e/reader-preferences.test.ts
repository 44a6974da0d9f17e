import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it('moves nothing for readers who ask for less motion', async () => {
  const page = await browser.open('/docs/guide/docker', { reducedMotion: 'reduce' })
  await hydrated(page)
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
        .map((element) => `${element.tagName}.${element.className}`),
    )
  expect(await moving()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).not.toEqual([])
})

it('shows no grey text and no hairlines to readers who ask for more contrast, in both modes', async () => {
  const page = await browser.open('/docs/guide/docker')
  await hydrated(page)
  const colors = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      const [muted, text, border, strong] = ['muted', 'text', 'border', 'border-strong'].map((name) => {
        probe.style.color = `var(--color-${name})`
        return getComputedStyle(probe).color
      })
      probe.remove()
      return { isGrey: muted !== text, isThin: border !== strong }
    })
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
    await page.emulateMedia({ contrast: 'no-preference' })
    expect(await colors()).toEqual({ isGrey: true, isThin: true })
    await page.emulateMedia({ contrast: 'more' })
    expect(await colors()).toEqual({ isGrey: false, isThin: false })
  }
})
