import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { DocumentPage } from '../../packages/generator/src/model/page.ts'
import type { RunImports } from '../../packages/generator/src/model/run/run-imports.ts'
import { hydrated, useBrowser } from './browser.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const brotli = (content: string | Uint8Array): number => brotliCompressSync(content).length
const kilobyte = 1000

/** The documents' pages, sorted by the size of their HTML. */
const documents = readdirSync(join(dist, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    file: join(dist, 'docs', file),
    page: JSON.parse(readFileSync(join(dist, 'docs', file), 'utf8')) as DocumentPage,
  }))
  .filter(({ page }) => page.kind === 'document')
  .map(({ file, page }) => ({ page, html: readFileSync(file.replace(/\.json$/, '.html'), 'utf8') }))
  .toSorted((a, b) => a.html.length - b.html.length)
const median = documents[Math.floor(documents.length / 2)]
const heaviest = documents.at(-1)
if (!median || !heaviest) throw new Error('The site has no documents.')

const styleOf = (html: string): string => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

describe('byte budgets of the design', () => {
  it('keeps the style sheet within 10 kB, and the inlined part of it on the median page within 5.7 kB', () => {
    const sheets = readdirSync(join(dist, 'assets'))
      .filter((file) => file.endsWith('.css'))
      .toSorted()
    const [ofDocuments = 0, whole = 0] = sheets.map((file) => brotli(readFileSync(join(dist, 'assets', file))))
    expect(sheets.map((file) => file.split('-')[0])).toEqual(['document', 'style'])
    expect(whole).toBeLessThanOrEqual(10 * kilobyte)
    expect(ofDocuments).toBeLessThanOrEqual(9 * kilobyte)
    expect(styleOf(median.html).length).toBeGreaterThan(kilobyte)
    expect(brotli(styleOf(median.html))).toBeLessThanOrEqual(5.7 * kilobyte)
  })

  it('keeps the HTML other than article and styles within 6 kB on the median page', () => {
    const { html, page } = median
    const rest = brotli(html.replace(styleOf(html), '')) - brotli(page.html)
    expect(rest).toBeLessThanOrEqual(6 * kilobyte)
  })

  it('has as much HTML outside the article on the heaviest page as on the median page, except for its outline', () => {
    const beyond = ({ html, page }: typeof median) =>
      html.length - page.html.length - 2 * JSON.stringify(page.outline).length
    expect(beyond(heaviest)).toBeLessThanOrEqual(beyond(median) * 1.25)
  })

  const { open } = useBrowser()

  it('needs at most 40 kB until the load event, 75.3 kB of script for the page and 2.9 kB for offline reading afterwards, on the median page', async () => {
    const page = await open(median.page.path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const { loaded, transfers } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const transfer = ({ name, startTime, encodedBodySize }: PerformanceResourceTiming) => ({
        name,
        startTime,
        size: encodedBodySize,
      })
      return {
        loaded: navigation?.loadEventStart ?? 0,
        transfers: [...(navigation ? [transfer(navigation)] : []), ...resources.map(transfer)],
      }
    })
    const total = (some: typeof transfers) => some.reduce((sum, { size }) => sum + size, 0)
    const scripts = transfers.filter(({ name }) => name.endsWith('.js'))
    const untilLoad = transfers.filter(({ startTime }) => startTime < loaded)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(({ startTime }) => startTime < loaded)).toEqual([])
    expect(total(untilLoad)).toBeGreaterThan(kilobyte)
    expect(total(untilLoad)).toBeLessThanOrEqual(40 * kilobyte)
    const offline = scripts.filter(({ name }) => name.includes('/offline-'))
    expect(total(scripts) - total(offline)).toBeLessThanOrEqual(75.3 * kilobyte)
    expect(total(offline)).toBeLessThanOrEqual(2.9 * kilobyte)
  })

  it('needs at most 145 kB of modules for a React sample with its testing library, with one React', () => {
    const { specifiers, files } = JSON.parse(readFileSync(join(dist, 'run/imports.json'), 'utf8')) as RunImports
    const wanted = new Set<string>()
    const visit = (file: string): void => {
      wanted.add(file)
      for (const imported of files[file] ?? []) visit(imported)
    }
    for (const specifier of ['react', 'react/jsx-runtime', 'react-dom/client', '@testing-library/react'])
      visit(specifiers[specifier] ?? specifier)
    const texts = [...wanted].map((file) => readFileSync(join(dist, 'run/modules', file), 'utf8'))
    expect(texts.filter((text) => text.includes('react.development.js'))).toHaveLength(1)
    expect(texts.reduce((sum, text) => sum + brotli(text), 0)).toBeLessThanOrEqual(145 * kilobyte)
  })
})
