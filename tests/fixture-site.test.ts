import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageData } from '../src/model/page.ts'
import { createPipeline } from '../src/pipeline/create-pipeline.ts'
import type { PipelineResult, Site } from '../src/pipeline/site.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

let fixture: FixtureCopy
let result: PipelineResult
let site: Site
beforeAll(async () => {
  fixture = await copyFixture('site')
  result = await createPipeline({ root: fixture.root, environment: {} }).load()
  if (!result.site) throw new Error(`The fixture does not build: ${JSON.stringify(result.problems)}`)
  site = result.site
}, 60_000)
afterAll(() => fixture.remove())

const page = <Kind extends PageData['kind']>(path: string, kind: Kind): Extract<PageData, { kind: Kind }> => {
  const found = site.pages.get(path)
  // SAFETY: the kind is compared.
  if (found?.kind === kind) return found as Extract<PageData, { kind: Kind }>
  throw new Error(`There is no ${kind} page at ${path}; pages: ${[...site.pages.keys()].join(', ')}`)
}

it('has nothing to report but its plan', () => {
  expect(result.problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line ?? '-'} ${message}`)).toMatchInlineSnapshot(`
    [
      "warning content/01-guide/02-docker.mdx:- The document has 15 words of prose; the plan asks for at least 1000 (content/plan.tsv:2). Write what its subject still needs.",
      "warning content/plan.tsv:- 1 of 2 planned documents do not exist yet. Write them, or delete their rows:
      guide: kubernetes",
    ]
  `)
})

it('has a page for every document, tag and fixed screen', () => {
  expect([...site.pages].map(([path, { kind, title, lang }]) => `${path} ${kind} "${title}" ${lang}`)).toMatchInlineSnapshot(`
    [
      "/ home "Fixture" en",
      "/docs docs "Documentation" en",
      "/search search "Search" en",
      "/404 not-found "Page not found" en",
      "/docs/guide/docker document "Docker guide" en",
      "/docs/guide/compose document "Compose" en",
      "/docs/guide document "The guide" en",
      "/docs/guide/nested document "Nested guides" en",
      "/docs/guide/deep/inner document "Inner guide" en",
      "/docs/intro document "Where to start" en",
      "/docs/late document "Written on another system" en",
      "/docs/unlisted document "Unlisted" en",
      "/docs/другое/вопросы document "Вопросы" ru",
      "/docs/by-hand document "By hand" en",
      "/docs/tags tags "Tags" en",
      "/docs/tags/devops tag "Documents tagged “DevOps”" en",
      "/docs/tags/docker tag "Documents tagged “Docker”" en",
      "/docs/tags/вопросы tag "Documents tagged “Вопросы”" en",
    ]
  `)
})

it('assembles the page of a document', () => {
  const { html, ...docker } = page('/docs/guide/docker', 'document')
  expect(docker).toMatchInlineSnapshot(`
    {
      "description": "Containers from nothing to production.",
      "documentKind": "guide",
      "editUrl": "https://example.com/fixture/edit/main/content/01-guide/02-docker.mdx",
      "islands": [],
      "kind": "document",
      "lang": "en",
      "next": {
        "path": "/docs/guide/compose",
        "title": "Docker Compose",
      },
      "outline": [
        {
          "html": "Volumes",
          "id": "volumes",
          "level": 2,
        },
        {
          "html": "Named volumes",
          "id": "named-volumes",
          "level": 3,
        },
        {
          "html": "Driver options",
          "id": "driver-options",
          "level": 4,
        },
      ],
      "packages": [
        {
          "name": "express",
          "version": "5.1.0",
        },
      ],
      "path": "/docs/guide/docker",
      "previous": {
        "path": "/docs/guide/deep/inner",
        "title": "Inner guide",
      },
      "readingMinutes": 1,
      "related": [
        {
          "path": "/docs/intro",
          "title": "Where to start",
        },
        {
          "path": "/docs/guide",
          "title": "The guide",
        },
      ],
      "reportUrl": "https://example.com/fixture/issues/new?title=Docker%20guide&body=%2Fdocs%2Fguide%2Fdocker",
      "sidebar": {
        "sidebarId": "tutorialSidebar",
        "trail": [
          "guides",
        ],
      },
      "tags": [
        {
          "label": "Docker",
          "path": "/docs/tags/docker",
          "slug": "docker",
        },
        {
          "label": "DevOps",
          "path": "/docs/tags/devops",
          "slug": "devops",
        },
      ],
      "title": "Docker guide",
      "updatedAt": "2025-02-03",
      "updatedText": "February 3, 2025",
      "version": 1,
    }
  `)
  expect(html).toContain('Text that several documents share.')
  expect(html).toContain('double')
})

it('obeys front matter', () => {
  const compose = page('/docs/guide/compose', 'document')
  expect(compose).toMatchObject({ hideTitle: true, hideOutline: true })
  expect(compose.editUrl).toBeUndefined()
  const intro = page('/docs/intro', 'document')
  expect(intro).toMatchObject({ title: 'Where to start', description: 'The first paragraph is the description.', image: '/img/card.png', keywords: ['start', 'here'] })
  expect(intro.html).not.toContain('<h1')
  expect(intro.next).toEqual({ path: '/docs/late', title: 'Written on another system' })
  expect(page('/docs/unlisted', 'document')).toMatchObject({ noIndex: true, sidebar: { sidebarId: 'other', trail: [] } })
})

it('resolves links through files, slugs and redirects, below the base URL', () => {
  const links = page('/docs/intro', 'document').html.matchAll(/href="(\/[^"]*)"/g)
  expect([...links].map(([, href]) => href)).toEqual(['/base/docs/guide/docker#volumes', '/base/docs/guide', '/base/docs/by-hand', '/base/docs/tags'])
  expect(Object.fromEntries(site.redirects)).toEqual({ '/docs/guide/containers': '/docs/guide/docker', '/old/docker': '/docs/guide/docker' })
})

it('knows sections, recent changes and counts', () => {
  const home = page('/', 'home')
  expect(home.sections.map(({ id, label, path, count, documents }) => [id, label, path, count, documents.map(({ title }) => title)])).toMatchInlineSnapshot(`
    [
      [
        "intro",
        "Where to start",
        "/docs/intro",
        1,
        [
          "Where to start",
        ],
      ],
      [
        "guide",
        "Guides",
        "/docs/guide",
        4,
        [
          "Nested guides",
          "Inner guide",
          "Docker guide",
          "Compose",
        ],
      ],
      [
        "by-hand",
        "By hand",
        "/docs/by-hand",
        1,
        [
          "Written on another system",
        ],
      ],
    ]
  `)
  expect(home.recent).toEqual(home.featured.map((featured) => ({ ...featured, updatedText: 'Feb 3, 2025' })))
  expect(home.counts).toMatchObject({ documents: 8, samples: 1, tags: 3 })
  expect(page('/docs', 'docs')).toMatchObject({ sections: home.sections, sidebar: { sidebarId: 'tutorialSidebar', trail: [] } })
})

it('cuts sidebars into shards', () => {
  expect(Object.fromEntries([...site.shards].map(([path, { items }]) => [path, items.map(({ label }) => label)]))).toMatchInlineSnapshot(`
    {
      "/sidebars/other.json": [
        "Другое",
      ],
      "/sidebars/other/другое.json": [
        "Вопросы",
      ],
      "/sidebars/tutorialSidebar.json": [
        "Where to start",
        "Guides",
        "By hand",
        "Tags",
      ],
      "/sidebars/tutorialSidebar/by-hand.json": [
        "Written on another system",
      ],
      "/sidebars/tutorialSidebar/guides.json": [
        "Nested guides",
        "Docker",
        "Compose",
      ],
      "/sidebars/tutorialSidebar/guides/nested.json": [
        "Inner guide",
      ],
    }
  `)
  const { sidebar } = page('/docs/guide/deep/inner', 'document')
  expect(sidebar && site.branch(sidebar).map(({ id }) => id)).toEqual(['', 'guides', 'guides/nested'])
})

it('lists tags with their documents, unlisted ones left out', () => {
  expect(page('/docs/tags', 'tags').tags.map(({ slug, count }) => [slug, count])).toEqual([['devops', 2], ['docker', 2], ['вопросы', 1]])
  expect(page('/docs/tags/docker', 'tag')).toMatchObject({ description: 'Containers.', documents: [{ title: 'Docker guide' }, { title: 'Compose' }] })
})

it('describes its version', () => {
  expect(site.version).toMatchObject({ name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'intro', draftIds: ['draft'] })
  expect(site.version.sidebars).toEqual({ tutorialSidebar: { link: { path: '/docs/intro', label: 'Where to start' } }, other: { link: { path: '/docs/другое/вопросы', label: 'Вопросы' } } })
})

it('resolves the navbar', () => {
  expect(site.data.navbar.items).toMatchInlineSnapshot(`
    [
      {
        "label": "Guides",
        "path": "/docs/guide/docker",
        "position": "left",
        "section": "/docs/guide",
        "type": "document",
      },
      {
        "label": "Where to start",
        "path": "/docs/intro",
        "position": "left",
        "section": "/docs/intro",
        "type": "document",
      },
      {
        "label": "Other",
        "path": "/docs/другое/вопросы",
        "position": "left",
        "section": "/docs/другое",
        "type": "document",
      },
      {
        "href": "/base/docs/tags",
        "label": "Tags",
        "position": "left",
        "type": "link",
      },
      {
        "position": "right",
        "type": "search",
      },
      {
        "position": "right",
        "type": "locale",
      },
    ]
  `)
})

it('makes search records of titles, headings and sections', () => {
  const ofDocker = site.records.filter(({ url }) => url.startsWith('/docs/guide/docker'))
  expect(ofDocker.map(({ objectID, type, hierarchy, content }) => [objectID, type, Object.values(hierarchy).filter(Boolean).join(' > '), content])).toMatchInlineSnapshot(`
    [
      [
        "/docs/guide/docker",
        "lvl1",
        "Guides > Docker guide",
        "Containers from nothing to production.",
      ],
      [
        "/docs/guide/docker:text",
        "content",
        "Guides > Docker guide",
        "Text that several documents share.",
      ],
      [
        "/docs/guide/docker#volumes",
        "lvl2",
        "Guides > Docker guide > Volumes",
        null,
      ],
      [
        "/docs/guide/docker#volumes:text",
        "content",
        "Guides > Docker guide > Volumes",
        "Data that outlives a container.",
      ],
      [
        "/docs/guide/docker#named-volumes",
        "lvl3",
        "Guides > Docker guide > Volumes > Named volumes",
        null,
      ],
      [
        "/docs/guide/docker#driver-options",
        "lvl4",
        "Guides > Docker guide > Volumes > Named volumes > Driver options",
        null,
      ],
      [
        "/docs/guide/docker#driver-options:text",
        "content",
        "Guides > Docker guide > Volumes > Named volumes > Driver options",
        "Twice double",
      ],
    ]
  `)
  expect(new Set(site.records.map(({ objectID }) => objectID)).size).toBe(site.records.length)
  expect(site.records.some(({ url }) => url.startsWith('/docs/unlisted'))).toBe(false)
  expect(site.records.find(({ language }) => language === 'ru')).toMatchObject({ lang: 'en', versionTag: 'docs-default-current' })
})

it('is the same when it is built again', async () => {
  const again = await createPipeline({ root: fixture.root, environment: {} }).load()
  expect(JSON.stringify([...(again.site?.pages ?? [])])).toBe(JSON.stringify([...site.pages]))
  expect(JSON.stringify([...(again.site?.shards ?? [])])).toBe(JSON.stringify([...site.shards]))
  expect(again.site?.records).toEqual(site.records)
  expect(again.site?.data).toEqual(site.data)
})

it('holds no character that stands for damaged text', () => {
  expect(JSON.stringify([...site.pages])).not.toMatch(/\\u0000|\uFFFD/)
})

it('builds drafts in development only', async () => {
  expect(site.pages.has('/docs/draft')).toBe(false)
  const development = await createPipeline({ root: fixture.root, mode: 'development', environment: {} }).load()
  expect(development.site?.pages.has('/docs/draft')).toBe(true)
})

it('lists what is in a category that asks for an index, in its place in the sidebar', () => {
  const { html, sidebar, next, editUrl } = page('/docs/by-hand', 'document')
  expect(html).toContain('href="/base/docs/late"')
  expect(sidebar).toEqual({ sidebarId: 'tutorialSidebar', trail: ['by-hand'] })
  expect(next?.path).toBe('/docs/late')
  expect(editUrl).toBeUndefined()
})
