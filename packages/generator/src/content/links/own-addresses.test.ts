import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { testDocument } from '../testing/source-documents.ts'
import { checkOwnAddresses, createOwnAddressCheck } from './own-addresses.ts'

const checkFor = (baseUrl: string) =>
  createOwnAddressCheck({
    config: { url: 'https://notes.example.com', baseUrl, onBrokenOwnLinks: 'throw', onBrokenAnchors: 'warn' },
    exists: (path) => ['/', '/docs/a', '/docs/вопросы', '/file.html', '/feed.xml'].includes(path),
    listPages: () => '"/docs/a"',
    missing: (path, anchor) => (path === '/docs/a' && anchor !== '' ? `${path} has no "#${anchor}".` : undefined),
  })

it.each([
  ['/', 'https://notes.example.com'],
  ['/', 'https://notes.example.com/docs/a/?q=1'],
  ['/', 'http://NOTES.example.com/docs/a.html'],
  ['/', '//notes.example.com/docs/%D0%B2%D0%BE%D0%BF%D1%80%D0%BE%D1%81%D1%8B'],
  ['/', 'https://notes.example.com/file.html'],
  ['/', 'https://notes.example.com/feed.xml'],
  ['/', 'https://notes.example.com/%'],
  ['/', 'https://example.com/docs/b'],
  ['/', 'https://notes.example.com:8080/docs/b'],
  ['/', '/docs/b'],
  ['/', 'mailto:a@notes.example.com'],
  ['/', 'https://['],
  ['/book/', 'https://notes.example.com/book'],
  ['/book/', 'https://notes.example.com/book/docs/a'],
  ['/book/', 'https://notes.example.com/docs/b'],
])('with the base URL %s, accepts %s', (baseUrl, href) => {
  expect(checkFor(baseUrl)(href)).toBeUndefined()
})

it.each([
  ['/', 'https://notes.example.com/docs/b#x', '/docs/b'],
  ['/', '//notes.example.com/docs/%D1%8F.html', '/docs/я'],
  ['/book/', 'http://notes.example.com/book/docs/b/', '/docs/b'],
])('with the base URL %s, reports %s', (baseUrl, href, path) => {
  expect(checkFor(baseUrl)(href)).toEqual({
    rule: 'broken-link',
    severity: 'throw',
    text: `leads to this site, which has no "${path}". Nearest: "/docs/a". Within the site the path is enough. If another program serves it, name it in "servedElsewhere".`,
  })
})

it('reports a missing heading with the severity that is configured for anchors', () => {
  expect(checkFor('/')('https://notes.example.com/docs/a#n%C3%B6')).toEqual({
    rule: 'broken-anchor',
    severity: 'warn',
    text: 'leads to no heading: /docs/a has no "#nö". Within the site the path is enough.',
  })
})

it('reports the links of documents at their lines', () => {
  const problems = collectProblems()
  const href = 'https://notes.example.com/docs/b'
  const links = [
    { href, line: 3 },
    { href, line: 5 },
    { href: '/docs/b', path: '/docs/b' },
    { href: 'https://example.com' },
  ]
  checkOwnAddresses({
    documents: [testDocument('a.md'), testDocument('failed.md')],
    linksOf: (id) => (id === 'a' ? links : []),
    check: checkFor('/'),
    problems,
  })
  expect(problems.all.map(({ severity, rule, file, line }) => `${severity} ${rule} ${file}:${line}`)).toEqual([
    'error broken-link content/a.md:3',
    'error broken-link content/a.md:5',
  ])
  expect(problems.all[0]?.message).toMatch(
    /^The link "https:\/\/notes\.example\.com\/docs\/b" leads to this site, which has no "\/docs\/b"\./,
  )
})
