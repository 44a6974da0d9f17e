import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { categorySchema } from './category.ts'
import { frontMatterSchema } from './front-matter.ts'
import { planRowSchema } from './plan.ts'
import { sidebarsSchema } from './sidebars.ts'
import { siteConfigSchema } from './site-config.ts'
import { tagsSchema } from './tags.ts'
import { validate } from './validate.ts'

const messages = (schema: z.ZodType, value: unknown) => validate(schema, value).faults.map(({ message }) => message)

const minimalConfig = {
  title: 'T',
  tagline: 'L',
  url: 'https://example.com',
  repository: { url: 'https://example.com/r' },
  author: { name: 'A' },
  hosting: { label: 'H', href: 'https://example.com/h' },
  docs: { mainDocId: 'intro' },
}

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
    ['documents at no path', { docs: { mainDocId: 'a', routeBasePath: 'a b' } }],
    ['documents where the search is', { docs: { mainDocId: 'a', routeBasePath: '/search/guides' } }],
    ['documents above the site', { docs: { mainDocId: 'a', routeBasePath: 'a/../b' } }],
    ['a report with an unknown part', { reportUrl: 'https://example.com/?t={title}&u={url}' }],
    ['severity', { onBrokenLinks: 'error' }],
    ['navbar item of an unknown type', { navbar: { items: [{ type: 'docs', docId: 'x' }] } }],
    ['navbar item without a type', { navbar: { items: [{ docId: 'x' }] } }],
    ['navbar item with an unknown key', { navbar: { items: [{ type: 'doc', docid: 'x' }] } }],
    ['empty text', { title: '' }],
    ['paths outside the project', { docs: { sidebarPath: '../content.ts', mainDocId: 'a' } }],
    ['redirect without a target', { redirects: [{ from: '/a' }, { from: 5, to: '/b' }] }],
    ['levels', { docs: { mainDocId: 'a', outlineLevels: [4, 2] } }],
    ['search', { search: { provider: 'algolia' } }],
  ])('%s', (_, change) => {
    expect(messages(siteConfigSchema, { ...minimalConfig, ...change })).toMatchSnapshot()
  })

  it('says once what is wrong with a function, which has a length as texts and lists do', () => {
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
    expect(messages(siteConfigSchema, { ...minimalConfig, ...change })).toEqual([
      '"title" is a function; needed: text.',
      '"locales" is a function; needed: a list.',
      '"docs.mainDocId" is a function; needed: text.',
      '"home.featured[0]" is a function; needed: text.',
      '"redirects[0].from" is a function; needed: text or a list.',
      '"redirects[1].from" is an empty list; needed: at least 1 entry.',
    ])
  })

  it('says what is wrong with a path: its beginning, or what stands behind it', () => {
    const redirects = [
      { from: '/q?x=1', to: '/docs/intro#x' },
      { from: ['old?', '//old'], to: '/docs/intro' },
    ]
    expect(messages(siteConfigSchema, { ...minimalConfig, redirects })).toEqual([
      '"redirects[0].from" is "/q?x=1"; needed: a path of the site alone, without "?" and "#" and what follows them: /docs/guide/docker.',
      '"redirects[0].to" is "/docs/intro#x"; needed: a path of the site alone, without "?" and "#" and what follows them: /docs/guide/docker.',
      '"redirects[1].from[0]" is "old?"; needed: a path of the site that starts with one "/": /docs/guide/docker.',
      '"redirects[1].from[1]" is "//old"; needed: a path of the site that starts with one "/": /docs/guide/docker.',
    ])
  })

  it('names what a map needs that is missing or something else', () => {
    const { hosting: _, ...config } = {
      ...minimalConfig,
      repository: 'https://example.com/r',
      docs: null,
      footer: 5,
      announcement: { id: 'a', text: 'A', link: '/a' },
      contacts: ['mail'],
      navbar: { items: ['intro'] },
    }
    expect(messages(siteConfigSchema, config)).toEqual([
      '"repository" is "https://example.com/r"; needed: a map with "url".',
      '"contacts[0]" is "mail"; needed: a map.',
      '"hosting" is missing; needed: a map with "label" and "href".',
      '"footer" is 5; needed: a map.',
      '"navbar.items[0]" is "intro"; needed: a map.',
      '"docs" is null; needed: a map with "mainDocId".',
      '"announcement.link" is "/a"; needed: a map with "label" and "path".',
    ])
  })

  it('says once what is wrong with an address', () => {
    expect(messages(siteConfigSchema, { ...minimalConfig, url: 'n.example.com' })).toEqual([
      '"url" is "n.example.com"; needed: an absolute address: https://example.com.',
    ])
    expect(messages(siteConfigSchema, { ...minimalConfig, url: 'https://example.com/' })).toEqual([
      '"url" is "https://example.com/"; needed: an origin without a path or a trailing slash: https://handbook.example.com.',
    ])
  })

  it('knows a file of the project by one spelling', () => {
    const docs = { mainDocId: 'intro', path: './docs/', sidebarPath: './/sidebars.ts', tagsPath: 'docs/./tags.yml' }
    expect(validate(siteConfigSchema, { ...minimalConfig, docs }).value?.docs).toMatchObject({
      path: 'docs',
      sidebarPath: 'sidebars.ts',
      tagsPath: 'docs/tags.yml',
    })
    const needed = 'needed: a path inside the project, without a leading "/" and without "..".'
    expect(
      ['.', './', '/s.ts', 'a/../b', '../s.ts'].flatMap((sidebarPath) =>
        messages(siteConfigSchema, { ...minimalConfig, docs: { mainDocId: 'intro', sidebarPath } }),
      ),
    ).toEqual(['.', './', '/s.ts', 'a/../b', '../s.ts'].map((path) => `"docs.sidebarPath" is "${path}"; ${needed}`))
  })

  it('allows documents beside the folder of the site', () => {
    const docs = { mainDocId: 'intro' }
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
        messages(siteConfigSchema, { ...minimalConfig, docs: { ...docs, path } }),
      ),
    ).toEqual(['.', '..', '../', '/docs', 'a/../b'].map((path) => `"docs.path" is "${path}"; ${needed}`))
  })

  it('knows the severities of Docusaurus', () => {
    const severityOf = (onBrokenLinks: string) =>
      validate(siteConfigSchema, { ...minimalConfig, onBrokenLinks }).value?.onBrokenLinks
    expect(['ignore', 'log', 'warn', 'throw'].map(severityOf)).toEqual(['ignore', 'warn', 'warn', 'throw'])
  })

  it('says what is wrong with something that is no configuration at all', () => {
    expect(messages(siteConfigSchema, undefined)).toMatchInlineSnapshot(`
      [
        "The whole is missing; needed: a map.",
      ]
    `)
    expect(messages(siteConfigSchema, [])).toMatchInlineSnapshot(`
      [
        "The whole is an empty list; needed: a map.",
      ]
    `)
  })
})

it('values are named for what they are, long ones by their beginning', () => {
  const config = {
    ...minimalConfig,
    title: (name: string) => name,
    tagline: '',
    lang: 'x'.repeat(100),
    locales: [],
    themeColor: 'x'.repeat(78),
  }
  expect(messages(siteConfigSchema, config)).toEqual([
    '"title" is a function; needed: text.',
    '"tagline" is empty; write something or leave the key out.',
    `"lang" is "${'x'.repeat(76)}…; needed: a BCP 47 language tag: "ru".`,
    '"locales" is an empty list; needed: at least 1 entry.',
    `"themeColor" is "${'x'.repeat(78)}"; needed: a colour of the form #rrggbb.`,
  ])
  expect(messages(planRowSchema, { path: 'a', title: 'A', kind: 'guide', lang: 'e', words: '1', note: '' })).toEqual([
    '"lang" is "e"; needed: at least 2 characters.',
  ])
  expect(messages(sidebarsSchema, { main: [{ type: null }, 5] })).toEqual([
    '"main[0].type" is null; allowed: "html", "doc", "ref", "link", "category", "autogenerated".',
    '"main[1]" is 5; needed: a map.',
  ])
})

it('levels of the outline are two that headings have, the higher one first', () => {
  const levels = (outlineLevels: number[]) =>
    messages(siteConfigSchema, { ...minimalConfig, docs: { mainDocId: 'intro', outlineLevels } }).length
  expect([[2, 6], [4, 4], [3, 2], [1, 2], [2, 7], [2]].map(levels)).toEqual([0, 0, 1, 1, 1, 1])
})

it('numbers may stand in quotes, and nothing else is one', () => {
  expect([' 2 ', '-1.5'].map((position) => validate(categorySchema, { position }).value?.position)).toEqual([2, -1.5])
  expect(['', ' ', '0x1', '1 2'].flatMap((position) => messages(categorySchema, { position }))).toHaveLength(4)
  expect(validate(categorySchema, { link: null }).value).toEqual({ link: null })
})

it('front matter', () => {
  expect(
    messages(frontMatterSchema, {
      kind: 'guid',
      toc_max_heading_level: 9,
      tags: 'react',
      draft: 'yes',
      lang: 'Russian',
    }),
  ).toMatchInlineSnapshot(`
    [
      ""tags" is "react"; needed: a list.",
      ""lang" is "Russian"; needed: a BCP 47 language tag: "ru".",
      ""kind" is "guid"; allowed: "guide", "topic", "links", "intro", "algorithm", "questions", "snippets", "reference", "cheatsheet", "data-structure".",
      ""toc_max_heading_level" is 9; needed: at most 6.",
      ""draft" is "yes"; needed: true or false.",
    ]
  `)
  expect(
    messages(frontMatterSchema, { tags: [true, { label: 'x' }], last_update: { date: 'soon', by: 'x' }, title: null }),
  ).toMatchInlineSnapshot(`
    [
      ""title" is null; needed: text.",
      ""tags[0]" is true; needed: text or a map.",
      ""tags[1].permalink" is missing; needed: text.",
      ""last_update.date" is "soon"; needed: a day that exists, as 2025-01-31, 1/31/2025 (the month first) or Jan 31 2025.",
      "Unknown key "by" in "last_update". Known keys: "date", "author".",
    ]
  `)
  expect(validate(frontMatterSchema, { keywords: 'a, b', pagination_next: null }).value).toEqual({
    keywords: ['a', 'b'],
    pagination_next: null,
  })
})

it('sidebars', () => {
  expect(
    messages(sidebarsSchema, {
      main: [
        { type: 'doc' },
        { type: 'html', value: '<hr>' },
        { type: 'htm' },
        { type: 'category', label: 'A', items: [{ type: 'link', label: 'x', herf: 'y' }] },
      ],
      'bad id': [],
    }),
  ).toMatchInlineSnapshot(`
    [
      ""main[0].id" is missing; needed: text.",
      ""main[1].value" is "<hr>"; needed: a text, or one link to "/…" or "https://…"; dividers, pictures and scripts have no place here: delete the item, or group those below it in a category.",
      ""main[2].type" is "htm"; allowed: "html", "doc", "ref", "link", "category", "autogenerated".",
      ""main[3].items[0].href" is missing; needed: text.",
      "Unknown key "herf" in "main[3].items[0]". Did you mean "href"? Known keys: "href", "key", "type", "label", "className", "customProps", "autoAddBaseUrl".",
      ""bad id" cannot be a key here; needed: letters, digits, "-" and "_".",
    ]
  `)
})

it('tags, folder settings, plan', () => {
  expect(messages(tagsSchema, { 'Node.js': null, react: { lable: 'React' }, css: 'CSS' })).toMatchInlineSnapshot(`
    [
      ""Node.js" cannot be a key here; needed: lower-case words joined by "-", Latin or Cyrillic letters and digits, no dots: "nodejs".",
      "Unknown key "lable" in "react". Did you mean "label"? Known keys: "label", "description".",
      ""css" is "CSS"; needed: null or a map.",
    ]
  `)
  expect(messages(categorySchema, { label: 'A', link: { type: 'page' }, position: 'first' })).toMatchInlineSnapshot(`
    [
      ""position" is "first"; needed: a number.",
      ""link.type" is "page"; allowed: "doc", "generated-index".",
    ]
  `)
  expect(messages(planRowSchema, { path: '/a', title: '', kind: 'x', lang: 'en', words: 'many', note: '' }))
    .toMatchInlineSnapshot(`
    [
      ""path" is "/a"; needed: words joined by "/".",
      ""title" is empty; write something or leave the key out.",
      ""kind" is "x"; allowed: "topic", "guide", "links", "intro", "snippets", "algorithm", "questions", "reference", "cheatsheet", "data-structure".",
      ""words" is "many"; needed: a whole number.",
    ]
  `)
})

it('of the forms that a value may have, the one with the fewest faults was meant', () => {
  const forms = [
    z.strictObject({ a: z.number(), b: z.number() }),
    z.strictObject({ c: z.string(), d: z.string(), e: z.string() }),
  ] as const
  for (const schema of [z.union(forms), z.union([forms[1], forms[0]])]) {
    expect(messages(schema, { a: 'x', b: 1 })).toEqual(['"a" is "x"; needed: a number.'])
  }
})
