import { expect, it } from 'vitest'
import { createPipeline } from '../packages/generator/src/pipeline/create-pipeline.ts'
import { useBuiltFixture } from './built-fixture.ts'

const fixture = useBuiltFixture()
const { page } = fixture

it('has no problems except in its plan', () => {
  expect(
    fixture.result.problems.map(({ severity, file, line, message }) => `${severity} ${file}:${line ?? '-'} ${message}`),
  ).toMatchInlineSnapshot(`
    [
      "warning content/01-guide/02-docker.mdx:- The document has 15 words of prose; the plan asks for at least 1000 (content/plan.tsv:2). Write what its subject still needs.",
      "warning content/plan.tsv:- 1 of 2 planned documents do not exist yet. Write them, or delete their rows:
      guide: kubernetes",
    ]
  `)
})

it('has a page for every document, tag and fixed screen', () => {
  expect([...fixture.site.pages].map(([path, { kind, title, lang }]) => `${path} ${kind} "${title}" ${lang}`))
    .toMatchInlineSnapshot(`
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
      "completeFiles": [
        {
          "javascript": "/docs/guide/docker.complete.js.txt",
          "name": "double",
          "source": "algorithms/double.ts",
          "typescript": "/docs/guide/docker.complete.ts.txt",
        },
      ],
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

it('follows the front matter of its documents', () => {
  const compose = page('/docs/guide/compose', 'document')
  expect(compose).toMatchObject({ hideTitle: true, hideOutline: true })
  expect(compose.editUrl).toBeUndefined()
  const intro = page('/docs/intro', 'document')
  expect(intro).toMatchObject({
    title: 'Where to start',
    description: 'The first paragraph is the description.',
    image: '/img/card.png',
  })
  expect(intro).not.toHaveProperty('keywords')
  expect(intro.html).not.toContain('<h1')
  expect(intro.next).toEqual({ path: '/docs/late', title: 'Written on another system' })
  expect(page('/docs/unlisted', 'document')).toMatchObject({
    noIndex: true,
    sidebar: { sidebarId: 'other', trail: [] },
  })
})

it('resolves links through files, slugs and redirects, below the base URL', () => {
  const links = page('/docs/intro', 'document').html.matchAll(/href="(\/[^"]*)"/g)
  expect([...links].map(([, href]) => href)).toEqual([
    '/base/docs/guide/docker#volumes',
    '/base/docs/guide',
    '/base/docs/by-hand',
    '/base/docs/tags',
  ])
  expect(Object.fromEntries(fixture.site.redirects)).toEqual({
    '/docs/guide/containers': '/docs/guide/docker',
    '/old/docker': '/docs/guide/docker',
  })
})

it('is the same after a second build', async () => {
  const again = await createPipeline({ root: fixture.root, environment: {} }).load()
  expect(JSON.stringify([...(again.site?.pages ?? [])])).toBe(JSON.stringify([...fixture.site.pages]))
  expect(JSON.stringify([...(again.site?.shards ?? [])])).toBe(JSON.stringify([...fixture.site.shards]))
  expect(again.site?.records.all).toEqual(fixture.site.records.all)
  expect(again.site?.data).toEqual(fixture.site.data)
})

it('contains no replacement character of damaged text', () => {
  expect(JSON.stringify([...fixture.site.pages])).not.toMatch(/\\u0000|\uFFFD/)
})

it('builds drafts in development only', async () => {
  expect(fixture.site.pages.has('/docs/draft')).toBe(false)
  const development = await createPipeline({ root: fixture.root, mode: 'development', environment: {} }).load()
  expect(development.site?.pages.has('/docs/draft')).toBe(true)
})

it('lists the contents of a category with an index, at its place in the sidebar', () => {
  const { html, sidebar, next, editUrl } = page('/docs/by-hand', 'document')
  expect(html).toContain('href="/base/docs/late"')
  expect(sidebar).toEqual({ sidebarId: 'tutorialSidebar', trail: ['by-hand'] })
  expect(next?.path).toBe('/docs/late')
  expect(editUrl).toBeUndefined()
})
