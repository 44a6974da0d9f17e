import { expect, it } from 'vitest'
import type { Site } from '../../content/site.ts'
import type { SitePage } from '../../content/pages/site-page.ts'
import type { HomePage } from '../../model/page.ts'
import { catalogue } from './catalogue.ts'

const site = {
  data: { title: 'Site', tagline: 'About it', url: 'https://example.com', baseUrl: '/base/', lang: 'en' },
  documents: [
    { path: '/docs/a', frontMatter: { keywords: ['letter', 'буква'] } },
    { path: '/docs/z', frontMatter: {} },
  ],
} as unknown as Site
const documentPage = (path: string, more: object = {}) =>
  ({
    kind: 'document',
    path,
    title: path,
    description: `About ${path}`,
    lang: 'en',
    tags: [],
    ...more,
  }) as unknown as SitePage
const home = {
  sections: [
    { id: 'guide', label: 'Guides', description: 'All.', path: '/docs/guide', documents: [{ path: '/docs/guide/b' }] },
    { id: 'both', label: 'Both', description: 'Two.', path: '/docs/guide/b', documents: [{ path: '/docs/hidden' }] },
  ],
} as HomePage

it('lists the documents of sections in reading order, then the others by path', () => {
  const docker = { slug: 'docker', label: 'Docker', path: '/docs/tags/docker' }
  const pages = [
    documentPage('/docs/z'),
    documentPage('/docs/a', { documentKind: 'guide', updatedAt: '2026-11-02', tags: [docker] }),
    documentPage('/docs/guide/b', { lang: 'ru' }),
    documentPage('/docs/guide'),
    { kind: 'tag', path: '/docs/tags/docker' } as SitePage,
  ]
  const made = catalogue(site, home, pages)
  expect(made.documents.map(({ path, sections }) => [path, sections])).toEqual([
    ['/docs/guide', ['guide']],
    ['/docs/guide/b', ['guide', 'both']],
    ['/docs/a', []],
    ['/docs/z', []],
  ])
  expect(made.documents[2]).toEqual({
    path: '/docs/a',
    title: '/docs/a',
    description: 'About /docs/a',
    lang: 'en',
    kind: 'guide',
    keywords: ['letter', 'буква'],
    sections: [],
    tags: ['docker'],
    updatedAt: '2026-11-02',
  })
  expect(made).toMatchObject({
    format: 1,
    baseUrl: '/base/',
    sections: [
      { id: 'guide', label: 'Guides', description: 'All.' },
      { id: 'both', label: 'Both', description: 'Two.' },
    ],
    tags: [{ slug: 'docker', label: 'Docker' }],
  })
})
