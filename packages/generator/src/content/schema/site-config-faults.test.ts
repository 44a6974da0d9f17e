import { describe, expect, it } from 'vitest'
import { faultMessages, minimalConfig } from '../testing/fault-messages.ts'
import { siteConfigSchema } from './site-config.ts'
import { validate } from './validate.ts'

describe('site configuration', () => {
  it('fills in every default', () => {
    expect(validate(siteConfigSchema, minimalConfig).value).toMatchObject({
      baseUrl: '/',
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'warn',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      colorMode: { default: 'light', respectSystemPreference: false, switchable: true },
      markdown: { comments: true, admonitions: true, headingIds: true },
      offline: { strategies: ['appInstalled', 'standalone', 'queryString'], debug: true },
      docs: {
        path: 'content',
        routeBasePath: 'docs',
        versionLabel: 'Next',
        mainDocId: 'intro',
        hideableSidebar: true,
        autoCollapseCategories: true,
        outlineLevels: [2, 3],
      },
      search: { provider: 'embedded' },
    })
  })

  it.each([
    ['unknown key', { tagLine: 'x' }],
    ['unknown nested key', { docs: { mainDocId: 'a', editURL: 'https://example.com' } }],
    ['wrong types', { title: 5, navbar: { items: {} }, footer: { copyrightYear: '2025' } }],
    [
      'addresses',
      { url: 'https://example.com/path', baseUrl: 'docs', favicon: 'x.svg', repository: { url: 'nowhere' } },
    ],
    ['a base URL that browsers encode', { baseUrl: '/my книга/' }],
    ['a base URL that browsers shorten', { baseUrl: '/a/../b/' }],
    ['documents at no path', { docs: { mainDocId: 'a', routeBasePath: 'a b' } }],
    ['documents where the search is', { docs: { mainDocId: 'a', routeBasePath: '/search/guides' } }],
    ['documents above the site', { docs: { mainDocId: 'a', routeBasePath: 'a/../b' } }],
    ['a report with an unknown part', { reportUrl: 'https://example.com/?t={title}&u={url}' }],
    ['severity', { onBrokenLinks: 'error' }],
    ['navbar item of an unknown type', { navbar: { items: [{ type: 'docs', docId: 'x' }] } }],
    ['navbar item without a type', { navbar: { items: [{ docId: 'x' }] } }],
    ['navbar item with an unknown key', { navbar: { items: [{ type: 'doc', docid: 'x' }] } }],
    ['empty text', { title: '' }],
    ['paths with two dots inside', { docs: { sidebarPath: 'a/../content.ts', mainDocId: 'a' } }],
    ['redirect without a target', { redirects: [{ from: '/a' }, { from: 5, to: '/b' }] }],
    ['levels', { docs: { mainDocId: 'a', outlineLevels: [4, 2] } }],
    ['search', { search: { provider: 'algolia' } }],
  ])('%s', (_, change) => {
    expect(faultMessages(siteConfigSchema, { ...minimalConfig, ...change })).toMatchSnapshot()
  })

  it('reports a function once, although functions have a length like texts and lists', () => {
    const change = {
      title: () => 'T',
      docs: { mainDocId: () => 'a' },
      home: { featured: [() => 'a'] },
      locales: () => [],
      redirects: [
        { from: () => '/a', to: '/b' },
        { from: [], to: '/c' },
      ],
    }
    expect(faultMessages(siteConfigSchema, { ...minimalConfig, ...change })).toEqual([
      '"title" is a function; needed: text.',
      '"locales" is a function; needed: a list.',
      '"docs.mainDocId" is a function; needed: text.',
      '"home.featured[0]" is a function; needed: text.',
      '"redirects[0].from" is a function; needed: text or a list.',
      '"redirects[1].from" is an empty list; needed: at least 1 entry.',
    ])
  })

  it('reports what is wrong with a path: its beginning, or a part after it', () => {
    const redirects = [
      { from: '/q?x=1', to: '/docs/intro#x' },
      { from: ['old?', '//old'], to: '/docs/intro' },
    ]
    expect(faultMessages(siteConfigSchema, { ...minimalConfig, redirects })).toEqual([
      '"redirects[0].from" is "/q?x=1"; needed: a path of the site alone, without "?" and "#" and what follows them: /docs/guide/docker.',
      '"redirects[0].to" is "/docs/intro#x"; needed: a path of the site alone, without "?" and "#" and what follows them: /docs/guide/docker.',
      '"redirects[1].from[0]" is "old?"; needed: a path of the site that starts with one "/": /docs/guide/docker.',
      '"redirects[1].from[1]" is "//old"; needed: a path of the site that starts with one "/": /docs/guide/docker.',
    ])
  })

  it('names required keys of a map that are missing or invalid', () => {
    const { hosting: _, ...config } = {
      ...minimalConfig,
      repository: 'https://example.com/r',
      docs: null,
      footer: 5,
      announcement: { id: 'a', text: 'A', link: '/a' },
      contacts: ['mail'],
      navbar: { items: ['intro'] },
    }
    expect(faultMessages(siteConfigSchema, config)).toEqual([
      '"repository" is "https://example.com/r"; needed: a map with "url".',
      '"contacts[0]" is "mail"; needed: a map.',
      '"hosting" is missing; needed: a map with "label" and "href".',
      '"footer" is 5; needed: a map.',
      '"navbar.items[0]" is "intro"; needed: a map.',
      '"docs" is null; needed: a map with "mainDocId".',
      '"announcement.link" is "/a"; needed: a map with "label" and "path".',
    ])
  })

  it('reports an error in an address once', () => {
    expect(faultMessages(siteConfigSchema, { ...minimalConfig, url: 'n.example.com' })).toEqual([
      '"url" is "n.example.com"; needed: an absolute address: https://example.com.',
    ])
    expect(faultMessages(siteConfigSchema, { ...minimalConfig, url: 'https://example.com/' })).toEqual([
      '"url" is "https://example.com/"; needed: an origin without a path or a trailing slash: https://handbook.example.com.',
    ])
  })

  it('converts paths of files to one normal form', () => {
    const docs = { mainDocId: 'intro', path: './docs/', sidebarPath: './/sidebars.ts', tagsPath: 'docs/./tags.yml' }
    expect(validate(siteConfigSchema, { ...minimalConfig, docs }).value?.docs).toMatchObject({
      path: 'docs',
      sidebarPath: 'sidebars.ts',
      tagsPath: 'docs/tags.yml',
    })
    const needed =
      'needed: a path from the folder of the site, without a leading "/". It may begin with "../", as in "../docs".'
    expect(
      ['.', './', '/s.ts', 'a/../b', '..'].flatMap((sidebarPath) =>
        faultMessages(siteConfigSchema, { ...minimalConfig, docs: { mainDocId: 'intro', sidebarPath } }),
      ),
    ).toEqual(['.', './', '/s.ts', 'a/../b', '..'].map((path) => `"docs.sidebarPath" is "${path}"; ${needed}`))
  })

  it('allows documents, sidebars and tags beside the folder of the site', () => {
    const docs = { mainDocId: 'intro' }
    const beside = { sidebarPath: '../sidebars.js', tagsPath: '../docs/tags.yml' }
    expect(validate(siteConfigSchema, { ...minimalConfig, docs: { ...docs, ...beside } }).value?.docs).toMatchObject(
      beside,
    )
    const pathOf = (path: string) =>
      validate(siteConfigSchema, { ...minimalConfig, docs: { ...docs, path } }).value?.docs.path
    expect(['../docs', './../docs/', '../../shared/docs'].map(pathOf)).toEqual([
      '../docs',
      '../docs',
      '../../shared/docs',
    ])
    const needed =
      'needed: a path from the folder of the site, without a leading "/". It may begin with "../", as in "../docs".'
    expect(
      ['.', '..', '../', '/docs', 'a/../b'].flatMap((path) =>
        faultMessages(siteConfigSchema, { ...minimalConfig, docs: { ...docs, path } }),
      ),
    ).toEqual(['.', '..', '../', '/docs', 'a/../b'].map((path) => `"docs.path" is "${path}"; ${needed}`))
  })

  it('accepts the severities of Docusaurus', () => {
    const severityOf = (onBrokenLinks: string) =>
      validate(siteConfigSchema, { ...minimalConfig, onBrokenLinks }).value?.onBrokenLinks
    expect(['ignore', 'log', 'warn', 'throw'].map(severityOf)).toEqual(['ignore', 'warn', 'warn', 'throw'])
  })

  it('reports a value that is not a configuration at all', () => {
    expect(faultMessages(siteConfigSchema, undefined)).toMatchInlineSnapshot(`
      [
        "The whole is missing; needed: a map.",
      ]
    `)
    expect(faultMessages(siteConfigSchema, [])).toMatchInlineSnapshot(`
      [
        "The whole is an empty list; needed: a map.",
      ]
    `)
  })
})

it('requires two valid levels for the outline, the higher level first', () => {
  const levels = (outlineLevels: number[]) =>
    faultMessages(siteConfigSchema, { ...minimalConfig, docs: { mainDocId: 'intro', outlineLevels } }).length
  expect([[2, 6], [4, 4], [3, 2], [1, 2], [2, 7], [2]].map(levels)).toEqual([0, 0, 1, 1, 1, 1])
})
