import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { type SiteConfigInput, siteConfigSchema } from '../schema/site-config.ts'
import { validate } from '../schema/validate.ts'
import { testConfig, testDocument } from '../testing/source-documents.ts'
import { toSiteData } from './site-data.ts'

const run = (changes: Partial<SiteConfigInput>, environment: Record<string, string> = {}) => {
  const config = validate(siteConfigSchema, { ...testConfig, ...changes }).value
  if (!config) throw new Error('The configuration of this test is faulty.')
  const problems = collectProblems()
  const documents = [
    testDocument('guide/intro.md', { title: 'Guides' }),
    testDocument('links.md'),
    testDocument('guide/deep/index.md'),
  ]
  const data = toSiteData({
    config,
    placeOf: (...path) => ({ file: path.join('.') }),
    documentsById: new Map(documents.map((document) => [document.id, document])),
    sidebarStarts: new Map([['main', { path: '/docs/guide/intro' }]]),
    exists: (path) => path === '/docs/links',
    checkOwn: (href) =>
      href === 'https://own.example.com/b'
        ? { rule: 'broken-link', severity: config.onBrokenLinks, text: 'leads to this site.' }
        : undefined,
    listPages: () => '"/docs/links"',
    missing: (path, anchor) => (path === '/docs/links' && anchor === 'none' ? `${path} has no "#none".` : undefined),
    environment,
    problems,
  })
  return { data, report: problems.all.map(({ severity, file, message }) => `${severity} ${file} ${message}`) }
}

it('prefers the keys of a hosted search from the environment', () => {
  const search = { provider: 'hosted', applicationId: 'A', searchKey: 'B', indexName: 'C' } as const
  expect(run({ search }).data.search).toEqual(search)
  expect(run({ search }, { SEARCH_KEY: 'E', SEARCH_INDEX_NAME: '' }).data.search).toEqual({ ...search, searchKey: 'E' })
  const environment = { SEARCH_APPLICATION_ID: 'X', SEARCH_KEY: 'Y', SEARCH_INDEX_NAME: 'Z' }
  expect(run({ search: { provider: 'hosted' } }, environment)).toMatchObject({
    data: { search: { applicationId: 'X', searchKey: 'Y', indexName: 'Z' } },
    report: [],
  })
  expect(run({ search: { provider: 'hosted' } }).report).toHaveLength(3)
  expect(run({}, environment).data.search).toEqual({ provider: 'embedded' })
})

it('has an icon if the site has an icon file', () => {
  expect(run({ favicon: '/docs/links' }).data.favicon).toBe('/docs/links')
  expect(run({}).data).not.toHaveProperty('favicon')
})

it('contains the path of the documents', () => {
  expect(run({}).data.docsPath).toBe('/docs')
  expect(run({ docs: { ...testConfig.docs, routeBasePath: '/manual/' } }).data.docsPath).toBe('/manual')
})

it('resolves navbar items to paths and sections', () => {
  const { data, report } = run({
    baseUrl: '/base/',
    navbar: {
      items: [
        { type: 'doc', docId: 'guide/intro' },
        { type: 'doc', docId: 'links', label: 'Links', position: 'right' },
        { type: 'doc', docId: 'guide/deep/index', label: 'Deep' },
        { type: 'docSidebar', sidebarId: 'main', label: 'Main' },
        { type: 'link', href: '/docs/links?x#y', label: 'Own' },
        { type: 'link', href: 'https://example.com', label: 'Other' },
        { type: 'link', href: 'pathname:///stats', label: 'Beside' },
      ],
    },
  })
  expect(report).toEqual([])
  expect(data.navbar.items).toEqual([
    { type: 'document', label: 'Guides', path: '/docs/guide/intro', section: '/docs/guide', position: 'left' },
    { type: 'document', label: 'Links', path: '/docs/links', section: '/docs/links', position: 'right' },
    { type: 'document', label: 'Deep', path: '/docs/guide/deep', section: '/docs/guide', position: 'left' },
    { type: 'document', label: 'Main', path: '/docs/guide/intro', section: '/docs/guide', position: 'left' },
    { type: 'link', label: 'Own', href: '/base/docs/links?x#y', position: 'left' },
    { type: 'link', label: 'Other', href: 'https://example.com', position: 'left' },
    { type: 'link', label: 'Beside', href: '/base/stats', position: 'left' },
  ])
})

it('omits an invalid item and names it', () => {
  const { data, report } = run({
    navbar: { items: [{ type: 'doc', docId: 'guide/intor', label: 'Guides' }, { type: 'search' }] },
  })
  expect(data.navbar.items).toEqual([{ type: 'search', position: 'right' }])
  expect(report).toMatchInlineSnapshot(`
    [
      "error navbar.items.0.docId The navbar item "Guides" names the document "guide/intor", which does not exist. Available ids: "guide/intro", "guide/deep/index", "links".",
    ]
  `)
})

it('reports a link to a missing heading with the severity that is configured for anchors', () => {
  const navbar = {
    items: [
      { type: 'link' as const, href: '/docs/links#none', label: 'Own' },
      { type: 'link' as const, href: 'https://example.com/docs/links#none', label: 'Other' },
    ],
  }
  expect(run({ navbar }).report).toEqual([
    'warning navbar.items.0.href The navbar item "Own" links to /docs/links#none, which leads to no heading: /docs/links has no "#none".',
  ])
  expect(run({ navbar, onBrokenAnchors: 'ignore' }).report).toEqual([])
})

it('reports a whole address of the site that leads to nothing', () => {
  const navbar = { items: [{ type: 'link' as const, href: 'https://own.example.com/b', label: 'Own' }] }
  expect(run({ navbar, onBrokenLinks: 'warn' }).report).toEqual([
    'warning navbar.items.0.href The navbar item "Own" links to https://own.example.com/b, which leads to this site.',
  ])
})
