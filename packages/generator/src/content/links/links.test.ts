import { expect, it } from 'vitest'
import type { CompiledDocument, DocumentLink } from '../../model/compiled-document.ts'
import { collectProblems } from '../problems.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { validate } from '../schema/validate.ts'
import { testCompiled, testConfig, testDocument } from '../testing/source-documents.ts'
import { checkAnchors, missingAnchors } from './check-anchors.ts'
import { resolveRedirects } from './resolve-redirects.ts'

const report = (problems: ReturnType<typeof collectProblems>) =>
  problems.all.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`)

it('reports links to headings that do not exist', () => {
  const documents = [testDocument('a.md'), testDocument('b.md'), testDocument('c.md'), testDocument('failed.md')]
  const link = (href: string, path: string, anchor: string, line?: number): DocumentLink => ({
    href,
    path,
    anchor,
    ...(line === undefined ? {} : { line }),
  })
  const compiled = new Map<string, CompiledDocument>([
    [
      'a',
      testCompiled('a', {
        anchors: ['start', 'fn-1'],
        headings: [{ id: 'start', html: 'Start', level: 2 }],
        links: [
          link('#start', '/docs/a', 'start', 1),
          link('#fn-1', '/docs/a', 'fn-1', 2),
          link('#top', '/docs/a', 'top', 2),
          link('#strat', '/docs/a', 'strat', 3),
          link('#strat', '/docs/a', 'strat', 5),
          link('#strat', '/docs/a', 'strat', 8),
          link('b.md#n%C3%B6thing', '/docs/b', 'nöthing', 6),
          link('failed.md#x', '/docs/failed', 'x', 7),
          link('/docs/tags#x', '/docs/tags', 'x', 7),
          { href: 'https://example.com#x' },
        ],
      }),
    ],
    ['b', testCompiled('b', { links: [link('a.md#Start', '/docs/a', 'Start')] })],
    [
      'c',
      testCompiled('c', {
        anchors: ['fn-1'],
        links: [link('#fn-2', '/docs/c', 'fn-2', 1), link('#fn-2', '/docs/c', 'fn-2', 4)],
      }),
    ],
  ])
  const problems = collectProblems()
  const linksOf = (id: string) => compiled.get(id)?.links ?? []
  checkAnchors({ documents, linksOf, missing: missingAnchors(documents, compiled), severity: 'warn', problems })
  expect(report(problems)).toMatchInlineSnapshot(`
    [
      "warning content/a.md:3 The link "#strat" leads to no heading: /docs/a has no "#strat". Nearest: "start". Also on lines 5, 8.",
      "warning content/a.md:6 The link "b.md#nöthing" leads to no heading: /docs/b has no "#nöthing". Nearest: there are none.",
      "warning content/b.md:undefined The link "a.md#Start" leads to no heading: /docs/a has no "#Start". Nearest: "start".",
      "warning content/c.md:1 The link "#fn-2" leads to no heading: /docs/c has no "#fn-2". Nearest: "fn-1". Also on line 4.",
    ]
  `)
})

const resolved = (
  redirects: { from: string | string[]; to: string }[],
  paths: string[],
  staticFiles: string[] = [],
) => {
  const config = validate(siteConfigSchema, { ...testConfig, redirects }).value
  if (!config) throw new Error('The configuration of this test is faulty.')
  const problems = collectProblems()
  const documentsByPath = new Map(paths.filter((path) => path.startsWith('/docs/')).map((path) => [path, path]))
  const result = resolveRedirects({
    config,
    placeOf: (...path) => ({ file: path.join('.') }),
    paths: new Set(paths),
    documentsByPath,
    staticFiles: new Set(staticFiles),
    problems,
  })
  return { result: Object.fromEntries(result), problems: report(problems) }
}

it('reports redirects from paths that no page can have', () => {
  const from = ['/../outside', '/a/./b', '/back\\slash', '/tab\tname', `/${'r'.repeat(248)}`, `/${'r'.repeat(247)}`]
  const { result, problems } = resolved([{ from, to: '/docs/a' }], ['/', '/docs/a'])
  expect(Object.keys(result)).toEqual([`/${'r'.repeat(247)}`])
  expect(problems).toEqual([
    'error redirects.0.from:undefined The redirect from "/../outside" holds "..", which browsers remove from addresses. Correct the path, or delete the redirect.',
    'error redirects.0.from:undefined The redirect from "/a/./b" holds ".", which browsers remove from addresses. Correct the path, or delete the redirect.',
    String.raw`error redirects.0.from:undefined The redirect from "/back\slash" holds "\\", which cannot be part of an address. Correct the path, or delete the redirect.`,
    'error redirects.0.from:undefined The redirect from "/tab\tname" holds "\\t", which cannot be part of an address. Correct the path, or delete the redirect.',
    `error redirects.0.from:undefined The redirect from "/${'r'.repeat(248)}" holds a name of 248 bytes; file systems allow at most 247. Correct the path, or delete the redirect.`,
  ])
})

it('reports a redirect whose file would replace the file of a page on disks that ignore case', () => {
  const { problems } = resolved([{ from: '/Docs/A', to: '/docs/a' }], ['/', '/docs/a'])
  expect(problems).toEqual([
    'warning redirects.0.from:undefined The redirect from /Docs/A and the page /docs/a are one file on disks and hosts that ignore case and how accents are encoded. Delete the redirect.',
  ])
})

it('follows redirects to pages and reports what is wrong with them', () => {
  const redirects = [
    { from: '/old', to: '/docs/a' },
    { from: ['/older', '/oldest.html'], to: '/old' },
    { from: '/docs/a', to: '/docs/b' },
    { from: '/old', to: '/docs/b' },
    { from: '/x', to: '/y' },
    { from: '/y', to: '/z' },
    { from: '/z', to: '/y' },
    { from: '/gone', to: '/docs/c' },
  ]
  const { result, problems } = resolved(redirects, ['/', '/docs/a', '/docs/b'])
  expect(result).toEqual({ '/old': '/docs/a', '/older': '/docs/a', '/oldest': '/docs/a' })
  expect(problems).toMatchInlineSnapshot(`
    [
      "error redirects.2.from:undefined The redirect from /docs/a hides a page of that path. Delete the redirect, or move the page.",
      "error redirects.3.from:undefined There are two redirects from /old. Delete one.",
      "error redirects.4.to:undefined The redirects form a loop: /x → /y → /z → /y. Let one of them lead to a page.",
      "error redirects.5.to:undefined The redirects form a loop: /y → /z → /y. Let one of them lead to a page.",
      "error redirects.6.to:undefined The redirects form a loop: /z → /y → /z. Let one of them lead to a page.",
      "error redirects.7.to:undefined The redirect from /gone leads to /docs/c, which is not a page. Nearest: "/docs/a", "/docs/b", "/".",
    ]
  `)
})

it.each([
  ['/sw.js', 'the service worker, which browsers accept from no other address'],
  ['/robots.txt', 'a file that the build makes'],
  ['/_redirects', 'a file that the build makes'],
  ['/offline-shell.html', 'a file that the build makes'],
  ['/assets/entry.js', 'a file that the build makes'],
  ['/search/shards/a', 'a file that the build makes'],
  ['/search/manifest.json', 'a file that the build makes'],
  ['/sidebars/main.json', 'a file that the build makes'],
  ['/social/a.png', 'a file that the build makes'],
  ['/index.json', 'a file that belongs to the page /'],
  ['/search.json', 'a file that belongs to the page /search'],
  ['/docs/a.json', 'a file that belongs to the page /docs/a'],
  ['/docs/a.md', 'a file that belongs to the page /docs/a'],
  ['/docs/a.md/b', '/docs/a.md: a file that belongs to the page /docs/a'],
  ['/old.pdf', 'the file static/old.pdf'],
  ['/page.html', 'the file static/page.html'],
])('reports the redirect from %s, which hides %s', (from, hidden) => {
  const { result, problems } = resolved(
    [{ from, to: '/docs/a' }],
    ['/', '/search', '/docs/a'],
    ['/old.pdf', '/page.html'],
  )
  expect(result).toEqual({})
  const source = from.replace(/\.html$/, '')
  expect(problems).toEqual([
    `error redirects.0.from:undefined The redirect from ${source} hides ${hidden}. Delete the redirect.`,
  ])
})

it('accepts redirects that only look like files of the site', () => {
  const from = ['/search.md', '/docs/b.json', '/assets', '/search/old', '/sidebars/old', '/docs/sw.js', '/old.pdf']
  expect(resolved([{ from, to: '/docs/a' }], ['/', '/search', '/docs/a'])).toEqual({
    result: Object.fromEntries(from.map((path) => [path, '/docs/a'])),
    problems: [],
  })
})

it('reports redirects to different pages from paths that may be one file', () => {
  const redirects = [
    { from: '/FAQ', to: '/docs/a' },
    { from: '/faq', to: '/docs/b' },
  ]
  expect(resolved(redirects, ['/docs/a', '/docs/b']).problems).toEqual([
    'error redirects.1.from:undefined The redirects from /FAQ and /faq are one file on disks and hosts that ignore case and how accents are encoded, and lead to different pages. Delete one, or let both lead to the same page.',
  ])
  expect(resolved([{ from: ['/FAQ', '/faq'], to: '/docs/a' }], ['/docs/a']).problems).toEqual([])
})
