import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { sidebarsSchema } from '../schema/sidebars.ts'
import { validate } from '../schema/validate.ts'
import { checkSidebarLinks } from './check-sidebar-links.ts'
import { pathOfLink } from './path-of-link.ts'

const reportOf = (hrefs: readonly string[]) => {
  const items = [
    ...hrefs.map((href) => ({ type: 'link', label: 'L', href })),
    { type: 'html', value: '<a href="/docs/html">H</a>' },
  ]
  const sidebars = validate(sidebarsSchema, { main: [{ type: 'category', label: 'C', items }] }).value ?? {}
  const problems = collectProblems()
  const source = hrefs.map((href) => `'${href}'`).join('\n')
  checkSidebarLinks(
    { sidebars, source, file: 'content/sidebars.ts' },
    {
      exists: (path) => ['/docs/a', '/docs/html', '/file.pdf'].includes(path),
      pathOf: (href) => pathOfLink(href, { baseUrl: '/base/', docsPath: '/docs' }),
      listPages: () => '"/docs/a"',
      checkOwn: (href) =>
        href === 'https://own.example.com/docs/b'
          ? { rule: 'broken-link', severity: 'throw', text: 'leads to this site.' }
          : undefined,
      missing: (path, anchor) => (path === '/docs/a' && anchor === 'nöwhere' ? 'there is none.' : undefined),
      severity: 'throw',
      anchorSeverity: 'warn',
      problems,
    },
  )
  return problems.all.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`)
}

it('links of sidebars may lead to pages and files of the site, and to whole addresses', () => {
  expect(
    reportOf([
      '/docs/a',
      '/docs/a/',
      '/docs/a?x#y',
      '/file.pdf',
      'https://example.com',
      '//example.com',
      'mailto:a@example.com',
      'vscode://file',
      'pathname:///elsewhere',
      '/base/docs/a',
    ]),
  ).toEqual([])
})

it('a link may begin with the base URL, unless addresses of documents begin in the same way', () => {
  const settings = { baseUrl: '/docs/', docsPath: '/' }
  expect(pathOfLink('/docs/a', settings)).toBe('/a')
  expect(pathOfLink('/other/a', settings)).toBe('/other/a')
  expect(pathOfLink('/docs/a', { ...settings, docsPath: '/docs' })).toBe('/docs/a')
  expect(pathOfLink('/docs/a', { ...settings, baseUrl: '/' })).toBe('/docs/a')
})

it('other links are reported at their line', () => {
  expect(reportOf(['/docs/a', '/docs/b', 'docs/a', './a.mdx', 'htps://example.com', 'javascript:x()'])).toEqual([
    'error content/sidebars.ts:2 The sidebar "main" links to "/docs/b", which is not a page. Nearest: "/docs/a".',
    ...['docs/a', './a.mdx', 'htps://example.com', 'javascript:x()'].map(
      (href, index) =>
        `error content/sidebars.ts:${index + 3} The sidebar "main" links to "${href}", which can be followed from no page. Write a path of the site, which starts with "/", or a whole address: https://example.com.`,
    ),
  ])
})

it('links in HTML are reported like other links', () => {
  const sidebars =
    validate(sidebarsSchema, {
      main: [
        { type: 'html', value: '<a href="/docs/b">B</a>' },
        { type: 'html', value: '<b>Title</b>' },
      ],
    }).value ?? {}
  const problems = collectProblems()
  checkSidebarLinks(
    { sidebars, source: '', file: 'content/sidebars.ts' },
    {
      exists: () => false,
      pathOf: (href) => href,
      checkOwn: () => undefined,
      listPages: () => '"/docs/a"',
      missing: () => undefined,
      severity: 'throw',
      anchorSeverity: 'warn',
      problems,
    },
  )
  expect(problems.all.map(({ message }) => message)).toEqual([
    'The sidebar "main" links to "/docs/b", which is not a page. Nearest: "/docs/a".',
  ])
})

it('links to missing headings count with the configured severity', () => {
  expect(reportOf(['/docs/a?x#there', '/docs/a/?x#n%C3%B6where'])).toEqual([
    'warning content/sidebars.ts:2 The sidebar "main" links to "/docs/a/?x#n%C3%B6where", which leads to no heading: there is none.',
  ])
})

it('whole addresses of the site are checked as well', () => {
  expect(reportOf(['https://own.example.com/docs/a', 'https://own.example.com/docs/b'])).toEqual([
    'error content/sidebars.ts:2 The sidebar "main" links to "https://own.example.com/docs/b", which leads to this site.',
  ])
})
