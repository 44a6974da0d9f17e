import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { DocumentPage, PageData } from '../model/page.ts'
import type { SidebarShard } from '../model/sidebar.ts'
import type { SiteData } from '../model/site.ts'
import { messages } from '../texts/en/chrome.ts'
import { renderPage } from './render-page.tsx'

vi.mock('virtual:site-data', () => ({ siteData: {} }))
vi.mock('virtual:screen-messages', () => import('../texts/en/screen.ts'))
vi.mock('virtual:search-messages', () => import('../texts/en/search.ts'))

const site: SiteData = {
  title: 'Dev Handbook',
  tagline: 'Guides for developers',
  url: 'https://handbook.example.com',
  baseUrl: '/handbook/',
  favicon: '/favicon.svg',
  titleDelimiter: '|',
  lang: 'en',
  locales: [{ code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' }],
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'document', label: 'Guides', path: '/docs/guide/intro-guide', section: '/docs/guide', position: 'left' },
      { type: 'search', position: 'right' },
      { type: 'locale', position: 'right' },
      { type: 'link', label: 'Repository', href: 'https://example.com/repository', position: 'right' },
    ],
  },
  sidebar: { hideable: true, autoCollapseCategories: true },
  footer: {
    contacts: [
      { kind: 'repository', href: 'https://example.com/repository' },
      { kind: 'articles', href: 'https://example.com/articles' },
      { kind: 'messenger', href: 'https://example.com/messenger' },
      { kind: 'email', href: 'mailto:handbook@example.com' },
    ],
    copyright: { year: 2025, author: 'The authors' },
    hosting: { label: 'Example hosting', href: 'https://example.com/hosting' },
  },
  themeColor: '#222222',
  customFields: {},
  colorMode: { default: 'light', respectSystemPreference: false, switchable: true },
  announcement: { id: 'offline-1', text: 'Read it offline.', dismissible: true },
  docsPath: '/docs',
  repositoryUrl: 'https://example.com/repository',
  search: { provider: 'embedded' },
  offline: { strategies: [], debug: false },
  version: { name: 'current', label: 'Next' },
  generator: { name: 'Dev Handbook', version: '0.0.1' },
}
const base = { version: 1, description: 'A sentence.', lang: 'en' } as const
const document: DocumentPage = {
  ...base,
  kind: 'document',
  path: '/docs/guide/docker',
  title: 'Docker & Co',
  html: '<h2 id="a">Images</h2><p>Text with <code>code</code>.</p>',
  outline: [{ id: 'a', html: '<code>Images</code>', level: 2 }],
  sidebar: { sidebarId: 'main', trail: ['guide'] },
  tags: [{ slug: 'docker', label: 'Docker', path: '/docs/tags/docker' }],
  related: [{ path: '/docs/guide/trpc', title: 'tRPC' }],
  next: { path: '/docs/guide/trpc', title: 'tRPC' },
  updatedAt: '2026-07-05',
  updatedText: 'July 5, 2026',
  updatedBy: 'Ada Lovelace',
  readingMinutes: 7,
  packages: [{ name: 'express', version: '5.1.0' }],
  islands: [],
}
const shards: SidebarShard[] = [
  { id: '', items: [category('guide', 'Guides'), category('other', 'Other')] },
  {
    id: 'guide',
    items: [
      { type: 'document', path: '/docs/guide/docker', label: 'Docker' },
      { type: 'document', path: '/docs/guide/ru', label: 'По-русски', lang: 'ru' },
    ],
  },
]

function category(id: string, label: string) {
  return {
    type: 'category',
    id,
    label,
    path: `/docs/${id}/intro-${id}`,
    hasDocument: true,
    collapsible: true,
    collapsed: true,
  } as const
}

const render = (page: PageData, pageShards: SidebarShard[] = []) =>
  renderToString(renderPage({ site, messages, page, shards: pageShards }))

describe('renderPage', () => {
  const html = render(document, shards)

  it('inserts the article into the page unchanged', () => {
    expect(html).toContain(`<article class="article" lang="en">${document.html}</article>`)
  })

  it('contains the whole chrome with addresses below the base URL', () => {
    expect(html).toContain('href="#main"')
    expect(html).toMatch(/<h1[^>]*>Docker &amp; Co<\/h1>/)
    expect(html).toMatch(/href="\/handbook\/docs\/guide\/intro-guide"[^>]*aria-current="true"/)
    expect(html).toContain('href="/handbook/docs/tags/docker"')
    expect(html).toContain('rel="next"')
    expect(html).toContain('7 min read')
    expect(html).toContain('July 5, 2026')
    expect(html).toContain(' by Ada Lovelace')
    expect(html).toContain('express 5.1.0')
    expect(html).not.toContain('href="/docs')
  })

  it('begins with the facts of a document that hides its title', () => {
    const hidden = render({ ...document, hideTitle: true })
    expect(hidden).toMatch(/<h1[^>]* class="[^"]+">Docker &amp; Co<\/h1><div class="[^"]+" style="margin:0"/)
    expect(html).toMatch(/<h1[^>]*>Docker &amp; Co<\/h1><div class="[^"]+">/)
  })

  it('ends with contacts, the copyright note, and credits to author, generator and hosting', () => {
    const footer = html.slice(html.lastIndexOf('<footer'))
    expect(
      [...footer.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, label]) => [href, label]),
    ).toEqual([
      ['https://example.com/repository', 'Source repository'],
      ['https://example.com/articles', 'Articles'],
      ['https://example.com/messenger', 'Messenger'],
      ['mailto:handbook@example.com', 'E-mail'],
      ['https://example.com/repository', 'Built with Dev Handbook 0.0.1'],
      ['https://example.com/hosting', 'Example hosting'],
    ])
    expect(footer).toContain('© 2025 The authors')
    expect(footer).toContain('Hosted by')
  })

  it('renders the current branch of the sidebar, and other branches as links', () => {
    expect(html).toMatch(/href="\/handbook\/docs\/guide\/docker"[^>]*aria-current="page"/)
    expect(html).toMatch(/<span lang="ru">По-русски<\/span>/)
    expect(html).toContain('href="/handbook/docs/other/intro-other"')
    expect(html.match(/aria-expanded="true" aria-label="Collapse Guides"/g)).toHaveLength(1)
    expect(html).toContain('aria-label="Expand Other"')
  })

  it('never lists the title in the table of contents', () => {
    expect(html.match(/<ol[^>]*>.*?<\/ol>/)?.[0].match(/<li/g)).toHaveLength(1)
  })

  it('omits the table of contents if the document says so', () => {
    expect(render({ ...document, hideOutline: true }, shards)).not.toContain('On this page')
  })

  const section = {
    id: 'guide',
    label: 'Guides',
    path: '/docs/guide/intro-guide',
    description: 'About guides.',
    count: 12,
    documents: [{ path: '/docs/guide/docker', title: 'Docker', description: 'D.', lang: 'en' }],
  }
  const tag = { slug: 'docker', label: 'Docker', path: '/docs/tags/docker', count: 2 }

  it.each<[PageData, string[]]>([
    [
      {
        ...base,
        kind: 'tag',
        path: '/manual/tags/docker',
        title: 'Docker',
        tag: { ...tag, description: 'Containers.' },
        documents: [],
      },
      ['href="/handbook/manual/tags"'],
    ],
    [
      { ...base, kind: 'search', path: '/search', title: 'Search' },
      ['href="/handbook/manual"', 'href="/handbook/manual/tags"'],
    ],
    [
      { ...base, kind: 'not-found', path: '/404', title: 'Page not found' },
      ['href="/handbook/manual"', 'href="/handbook/manual/tags"'],
    ],
  ])('links below the configured root of the documentation: %o', (page, texts) => {
    const html = renderToString(renderPage({ site: { ...site, docsPath: '/manual' }, messages, page, shards: [] }))
    for (const text of texts) expect(html).toContain(text)
    expect(html.slice(html.indexOf('<main'))).not.toContain('href="/handbook/docs"')
  })

  it.each<[PageData, string[]]>([
    [
      {
        ...base,
        kind: 'home',
        path: '/',
        title: 'Dev Handbook',
        sections: [section],
        featured: [],
        recent: [],
        counts: { documents: 268, words: 1234, samples: 9, areChecked: true, tags: 240 },
      },
      ['Guides for developers', 'All 12 documents', '1,234', 'About guides.'],
    ],
    [
      {
        ...base,
        kind: 'docs',
        path: '/docs',
        title: 'Documentation',
        sections: [section],
        sidebar: { sidebarId: 'main', trail: [] },
      },
      ['12 documents', 'Version: Next'],
    ],
    [
      { ...base, kind: 'tags', path: '/docs/tags', title: 'Tags', tags: [tag] },
      ['id="letter-D"', 'href="/handbook/docs/tags/docker"'],
    ],
    [
      {
        ...base,
        kind: 'tag',
        path: '/docs/tags/docker',
        title: 'Docker',
        tag: { ...tag, description: 'Containers.' },
        documents: section.documents,
      },
      ['Containers.', '2 documents', 'href="/handbook/docs/guide/docker"'],
    ],
    [{ ...base, kind: 'search', path: '/search', title: 'Search' }, ['<h1']],
    [
      { ...base, kind: 'not-found', path: '/404', title: 'Page not found' },
      ['Page not found', 'href="/handbook/docs/tags"'],
    ],
  ])('renders %o', (page, texts) => {
    const html = render(page, shards)
    for (const text of texts) expect(html).toContain(text)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})
