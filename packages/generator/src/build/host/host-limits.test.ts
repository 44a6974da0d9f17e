import { expect, it } from 'vitest'
import { hostLimitProblems } from './host-limits.ts'

const messagesOf = (texts: Partial<Parameters<typeof hostLimitProblems>[0]>): string[] =>
  hostLimitProblems({ baseUrl: '/', files: [], ...texts }).map(({ severity, message }) => `${severity}: ${message}`)
const lines = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, at) => line(at))

it('reports nothing about files within the limits', () => {
  const headers = lines(100, (index) => `/page-${index}\n  X-Long: ${'x'.repeat(1900)}`).join('\n')
  const redirects = `# ${'x'.repeat(2000)}\n${lines(2000, (index) => `/old/${index} /new/${index} 301\n`).join('')}`
  const files = ['sandbox.html', ...lines(40, (index) => `page-${index}.html`)]
  expect(messagesOf({ headers, redirects, files })).toEqual([])
  expect(messagesOf({})).toEqual([])
})

it.each([
  [
    'too many rules',
    { headers: lines(101, (index) => `/page-${index}\n  X-Own: 1`).join('\n') },
    'warning: _headers has 101 rules. Cloudflare Pages reads the first 100 and ignores the others.',
  ],
  [
    'a rule with its host',
    { headers: `https://x.test/*\n  X-Own: 1\n${lines(100, (index) => `/page-${index}\n  X-Own: 1`).join('\n')}` },
    'warning: _headers has 101 rules.',
  ],
  [
    'a long line',
    { headers: `/*\n  Content-Security-Policy: ${'x'.repeat(2000)}` },
    'warning: A line of _headers with "Content-Security-Policy" has more than 2000 characters.',
  ],
  [
    'one policy for all addresses, the sandbox included',
    { files: ['sandbox.html', ...lines(45, (index) => `page-${index}.html`)] },
    'warning: _headers has one policy for all addresses, because one policy for each address would need 91 rules',
  ],
  [
    'too many redirects',
    { redirects: lines(2001, (index) => `/old/${index} /new/${index} 301\n`).join('') },
    'warning: _redirects has 2001 redirects in',
  ],
  [
    'too many bytes of redirects',
    { redirects: lines(1000, (index) => `/old/${'x'.repeat(90)}/${index} /new/${index} 301\n`).join('') },
    'warning: _redirects has 1000 redirects in',
  ],
  [
    'a long redirect',
    { redirects: `/old/${'x'.repeat(1000)} /new 301\n` },
    `warning: A redirect in _redirects has more than 1000 characters: "/old/${'x'.repeat(55)}…".`,
  ],
])('warns about %s', (_what, texts, message) => {
  expect(messagesOf(texts)).toEqual([expect.stringContaining(message)])
})

it('allows one policy for all addresses on a site without samples that run', () => {
  expect(messagesOf({ files: lines(100, (index) => `page-${index}.html`) })).toEqual([])
})
