import { expect, it } from 'vitest'
import { fromAddress, pageFile, toAddress } from './path.ts'

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
])('below %s the path %s has the address %s', (baseUrl, path, address) => expect(toAddress(baseUrl, path)).toBe(address))

it.each([
  ['/', 'html', 'index.html'],
  ['/docs', 'json', 'docs.json'],
  ['/docs/tags/гит', 'md', 'docs/tags/гит.md'],
] as const)('the page %s as %s is the file %s', (path, extension, file) => expect(pageFile(path, extension)).toBe(file))

it.each(['/', '/docs', '/docs/tags/гит', '/docs/tags/c++', '/docs/a b', '/docs/100%'])('%s comes back from its address', (path) => {
  for (const baseUrl of ['/', '/base/']) expect(fromAddress(baseUrl, toAddress(baseUrl, path))).toBe(path)
})
