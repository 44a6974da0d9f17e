import { expect, it } from 'vitest'
import type { SitePage } from '../../content/pages/site-page.ts'
import type { HomePage } from '../../model/page.ts'
import type { SiteData } from '../../model/site.ts'
import { compileMarkdown } from '../../compile/satteri.ts'
import { llmsText } from './llms-text.ts'

const data = {
  url: 'https://example.com',
  baseUrl: '/base/',
  docsPath: '/docs',
  title: 'Site',
  tagline: 'About it',
} as SiteData
const documentPage = (path: string, title: string, description: string) =>
  ({ kind: 'document', path, title, description }) as SitePage
const homePage = (sections: Record<string, string[]>) =>
  ({
    kind: 'home',
    sections: Object.entries(sections).map(([label, [path = '', ...documents]], index) => ({
      id: `section-${index}`,
      label,
      path,
      description: `All of ${label}`,
      documents: documents.map((document) => ({ path: document })),
    })),
  }) as HomePage

it('lists documents by section, in the order of the pages', () => {
  const home = homePage({
    Guides: ['/docs/guide', '/docs/guide/b', '/docs/guide/a'],
    Both: ['/docs/none', '/docs/guide/a'],
    Empty: ['/docs/empty'],
  })
  const pages = [
    documentPage('/docs/guide', 'Guides', 'All.'),
    documentPage('/docs/guide/a', 'A', 'First.'),
    documentPage('/docs/alone', 'Alone', ''),
    { kind: 'tag', path: '/docs/empty' } as SitePage,
    documentPage('/docs/guide/b', 'B', 'Second.'),
  ]
  const a = '- [A](https://example.com/base/docs/guide/a.md): First.'
  expect(llmsText({ data, home, pages })).toBe(
    `# Site\n\n> About it\n\n## Guides\n\n- [Guides (llms-full.txt)](https://example.com/base/docs/section-0/llms-full.txt): All of Guides\n- [Guides](https://example.com/base/docs/guide.md): All.\n${a}\n- [B](https://example.com/base/docs/guide/b.md): Second.\n\n## Both\n\n- [Both (llms-full.txt)](https://example.com/base/docs/section-1/llms-full.txt): All of Both\n${a}\n\n## Empty\n\n\n`,
  )
})

it.each([
  'arr[0] and [x](y)',
  ']',
  '[',
  'a\\[b\\]',
  'ends in \\',
  'C:\\*',
  '`code`',
  'a*b*c',
  '**bold**',
  '_private_',
  'snake_case_name',
  'A* search',
  '2 * 3 * 4',
  '<b>',
  'a < b',
  '<!-- x -->',
  'List<T>',
  '&lt; & &#60;',
  '~~x~~',
  '![i](j)',
  'two\n  lines',
  '# no heading',
  '1. no list',
  '2) neither',
  '- nor this',
  '* x',
  '> y',
  '---',
  '1.5 is a number',
  'Ёж, 中',
])('texts keep their characters in Markdown: %j', (text) => {
  const markdown = llmsText({
    data: { ...data, title: text, tagline: text },
    home: homePage({ [text]: ['/docs/a'] }),
    pages: [documentPage('/docs/a', text, text)],
  })
  const output = compileMarkdown({
    text: markdown,
    format: 'md',
    visitors: {},
    admonitions: false,
    headingIds: false,
    footnotes: { label: '', backLabel: '', prefix: '' },
  })
  const seen = 'html' in output ? output.html : ''
  const shown = text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(seen.replaceAll(/ id="[^"]*"/g, '').replaceAll('\n', '')).toBe(
    `<h1>${shown}</h1><blockquote><p>${shown}</p></blockquote><h2>${shown}</h2><ul><li><a href="https://example.com/base/docs/section-0/llms-full.txt">${shown} (llms-full.txt)</a>: All of ${shown}</li><li><a href="https://example.com/base/docs/a.md">${shown}</a>: ${shown}</li></ul>`,
  )
})

it('keeps addresses with parentheses whole', () => {
  expect(
    llmsText({ data, home: homePage({ Guides: ['/docs/f(x) :)'] }), pages: [documentPage('/docs/f(x) :)', 'F', 'G')] }),
  ).toContain('- [F](https://example.com/base/docs/f%28x%29%20:%29.md): G\n')
})

it('visits each page once, however many sections there are', () => {
  let looks = 0
  const paths = Array.from({ length: 200 }, (_, index) => `/docs/${index}`)
  const pages = paths.map(
    (path) =>
      ({
        kind: 'document',
        title: path,
        description: '',
        get path() {
          looks++
          return path
        },
      }) as unknown as SitePage,
  )
  const text = llmsText({ data, home: homePage(Object.fromEntries(paths.map((path) => [path, [path]]))), pages })
  expect(text.match(/^- \[.*\.md\)/gm)).toHaveLength(200)
  expect(looks).toBeLessThanOrEqual(2 * 200)
})
