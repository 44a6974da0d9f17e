import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'
import type { FixtureCopy } from '../copy-fixture.ts'
import { hydrated, useBrowser } from './browser.ts'
import { buildSite } from './built-site.ts'
import { copyBuiltFixture } from './publication.ts'

/** A site's own libraries, and a document with samples that import them. */
const files: Readonly<Record<string, string>> = {
  'examples/package.json': '{"name":"libraries","private":true,"dependencies":{"greeter":"1.0.0","server":"1.0.0"}}',
  'examples/node_modules/greeter/package.json':
    '{"name":"greeter","version":"1.0.0","type":"module","exports":{".":"./index.js","./page":"./page.js"}}',
  'examples/node_modules/greeter/index.js':
    "export { names } from './names.js'\nexport const greet = (name) => `Hello, ${name}`",
  'examples/node_modules/greeter/names.js': 'export const names = []',
  'examples/node_modules/greeter/page.js':
    "import { names } from './names.js'\nexport const show = (name) => { names.push(name); document.getElementById('root').textContent = names.join(' and ') }",
  'examples/node_modules/server/package.json': '{"name":"server","version":"1.0.0","main":"index.js"}',
  'examples/node_modules/server/index.js': "exports.start = require('http').createServer",
  'content/01-guide/libraries.md': [
    '---\ntitle: Libraries\n---\n\nSamples that import.\n',
    "```ts run\nimport { greet } from 'greeter'\nimport { basename } from 'node:path'\n\ngreet(basename('/home/Ada')) // => 'Hello, Ada'\ngreet('Bob') // => 'Hello, Eve'\n```\n",
    "```ts run=browser\nimport { names } from 'greeter'\nimport { show } from 'greeter/page'\n\nshow('Ada')\nshow('Bob')\nnames.length // => 2\n```\n",
    "```ts run\nimport { start } from 'server'\n\ntypeof start // => 'function'\n```\n",
  ].join('\n'),
}

const browser = useBrowser()
let fixture: FixtureCopy
let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  fixture = await copyBuiltFixture()
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(fixture.root, file)), { recursive: true })
    await writeFile(join(fixture.root, file), content)
  }
  buildSite(fixture.root)
  site = await serveSite({ root: fixture.root, port: 0 })
})
afterAll(async () => {
  await site?.close()
  await fixture?.remove()
})

const open = async () => {
  const requested: string[] = []
  const page = await browser.open('/base/docs/guide/libraries', {
    site: site.origin,
    prepare: async (fresh) => {
      fresh.on('request', (request) => requested.push(new URL(request.url()).pathname.replace('/base', '')))
    },
  })
  await hydrated(page)
  const modules = () => requested.filter((path) => path.startsWith('/run/'))
  return { page, modules, buttons: page.locator('[data-run]') }
}
const stateOf = (page: Page, state: string) => page.locator(`.run-panel[data-state="${state}"]`)

it('runs a sample with a library and a module of Node, which are fetched once', async () => {
  const { page, modules, buttons } = await open()
  expect(modules()).toEqual([])
  await buttons.first().click()
  const panel = stateOf(page, 'done')
  await panel.waitFor()
  await expect.poll(() => panel.textContent()).toContain('1 check holds, 1 check fails')
  expect(await panel.textContent()).toContain("'Hello, Bob'")
  const fetched = modules()
  expect(fetched[0]).toBe('/run/imports.json')
  expect(fetched.slice(1).every((path) => /^\/run\/modules\/[\w-]+-[\w-]{8}\.js$/.test(path))).toBe(true)
  expect(fetched.filter((path) => /greeter-page|server/.test(path))).toEqual([])
  await buttons.first().click()
  await expect.poll(() => panel.textContent()).toContain('1 check holds')
  expect(modules()).toEqual(fetched)
})

it('shows the page of a browser sample, and all modules of a library share one state, new in each run', async () => {
  const { page, buttons } = await open()
  const shown = () => page.frameLocator('.run-panel iframe').frameLocator('iframe').locator('#root').textContent()
  for (let run = 0; run < 2; run++) {
    await buttons.nth(1).click()
    await expect.poll(shown).toBe('Ada and Bob')
    await expect.poll(() => page.locator('.run-panel').textContent()).toContain('1 check holds')
  }
})

it('offers no button for a library that needs a server', async () => {
  const { page, buttons } = await open()
  expect(await buttons.count()).toBe(2)
  expect(await page.locator('figure.code').count()).toBe(3)
})

it('fetches PostgreSQL after showing its size, and shows results as tables', async () => {
  const page = await browser.open('/docs/cheatsheet/sql')
  await hydrated(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const button = page.locator('[data-run="sql"]').first()
  await button.scrollIntoViewIfNeeded()
  await button.click()
  const answer = page.locator('.run-answer')
  await answer.waitFor()
  expect(await page.locator('.run-notes').textContent()).toMatch(/PostgreSQL.* 3\.\d MB/)
  expect(requested.filter((path) => /\.(?:wasm|bin)$/.test(path))).toEqual([])
  await answer.click()
  // PostgreSQL takes seconds to start on a quiet machine, and many on a busy one.
  await stateOf(page, 'done').waitFor({ timeout: 170_000 })
  expect(requested.filter((path) => /\.(?:wasm|bin)$/.test(path))).toHaveLength(3)
  expect(await page.locator('.run-panel .run-error').count()).toBe(0)

  const block = page.locator('figure.code:has([data-run="sql"])').first()
  const runSql = async (sql: string) => {
    await block.evaluate((figure, text) => {
      const code = figure.querySelector('pre code')
      if (code) code.textContent = text
    }, sql)
    await button.click()
  }
  await runSql('select generate_series(1, 120) as n')
  await expect.poll(() => block.locator('.run-cut').allTextContents()).toEqual(['120 rows, the first 50 are shown'])

  // An error of PostgreSQL has no name, only a message and a position.
  await runSql('select 1;\n\nselect a frm b;')
  const error = 'syntax error at or near "b"'
  await expect.poll(() => block.locator('.run-line').allTextContents()).toEqual([`${error}Line 3`])
  expect(await block.locator('.run-mark').getAttribute('data-text')).toBe(error)
}, 240_000)
