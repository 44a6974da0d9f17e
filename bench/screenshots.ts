// npm run screenshots: pictures of every kind of page, light and dark, at three widths, from the site in dist/. With
// --readme it renews only the picture in the README.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '../bootstrap/browser.mjs'
import { serveSite } from '../packages/generator/src/serve/serve.ts'

const root = resolve(import.meta.dirname, '..')
const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const
const pages = {
  home: '/',
  documentation: '/docs',
  guide: '/docs/guide/docker',
  'cheat-sheet': '/docs/cheatsheet/regexp',
  algorithm: '/docs/algorithms-data-structures/algorithms/sort/quick-sort',
  topic: '/docs/algorithms-data-structures/algorithms/sort',
  questions: '/docs/other/js-questions',
  snippets: '/docs/other/snippets-js',
  section: '/docs/cheatsheet/intro-cheatsheet',
  links: '/docs/links',
  tag: '/docs/tags/algorithms',
  tags: '/docs/tags',
  search: '/search?q=docker',
  'not-found': '/docs/no/such/page',
}

interface Shot {
  path: string
  width: number
  theme: (typeof themes)[number]
  file: string
}

const take = async (browser: Browser, baseURL: string, { path, width, theme, file }: Shot): Promise<void> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript({ content: `localStorage.setItem('theme', '${theme}')` })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file })
  await context.close()
}

const executablePath = findBrowser()
if (!executablePath) throw new Error('No Chromium or Chrome was found; set CHROME_PATH to its executable.')
const server = await serveSite({ root, port: 0 })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  if (process.argv.includes('--readme')) {
    await take(browser, server.origin, { path: '/', width: 1440, theme: 'light', file: join(root, 'docs/home.png') })
  } else {
    await mkdir(join(root, 'screenshots'), { recursive: true })
    for (const [name, path] of Object.entries(pages)) {
      for (const width of widths) {
        for (const theme of themes)
          await take(browser, server.origin, {
            path,
            width,
            theme,
            file: join(root, 'screenshots', `${name}-${width}-${theme}.png`),
          })
      }
      console.log(name)
    }
  }
} finally {
  await browser.close()
  await server.close()
}
