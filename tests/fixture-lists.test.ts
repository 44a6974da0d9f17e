import { expect, it } from 'vitest'
import { useBuiltFixture } from './built-fixture.ts'

const fixture = useBuiltFixture()
const { page } = fixture

it('knows sections, recent changes and counts', () => {
  const home = page('/', 'home')
  expect(
    home.sections.map(({ id, label, path, count, documents }) => [
      id,
      label,
      path,
      count,
      documents.map(({ title }) => title),
    ]),
  ).toMatchInlineSnapshot(`
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
  expect(page('/docs', 'docs')).toMatchObject({
    sections: home.sections,
    sidebar: { sidebarId: 'tutorialSidebar', trail: [] },
  })
})

it('cuts sidebars into shards', () => {
  expect(
    Object.fromEntries([...fixture.site.shards].map(([path, { items }]) => [path, items.map(({ label }) => label)])),
  ).toMatchInlineSnapshot(`
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
  expect(sidebar && fixture.site.branch(sidebar).map(({ id }) => id)).toEqual(['', 'guides', 'guides/nested'])
})

it('lists tags with their documents, unlisted ones left out', () => {
  expect(page('/docs/tags', 'tags').tags.map(({ slug, count }) => [slug, count])).toEqual([
    ['devops', 2],
    ['docker', 2],
    ['вопросы', 1],
  ])
  expect(page('/docs/tags/docker', 'tag')).toMatchObject({
    description: 'Containers.',
    documents: [{ title: 'Docker guide' }, { title: 'Compose' }],
  })
})

it('describes its version', () => {
  expect(fixture.site.version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'intro',
    draftIds: ['draft'],
  })
  expect(fixture.site.version.sidebars).toEqual({
    tutorialSidebar: { link: { path: '/docs/intro', label: 'Where to start' } },
    other: { link: { path: '/docs/другое/вопросы', label: 'Вопросы' } },
  })
})

it('resolves the navbar', () => {
  expect(fixture.site.data.navbar.items).toMatchInlineSnapshot(`
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
  const ofDocker = fixture.site.records.all.filter(({ url }) => url.startsWith('/docs/guide/docker'))
  expect(
    ofDocker.map(({ objectID, type, hierarchy, content }) => [
      objectID,
      type,
      Object.values(hierarchy).filter(Boolean).join(' > '),
      content,
    ]),
  ).toMatchInlineSnapshot(`
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
  expect(new Set(fixture.site.records.all.map(({ objectID }) => objectID)).size).toBe(fixture.site.records.all.length)
  expect(fixture.site.records.all.some(({ url }) => url.startsWith('/docs/unlisted'))).toBe(false)
  expect(fixture.site.records.all.find(({ language }) => language === 'ru')).toMatchObject({
    lang: 'en',
    versionTag: 'docs-default-current',
  })
})
