import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPipeline } from '../../pipeline/create-pipeline.ts'
import type { SiteConfigInput } from '../schema/site-config.ts'
import { testCompiled, testConfig } from '../testing/source-documents.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-faults-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const oneSidebar = "export default { main: ['intro', 'guide/a'] }"

/** Problems of a site with two documents that contain the links. The sidebars are given as text. */
const problemsOf = async (
  sidebars: string,
  { config = {}, links = [] }: { config?: Partial<SiteConfigInput>; links?: readonly string[] } = {},
): Promise<string[]> => {
  const files = {
    'site.config.ts': `export default ${JSON.stringify({ ...testConfig, ...config })}`,
    'content/intro.md': '---\ndisplayed_sidebar: main\n---\n\n# Intro\n\nText.\n',
    'content/guide/a.md': '---\ntags: [react]\n---\n\n# A guide\n\nText.\n',
    'content/tags.yml': 'react:\n  label: React\n',
    'content/sidebars.ts': sidebars,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const { problems } = await createPipeline({
    root,
    environment: {},
    compile: async ({ id }) => testCompiled(id, { links: links.map((href) => ({ href, line: 3 })) }),
  }).load()
  return problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line ?? '-'} ${message}`)
}

it.each(['tags', 'tags/react'])('reports an index of a category at %s', async (slug) => {
  const sidebars = `export default { main: [{ type: 'category', label: 'All', link: { type: 'generated-index', slug: '${slug}' }, items: ['intro'] }] }`
  expect(await problemsOf(sidebars)).toEqual([
    `warning content/sidebars.ts:- The path /docs/${slug} belongs to the page of a tag or of all tags. Set another "slug" for the index of the category "All".`,
  ])
})

it('checks whole addresses of the site in documents and the navbar, including files of the build', async () => {
  const navbar = { items: [{ type: 'link' as const, label: 'Start', href: 'https://example.com/docs/intor' }] }
  const links = [
    'https://example.com/docs/intro',
    'https://example.com/feed.xml',
    'https://example.com/docs/intro.md',
    'https://example.com/old',
    'https://example.com/docs/b',
  ]
  const fault = (path: string, nearest: string) =>
    `leads to this site, which has no "${path}". Nearest: ${nearest}. Within the site the path is enough. If another program serves it, name it in "servedElsewhere".`
  const problems = await problemsOf(oneSidebar, {
    config: { navbar, redirects: [{ from: '/old', to: '/docs/intro' }], onBrokenLinks: 'throw' },
    links,
  })
  expect(problems.map((text) => text.replace(/Nearest: [^.]*/, 'Nearest: …'))).toEqual([
    `warning content/guide/a.md:3 The link "https://example.com/docs/b" ${fault('/docs/b', '…')}`,
    `warning content/intro.md:3 The link "https://example.com/docs/b" ${fault('/docs/b', '…')}`,
    `warning site.config.ts:1 The navbar item "Start" links to https://example.com/docs/intor, which ${fault('/docs/intor', '…')}`,
  ])
})

it('reports the faults of faulty sidebars and of the other sidebars, and no consequences of them', async () => {
  const navbar = {
    items: ['main', 'empty', 'none'].map((sidebarId) => ({ type: 'docSidebar' as const, sidebarId, label: sidebarId })),
  }
  const items =
    "'intro', 'nope', { type: 'doc' }, { type: 'category', label: 'One', link: { type: 'generated-index' }, items: [{ type: 'doc' }] }"
  const sidebars = `export default { main: [{ type: 'category', label: 'All', link: { type: 'generated-index' }, items: [${items}] }], empty: [{ type: 'doc' }] }`
  const problems = await problemsOf(sidebars, {
    config: { navbar },
    links: ['https://example.com/docs/category/all', 'https://example.com/docs/category/one'],
  })
  expect(problems).toEqual([
    'error content/sidebars.ts:1 The sidebar "main" names the document "nope", which does not exist. Available ids: "intro", "guide/a".',
    'error content/sidebars.ts:1 "main[0].items[2].id" is missing; needed: text.',
    'error content/sidebars.ts:1 "main[0].items[3].items[0].id" is missing; needed: text.',
    'error content/sidebars.ts:1 "empty[0].id" is missing; needed: text.',
    'error site.config.ts:1 The navbar item "none" names the sidebar "none", which does not exist or is empty. Available ids: "main".',
  ])
})

it('reports only that sidebars cannot be loaded', async () => {
  const navbar = { items: [{ type: 'docSidebar' as const, sidebarId: 'main', label: 'Main' }] }
  const [first, ...others] = await problemsOf("---\nexport default { main: ['intro',, }", { config: { navbar } })
  expect(first).toMatch(/The sidebars cannot be loaded/)
  expect(others).toEqual([])
})

describe('paths that another program serves', () => {
  const sidebars = `export default { main: [{ type: 'autogenerated', dirName: '.' }, { type: 'link', label: 'Blog', href: '/blog/new' }] }`
  const navbar = {
    items: [
      { type: 'link' as const, label: 'Repl', href: '/repl/' },
      { type: 'link' as const, label: 'News', href: 'https://example.com/blog#top' },
    ],
  }
  const links = ['https://example.com/blog/2020/a.html', 'https://example.com/repl?x', 'https://example.com/replay']
  it('are not checked when the configuration names them', async () => {
    const problems = await problemsOf(sidebars, { config: { navbar, servedElsewhere: ['/blog/', '/repl'] }, links })
    expect(problems).toEqual([
      expect.stringMatching(
        /^warning content\/guide\/a.md:3 The link "https:\/\/example.com\/replay" leads to this site/,
      ),
      expect.stringMatching(/^warning content\/intro.md:3 /),
    ])
  })
  it.each(['throw', 'ignore'] as const)('count with the severity for whole addresses: %s', async (onBrokenOwnLinks) => {
    const problems = await problemsOf(oneSidebar, { config: { onBrokenOwnLinks }, links: links.slice(0, 1) })
    expect(problems.map((text) => text.slice(0, 14))).toEqual(
      onBrokenOwnLinks === 'throw' ? ['error content/', 'error content/'] : [],
    )
  })
  it('are named in the configuration below the root', async () => {
    expect(await problemsOf(oneSidebar, { config: { servedElsewhere: ['/', 'blog'] } })).toEqual([
      expect.stringContaining('"servedElsewhere[0]" is "/"; needed: a path below the root: the site itself serves "/"'),
      expect.stringContaining('"servedElsewhere[1]" is "blog"; needed: a path of the site'),
    ])
  })
})
