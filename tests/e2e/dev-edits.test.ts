import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyFixture, type FixtureCopy } from '../copy-fixture.ts'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
let fixture: FixtureCopy
let server: ChildProcess
let origin = ''

beforeAll(async () => {
  fixture = await copyFixture('site')
  const { PORT: _port, ...environment } = process.env
  server = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'dev', '--root', fixture.root, '--port', '4561'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...environment, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  origin = await new Promise((found, failed) => {
    let output = ''
    server.stdout?.on('data', (data: Buffer) => {
      output += data
      const [, address] = /Writing at (\S+)/.exec(output) ?? []
      if (address) found(address)
    })
    server.on('exit', () => failed(new Error(`The development server ended:\n${output}`)))
  })
})
afterAll(async () => {
  server?.kill('SIGINT')
  await fixture?.remove()
})

const edit = async (file: string, change: (text: string) => string) => {
  const path = join(fixture.root, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

it('puts edits into the open page, leaves the rest of it alone, and shows what is wrong until it is repaired', async () => {
  const file = 'content/intro.md'
  const details = '<details>\n<summary>More</summary>\n\nInside.\n\n</details>\n'
  await edit(file, (text) => `${text}\n${details}\nLast words.\n`)
  const page = await browser.open('/base/docs/intro', { site: origin })
  page.setDefaultTimeout(60_000)
  await hydrated(page)
  const article = page.locator('main article')

  await edit(file, (text) => text.replace('Last words.', 'First edit.'))
  await article.getByText('First edit.').waitFor()
  await article.getByText('More').click()
  await edit(file, (text) => text.replace('First edit.', 'Second edit.\n\n```ts\nlet copied = 1\n```\n\nAfter it.'))
  await article.getByText('After it.').waitFor()
  expect(await article.getByText('First edit.').count()).toBe(0)
  expect(await article.getByText('Inside.').isVisible()).toBe(true)
  expect(await article.locator('figure', { hasText: 'let copied' }).locator('button[data-copy]').isVisible()).toBe(true)

  await edit(file, (text) => text.replace('Second edit.', '[Nowhere](nowhere.md)'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.getByText('nowhere.md').first().waitFor()
  expect(await article.getByText('Second edit.').count()).toBe(1)
  await edit(file, (text) => text.replace('[Nowhere](nowhere.md)', 'Third edit.'))
  await article.getByText('Third edit.').waitFor()
  await overlay.waitFor({ state: 'detached' })

  await edit(file, (text) => text.replace(/^# .*$/m, '# Another title {#start}'))
  await page.getByRole('heading', { name: 'Another title', level: 1 }).waitFor()
})
