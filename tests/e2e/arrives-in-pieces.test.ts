import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { noteShifts, shiftsOf } from './layout-shifts.ts'
import { frames } from './rest.ts'

/** Cuts a page into pieces: after its first controls and headings, and after those of its article. */
const pieces = (html: string): string[] => {
  const body = html.indexOf('<body>')
  const ends = [...html.slice(body).matchAll(/<\/(?:button|a|nav|h1|h2|summary|header|p)>/g)].map(
    ({ index, 0: tag }) => body + index + tag.length,
  )
  const header = html.indexOf('</header>')
  const article = html.indexOf('<article')
  const first = ends.filter((end) => end > html.indexOf('<main') && (article < 0 || end < article)).slice(0, 14)
  const cuts = [
    ...ends.filter((end) => end < header).slice(-14),
    ...first,
    ...(article < 0 ? [] : ends.filter((end) => end > article).slice(0, 14)),
  ]
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]))
}

/** Query for a page whose body arrives later than its head. */
const late = 'body=late'
/** Query for a page whose article arrives later than the parts around it. */
const lateArticle = 'article=late'

/** Called after each piece. The next piece is sent when it resolves. */
let between = async (_piece: string): Promise<void> => {}

/** Waits until the page contains the elements of a piece, and has drawn them. */
const drawn = (page: Page, path: string) => {
  let count = 0
  return async (piece: string): Promise<void> => {
    if (!/<[a-z]/.test(piece)) return
    const hasGrown = ({ path, count }: { path: string; count: number }) =>
      location.pathname === path && document.getElementsByTagName('*').length > count
    await page.waitForFunction(hasGrown, { path, count })
    await frames(page)
    count = await page.evaluate(() => document.getElementsByTagName('*').length)
  }
}

/** Serves the built site, with its pages in pieces. */
const server = createServer((request, response) => {
  const answer = async () => {
    const original = await fetch(inject('siteOrigin') + (request.url ?? '/'))
    const type = original.headers.get('content-type') ?? ''
    const content = Buffer.from(await original.arrayBuffer())
    response.writeHead(original.status, { 'Content-Type': type })
    const isLate = request.url?.includes('=late')
    // Some browsers do not wait for the article with their first frame. These tests check the frames of such browsers.
    const impatient = (html: string) => html.replace(/<link rel="expect"[^>]*>/, '')
    const cut = (html: string) =>
      isLate ? html.split(request.url?.includes(late) ? /(?=<body>)/ : /(?=<article)/) : pieces(impatient(html))
    for (const piece of type.startsWith('text/html') ? cut(content.toString()) : [content]) {
      response.write(piece)
      if (typeof piece === 'string') await between(piece)
    }
    response.end()
  }
  answer().catch(() => response.destroy())
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const browser = useBrowser()

it.each([
  ['/docs/other/js-questions', 412],
  ['/docs/other/js-questions', 1280],
  ['/docs/guide/docker', 412],
  ['/', 412],
])('does not shift while %s arrives in pieces, at %i px', async (path, width) => {
  const page = await browser.open(path, {
    site: origin,
    viewport: { width, height: 820 },
    prepare: async (page) => {
      between = drawn(page, path)
      await noteShifts(page)
    },
  })
  await hydrated(page)
  expect(await shiftsOf(page)).toEqual([])
})

it('fetches styles and script when the reader acts before the body has arrived', async () => {
  const page = await browser.open(`/docs/guide/docker?${late}`, {
    site: origin,
    prepare: (page) => {
      between = async () => void (await page.waitForFunction(() => 'bodyBefore' in window, undefined, { polling: 20 }))
      return page.addInitScript(() => {
        const timer = setInterval(() => {
          if (!('handbook' in window)) return
          clearInterval(timer)
          Object.assign(window, { bodyBefore: document.body !== null })
          dispatchEvent(new Event('wheel'))
        }, 5)
      })
    },
  })
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { bodyBefore: boolean }).bodyBefore)).toBe(false)
})

it('paints nothing before the article begins, because a frame of the chrome would delay the article', async () => {
  const other = await browser.open('/docs/links')
  const paints = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  const before: number[] = []
  const page = await browser.open(`/docs/guide/docker?${lateArticle}`, {
    site: origin,
    prepare: async (page) => {
      between = async (piece) => {
        if (piece.startsWith('<article')) return
        await page.waitForFunction(() => document.querySelector('main h1') !== null, undefined, { polling: 20 })
        // The page could have drawn thirty frames in this time: another page does.
        await frames(other, 30)
        before.push(await paints(page))
      }
    },
  })
  await hydrated(page)
  expect(before).toEqual([0])
  expect(await paints(page)).toBe(1)
})
