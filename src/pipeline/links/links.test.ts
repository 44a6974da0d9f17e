import { expect, it } from 'vitest'
import type { CompiledDocument, DocumentLink } from '../compiled-document.ts'
import { collectProblems } from '../problems.ts'
import { siteConfigSchema } from '../schema/site-config.ts'
import { validate } from '../schema/validate.ts'
import { testCompiled, testConfig, testDocument } from '../testing/source-documents.ts'
import { checkAnchors } from './check-anchors.ts'
import { resolveRedirects } from './resolve-redirects.ts'

const report = (problems: ReturnType<typeof collectProblems>) =>
  problems.all.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`)

it('reports links to headings that do not exist', () => {
  const documents = [testDocument('a.md'), testDocument('b.md'), testDocument('failed.md')]
  const link = (href: string, path: string, anchor: string, line?: number): DocumentLink => ({ href, path, anchor, ...(line === undefined ? {} : { line }) })
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
          link('b.md#nothing', '/docs/b', 'nothing', 6),
          link('failed.md#x', '/docs/failed', 'x', 7),
          link('/docs/tags#x', '/docs/tags', 'x', 7),
          { href: 'https://example.com#x' },
        ],
      }),
    ],
    ['b', testCompiled('b', { links: [link('a.md#Start', '/docs/a', 'Start')] })],
  ])
  const problems = collectProblems()
  checkAnchors({ documents, compiled, severity: 'warn', problems })
  expect(report(problems)).toMatchInlineSnapshot(`
    [
      "warning content/a.md:3 The link "#strat" leads to no heading: /docs/a has no "#strat". Nearest: "start". Also in lines 5, 8.",
      "warning content/a.md:6 The link "b.md#nothing" leads to no heading: /docs/b has no "#nothing". Nearest: there are none.",
      "warning content/b.md:undefined The link "a.md#Start" leads to no heading: /docs/a has no "#Start". Nearest: "start".",
    ]
  `)
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
  const config = validate(siteConfigSchema, { ...testConfig, redirects }).value
  if (!config) throw new Error('The configuration of this test is faulty.')
  const problems = collectProblems()
  const result = resolveRedirects({
    config,
    placeOf: (...path) => ({ file: path.join('.') }),
    paths: new Set(['/', '/docs/a', '/docs/b']),
    problems,
  })
  expect(Object.fromEntries(result)).toEqual({ '/old': '/docs/a', '/older': '/docs/a', '/oldest': '/docs/a' })
  expect(report(problems)).toMatchInlineSnapshot(`
    [
      "error redirects.2.from:undefined The redirect from /docs/a hides a page of that path. Delete the redirect, or move the page.",
      "error redirects.3.from:undefined There are two redirects from /old. Delete one.",
      "error redirects.4.to:undefined The redirects go round: /x → /y → /z → /y. Let one of them lead to a page.",
      "error redirects.5.to:undefined The redirects go round: /y → /z → /y. Let one of them lead to a page.",
      "error redirects.6.to:undefined The redirects go round: /z → /y → /z. Let one of them lead to a page.",
      "error redirects.7.to:undefined The redirect from /gone leads to /docs/c, which is no page. Nearest: "/docs/a", "/docs/b", "/".",
    ]
  `)
})
