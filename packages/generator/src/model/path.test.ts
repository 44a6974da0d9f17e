import { expect, it } from 'vitest'
import { correctedAddress, fromAddress, pageFile, toAddress } from './path.ts'

it.each([
  ['/docs/guide', '/docs/guide'],
  ['/docs/guide/', '/docs/guide'],
  ['/docs/guide.html', '/docs/guide'],
  ['/docs/index.html', '/docs'],
  ['//docs//guide', '/docs/guide'],
  ['/docs/tags/%D0%B3%D0%B8%D1%82', '/docs/tags/гит'],
  ['/docs/tags/c++', '/docs/tags/c++'],
  ['/docs/tags/c%2B%2B', '/docs/tags/c++'],
  ['/docs/tags/%40media', '/docs/tags/@media'],
  ['/docs/100%25', '/docs/100%'],
  ['/', '/'],
  ['/docs/%E0%A4%A', null],
])('%s is the address of %s', (address, path) => {
  expect(fromAddress('/', address)).toBe(path)
})

it.each([
  ['/base/docs', '/docs'],
  ['/base/', '/'],
  ['/base', '/'],
  ['/basement', null],
  ['/docs', null],
])('under a base URL, %s is the address of %s', (address, path) => {
  expect(fromAddress('/base/', address)).toBe(path)
})

it.each([
  ['/', '/', '/'],
  ['/', '/docs/a b', '/docs/a%20b'],
  ['/base/', '/', '/base/'],
  ['/base/', '/docs/гит', '/base/docs/%D0%B3%D0%B8%D1%82'],
])('below %s the path %s has the address %s', (baseUrl, path, address) =>
  expect(toAddress(baseUrl, path)).toBe(address),
)

it.each([
  ['/', 'html', 'index.html'],
  ['/docs', 'json', 'docs.json'],
  ['/docs/tags/гит', 'md', 'docs/tags/гит.md'],
] as const)('the page %s as %s is the file %s', (path, extension, file) => expect(pageFile(path, extension)).toBe(file))

it.each(['/', '/docs', '/docs/tags/гит', '/docs/tags/c++', '/docs/a b', '/docs/100%'])(
  '%s is the same after a conversion to its address and back',
  (path) => {
    for (const baseUrl of ['/', '/base/']) expect(fromAddress(baseUrl, toAddress(baseUrl, path))).toBe(path)
  },
)

it.each([
  ['/', '/docs.html', '/docs'],
  ['/', '/docs/', '/docs'],
  ['/', '/docs/index', '/docs'],
  ['/', '//docs//a', '/docs/a'],
  ['/', '//evil.test/', '/evil.test'],
  ['/', '//evil.test/index.html', '/evil.test'],
  ['/', '/%5Cevil.test/', '/%5Cevil.test'],
  ['/', '/%2Fevil.test/', '/evil.test'],
  ['/base/', '/base//evil.test/', '/base/evil.test'],
  ['/base/', '//evil.test/base/', undefined],
  ['/', '/docs', undefined],
  ['/', '/docs/c%2B%2B', undefined],
  ['/', '/', undefined],
  ['/', '/%/', undefined],
])('below %s the address %s is corrected to %s', (baseUrl, pathname, address) => {
  expect(correctedAddress(baseUrl, pathname)).toBe(address)
})
