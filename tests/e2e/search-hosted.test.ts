import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'
import type { FixtureCopy } from '../copy-fixture.ts'
import { adminKey, startSearchService, type SearchService } from '../search-service.ts'
import { useBrowser } from './browser.ts'
import { copyBuiltFixture } from './publication.ts'
import { openSearch } from './search-dialog.ts'

const browser = useBrowser()
const repository = resolve(import.meta.dirname, '../..')
let fixture: FixtureCopy
let service: SearchService
let site: Awaited<ReturnType<typeof serveSite>>

const command = async (...args: string[]): Promise<string> => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SEARCH_ADMIN_KEY: adminKey,
    SEARCH_ORIGIN: `http://${service.host}`,
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './bootstrap/typescript.mjs', 'packages/generator/src/cli/main.ts', ...args, '--root', fixture.root],
    { cwd: repository, env },
  )
  return stdout
}

beforeAll(async () => {
  service = await startSearchService()
  fixture = await copyBuiltFixture()
  const config = join(fixture.root, 'site.config.ts')
  const hosted = `search: { provider: 'hosted', applicationId: 'APP', searchKey: 'search-key', indexName: 'handbook' },\n  home:`
  await writeFile(config, (await readFile(config, 'utf8')).replace('home:', hosted))
  await command('build')
  site = await serveSite({ root: fixture.root, port: 0 })
})
afterAll(async () => {
  await site?.close()
  await service?.close()
  await fixture?.remove()
})

/** Forwards requests for the service's hosts to the service on this machine. */
const forward = (page: Page) =>
  page.route(/algolia(?:net)?\.(?:net|com)/, async (route: Route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const answer = await fetch(`http://${service.host}${pathname}${search}`, {
      method: request.method(),
      body: request.postData(),
    }).catch(() => null)
    if (!answer) return route.abort('connectionrefused')
    return route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await answer.text(),
    })
  })

it('uploads the records of the site by its command', async () => {
  expect(await command('search:push', '--dry-run')).toMatch(
    /^Would upload \d+ records \(\d+ kB\) in 1 batch to the index handbook of APP\.$/m,
  )
  expect(service.indexes.size).toBe(0)
  expect(await command('search:push')).toMatch(/Uploaded.* \d+ records/)
  expect(service.indexes.get('handbook')?.records.get('/docs/guide/docker')).toMatchObject({
    type: 'lvl1',
    lang: 'en',
    versionTag: 'docs-default-current',
  })
})

it('searches the service in the context of the page, and leads to the results below the base URL', async () => {
  const page = await browser.open('/base/docs/intro', { site: site.origin, prepare: forward })
  expect(await page.locator('link[rel=preconnect]').getAttribute('href')).toBe('https://app-dsn.algolia.net')
  const { field, options } = await openSearch(page)
  await field.fill('docker')
  await options.first().waitFor()
  expect(await options.first().getAttribute('href')).toBe('/base/docs/guide/docker')
  const request = {
    indexName: 'handbook',
    query: 'docker',
    hitsPerPage: 20,
    facetFilters: ['lang:en', 'versionTag:docs-default-current'],
    attributesToSnippet: ['content:10'],
  }
  expect(service.calls.at(-1)).toMatchObject({ path: '/1/indexes/*/queries', body: { requests: [request] } })
  await page.keyboard.press('Enter')
  await page.waitForURL('/base/docs/guide/docker')
  await page.goto('/base/search?q=docker')
  await page.waitForSelector('main ol a[href="/base/docs/guide/docker"]')
  // The fixture has no icon, so errors with 404 are ignored. A request that the content security policy blocks would be
  // an error here.
  expect(browser.errorsOf(page).filter((error) => !error.includes('404'))).toEqual([])
})

it.each(['refused', 'forbidden', 'limited', 'malformed', 'not json'] as const)(
  'shows a message when the service is %s, and works again at the next keystroke',
  async (fault) => {
    const page = await browser.open('/base/docs/intro', { site: site.origin, prepare: forward, expectErrors: true })
    const { dialog, field, options } = await openSearch(page)
    service.setFault(fault)
    await field.fill('docke')
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByRole('alert').textContent()).toContain(
      'Unable to fetch resultsYou might want to check your network connection.',
    )
    service.setFault(undefined)
    await field.fill('docker')
    await options.first().waitFor()
  },
)
