import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { loadConfig } from './load-config.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'config-'))
})
afterAll(() => rm(root, { recursive: true }))

const sound = `{
  title: 'T',
  tagline: 'L',
  url: 'https://example.com',
  repository: { url: 'https://example.com/r' },
  author: { name: 'A' },
  hosting: { label: 'H', href: 'https://example.com/h' },
  docs: { mainDocId: 'intro' },
}`

const load = async (source: string) => {
  await writeFile(join(root, 'site.config.ts'), source)
  const problems = collectProblems()
  const loaded = await loadConfig(root, problems)
  return {
    loaded,
    report: problems.all.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  }
}

it('loads the configuration again after each change', async () => {
  expect((await load(`export default ${sound}`)).loaded?.config.title).toBe('T')
  expect((await load(`const title: string = 'U'\nexport default { ...${sound}, title }`)).loaded?.config.title).toBe(
    'U',
  )
})

it('says where a value is wrong', async () => {
  const { loaded, report } = await load(`export default ${sound.replace("'L'", '5').replace('author', 'autor')}`)
  expect(loaded).toBeUndefined()
  expect(report).toMatchInlineSnapshot(`
    [
      "site.config.ts:1:1 "author" is missing; needed: a map with "name".",
      "site.config.ts:3:3 "tagline" is 5; needed: text.",
      "site.config.ts:6:3 Unknown key "autor". Did you mean "author"? Known keys: "author", "title", "url", "footer", "navbar", "baseUrl", "favicon", "lang", "docs", "home", "plan", "code" and 31 more.",
    ]
  `)
})

it('says what is wrong with the module', async () => {
  expect((await load('export const config = {}')).report).toMatchInlineSnapshot(`
    [
      "site.config.ts:undefined:undefined The module has no default export. Write "export default defineSiteConfig({ … })".",
    ]
  `)
  expect((await load("throw new Error('No such key.')")).report).toMatchInlineSnapshot(`
    [
      "site.config.ts:1:7 The configuration cannot be loaded: No such key. Correct the module.",
    ]
  `)
  expect((await load('export default {\n  title: (,\n}')).report).toEqual([
    'site.config.ts:2:11 The configuration cannot be loaded: Unexpected token. Correct the module.',
  ])
  expect((await load(`export default ${sound.replace('{', "{ lang: 'ru',")}`)).report).toMatchInlineSnapshot(`
    [
      "site.config.ts:1:18 "lang" is "ru", which is not one of the locales: "en". Add it to "locales".",
    ]
  `)
})

it('accepts each of the supported languages as the language of the site', async () => {
  const locales = "locales: [{ code: 'en', label: 'English' }, { code: 'ru', label: 'Русский' }], lang: 'ru',"
  const { loaded, report } = await load(`export default ${sound.replace('{', `{ ${locales}`)}`)
  expect([loaded?.config.lang, report]).toEqual(['ru', []])
})

it('reports in one line whatever a module throws', async () => {
  expect((await load("throw 'No a.b here.\\nMore of it.'")).report).toEqual([
    'site.config.ts:undefined:undefined The configuration cannot be loaded: No a.b here. Correct the module.',
  ])
})

it('reports a syntax error once, and keeps the cause of an error that a module throws', async () => {
  const causesOf = async (source: string) => {
    await writeFile(join(root, 'site.config.ts'), source)
    const problems = collectProblems()
    await loadConfig(root, problems)
    return problems.all.map(({ cause }) => cause instanceof Error)
  }
  expect(await causesOf('export default { title: (, }')).toEqual([false])
  expect(await causesOf("throw new Error('No.')")).toEqual([true])
})

it('distinguishes an unreadable configuration from a missing one', async () => {
  await rm(join(root, 'site.config.ts'), { force: true })
  await mkdir(join(root, 'site.config.ts'))
  const problems = collectProblems()
  expect(await loadConfig(root, problems)).toBeUndefined()
  await rm(join(root, 'site.config.ts'), { recursive: true })
  expect(problems.all.map(({ message }) => message)).toEqual([
    expect.stringContaining('The configuration cannot be loaded: EISDIR'),
  ])
})

it('reports a missing configuration', async () => {
  const problems = collectProblems()
  expect(await loadConfig('/nowhere', problems)).toBeUndefined()
  expect(problems.all.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "There is no site.config.ts in /nowhere. Create one that exports defineSiteConfig({ … }) as default.",
    ]
  `)
})

it('reads a navbar item with an address as a link, as Docusaurus does', async () => {
  const items =
    "[{ to: '/docs/a', label: 'A' }, { href: 'https://example.com', label: 'B', position: 'right' }, { type: 'search' }]"
  const { loaded, report } = await load(`export default ${sound.replace('{', `{ navbar: { items: ${items} },`)}`)
  expect(report).toEqual([])
  expect(loaded?.config.navbar.items).toEqual([
    { type: 'link', href: '/docs/a', label: 'A', position: 'left' },
    { type: 'link', href: 'https://example.com', label: 'B', position: 'right' },
    { type: 'search', position: 'right' },
  ])
})

it('reports an error in such an item under the name that the author wrote', async () => {
  const items =
    "[\n{ to: 'docs/a', label: 'A' },\n{ href: '/a',\nto: '/b', label: 'B' },\n{ docId: 'a' },\n{ type: 'doc',\nto: '/a' }]"
  const { report } = await load(`export default ${sound.replace('{', `{ navbar: { items: ${items} },`)}`)
  expect(report).toEqual([
    'site.config.ts:2:3 "navbar.items[0].to" is "docs/a"; needed: an address that starts with "https://", "mailto:" or "/".',
    'site.config.ts:4:1 Unknown key "to" in "navbar.items[1]". Known keys: "type", "href", "label", "position".',
    'site.config.ts:5:1 "navbar.items[2].type" is missing; allowed: "link", "doc", "search", "locale", "docSidebar".',
    'site.config.ts:6:1 "navbar.items[3].docId" is missing; needed: text.',
    'site.config.ts:7:1 Unknown key "to" in "navbar.items[3]". Known keys: "type", "docId", "label", "position".',
  ])
})
