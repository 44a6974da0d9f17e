import { expect, it } from 'vitest'
import { siteConfigSchema } from '../schema/site-config.ts'
import { testCompiled, testConfig, testDocument } from '../testing/source-documents.ts'
import { noModules } from '../runs/offered-modules.ts'
import { documentPage, shownParts } from './document-page.ts'

const page = (
  packages: { name: string; version: string }[],
  packagesLockedAt: string | undefined,
  document = testDocument('guide/a.md'),
) =>
  documentPage({
    document,
    compiled: testCompiled('guide/a', {}),
    config: siteConfigSchema.parse(testConfig),
    sidebar: undefined,
    previous: undefined,
    next: undefined,
    tags: [],
    related: [],
    updatedAt: '2026-07-05',
    packages,
    packagesLockedAt,
    offered: noModules,
  })

it('shows when the packages of its samples were locked, and nothing when it names no packages', () => {
  expect(page([{ name: 'zod', version: '4.0.0' }], '2026-01-02')).toMatchObject({
    packages: [{ name: 'zod' }],
    packagesLockedAt: '2026-01-02',
    packagesLockedText: 'January 2, 2026',
  })
  expect(page([], '2026-01-02')).not.toHaveProperty('packagesLockedAt')
  expect(page([{ name: 'zod', version: '4.0.0' }], undefined)).not.toHaveProperty('packagesLockedAt')
})

it('contains formatted dates and the name of another language, so that the browser need not compute them', () => {
  expect(page([], undefined)).toMatchObject({ updatedAt: '2026-07-05', updatedText: 'July 5, 2026' })
  expect(page([], undefined)).not.toHaveProperty('languageName')
  expect(page([], undefined, { ...testDocument('guide/a.md'), lang: 'ru' })).toMatchObject({ languageName: 'русский' })
})

it('names the author of the last change when the front matter does', () => {
  const document = testDocument('guide/a.md')
  const authored = { ...document, frontMatter: { ...document.frontMatter, last_update: { author: 'Ada Lovelace' } } }
  expect(page([], undefined, authored)).toMatchObject({ updatedText: 'July 5, 2026', updatedBy: 'Ada Lovelace' })
  expect(page([], undefined)).not.toHaveProperty('updatedBy')
})

it.each([
  [{}, [2, 3]],
  [{ toc_min_heading_level: 3 }, [3]],
  [{ toc_min_heading_level: 4 }, [4]],
  [{ toc_max_heading_level: 2 }, [2]],
  [{ toc_min_heading_level: 3, toc_max_heading_level: 5 }, [3, 4, 5]],
])('has the outline levels of front matter and configuration: %j', (frontMatter, levels) => {
  const headings = [2, 3, 4, 5].map((level) => ({ id: `h${level}`, html: '', level }))
  const { outline } = shownParts(testDocument('a.md', frontMatter), testCompiled('a', { headings }), {
    config: siteConfigSchema.parse(testConfig),
    offered: noModules,
  })
  expect(outline.map(({ level }) => level)).toEqual(levels)
})

it('links to its source and to the report of an error, with encoded names', () => {
  const config = siteConfigSchema.parse({
    ...testConfig,
    docs: { ...testConfig.docs, editUrl: 'https://example.com/edit' },
    reportUrl: 'https://example.com/new?title={title}&body={path}%20{file}',
  })
  const document = { ...testDocument('guide/a b.md'), title: 'Q & A' }
  const of = (custom?: string | null) =>
    documentPage({
      document: custom === undefined ? document : { ...document, frontMatter: { custom_edit_url: custom } },
      compiled: testCompiled('guide/a', {}),
      config,
      sidebar: undefined,
      previous: undefined,
      next: undefined,
      tags: [],
      related: [],
      updatedAt: undefined,
      packages: [],
      packagesLockedAt: undefined,
      offered: noModules,
    })
  expect(of()).toMatchObject({
    editUrl: 'https://example.com/edit/content/guide/a%20b.md',
    reportUrl: `https://example.com/new?title=Q%20%26%20A&body=${encodeURIComponent(document.path)}%20content%2Fguide%2Fa%20b.md`,
  })
  expect(of('https://example.com/own')).toMatchObject({ editUrl: 'https://example.com/own' })
  expect(of(null)).not.toHaveProperty('editUrl')
})
