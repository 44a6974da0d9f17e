import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

/** Milliseconds between two pieces: each is painted. */
const pause = 80

/** Cuts a page after its first controls and headings and those of its article; everything else as it comes. */
const pieces = (html: string): string[] => {
  const body = html.indexOf('<body>')
  const ends = [...html.slice(body).matchAll(/<\/(?:button|a|nav|h1|h2|summary|header|p)>/g)].map(({ index, 0: tag }) => body + index + tag.length)
  const header = html.indexOf('</header>')
  const article = html.indexOf('<article')
  const first = ends.filter((end) => end > html.indexOf('<main') && (article < 0 || end < article)).slice(0, 14)
  const cuts = [...ends.filter((end) => end < header).slice(-14), ...first, ...(article < 0 ? [] : ends.filter((end) => end > article).slice(0, 14))]
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]))
}

/** Asks for a page whose body comes later than its head. */
const late = 'body=late'
/** Asks for one whose article comes later than what is around it. */
const lateArticle = 'article=late'

/** The built site, its pages in pieces. */
const server = createServer((request, response) => {
  const answer = async () => {
    const original = await fetch(inject('siteOrigin') + (request.url ?? '/'))
    const type = original.headers.get('content-type') ?? ''
    const content = Buffer.from(await original.arrayBuffer())
    response.writeHead(original.status, { 'Content-Type': type })
    const isLate = request.url?.includes('=late')
    // Not all browsers wait for the article with their first frame: these tests see what those paint.
    const impatient = (html: string) => html.replace(/<link rel="expect"[^>]*>/, '')
    const cut = (html: string) => (isLate ? html.split(request.url?.includes(late) ? /(?=<body>)/ : /(?=<article)/) : pieces(impatient(html)))
    for (const piece of type.startsWith('text/html') ? cut(content.toString()) : [content]) {
      response.write(piece)
      await new Promise((resolve) => setTimeout(resolve, isLate ? 10 * pause : pause))
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
    prepare: (page) =>
      page.addInitScript(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Element | null }[] })[]) {
            shifts.push(entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '').join('\n'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  await hydrated(page)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
})

it('fetches styles and script at a sign of the reader that comes before the body', async () => {
  const page = await browser.open(`/docs/guide/docker?${late}`, {
    site: origin,
    prepare: (page) =>
      page.addInitScript(() => {
        const timer = setInterval(() => {
          if (!('handbook' in window)) return
          clearInterval(timer)
          Object.assign(window, { bodyBefore: document.body !== null })
          dispatchEvent(new Event('wheel'))
        }, 5)
      }),
  })
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { bodyBefore: boolean }).bodyBefore)).toBe(false)
})

it('paints nothing before the article begins: a frame of the chrome alone would put that off', async () => {
  const page = await browser.open(`/docs/guide/docker?${lateArticle}`, { site: origin })
  await hydrated(page)
  const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  expect(firstPaint).toBeGreaterThan(10 * pause)
})
