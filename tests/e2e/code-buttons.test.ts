import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()

it.each([
  ['/docs/guide/docker', 'en', 32],
  ['/docs/cheatsheet/regexp', 'en', 32],
  ['/docs/other/js-questions', 'en', 32],
  ['/docs/other/react-questions2', 'ru', 16],
  ['/docs/other/react-questions2', 'ru', 32],
])(
  'keeps all buttons of code inside their block at 320 px: %s in %s with letters of %i px',
  async (path, lang, size) => {
    const page = await browser.open(path, { viewport: { width: 320, height: 800 } })
    await hydrated(page)
    expect(await page.locator('article').getAttribute('lang')).toBe(lang)
    const outside = await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`
      for (const fold of document.querySelectorAll('article details')) fold.setAttribute('open', '')
      return [...document.querySelectorAll<HTMLElement>('article .code')].flatMap((block) => {
        for (let part: HTMLElement | null = block; part; part = part.parentElement)
          part.style.contentVisibility = 'visible'
        const { left, right } = block.getBoundingClientRect()
        return [...block.querySelectorAll('button')]
          .map((button) => ({ name: button.textContent, place: button.getBoundingClientRect() }))
          .filter(({ place }) => place.width > 0 && (place.left < left || place.right > right))
          .map(({ name }) => name)
      })
    }, size)
    expect([...new Set(outside)]).toEqual([])
  },
)

it.each([
  ['/docs/other/js-questions', 32],
  ['/docs/other/react-questions2', 16],
])('covers no code with its buttons on a touch screen: %s with letters of %i px', async (path, size) => {
  const page = await browser.open(path, {
    viewport: { width: 320, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  await hydrated(page)
  const gaps = await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`
    return [...document.querySelectorAll<HTMLElement>('article .code:has([data-run])')].slice(0, 24).map((block) => {
      for (let part: HTMLElement | null = block; part; part = part.parentElement) {
        part.style.contentVisibility = 'visible'
        if (part instanceof HTMLDetailsElement) part.open = true
      }
      const text = document.createRange()
      text.selectNodeContents(block.querySelector('code') ?? block)
      const shown = [...block.querySelectorAll('button')].filter((button) => getComputedStyle(button).opacity === '1')
      return (
        text.getBoundingClientRect().top - Math.max(...shown.map((button) => button.getBoundingClientRect().bottom))
      )
    })
  }, size)
  expect(gaps.length).toBeGreaterThan(10)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1)
})
