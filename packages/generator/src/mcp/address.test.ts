import { expect, it } from 'vitest'
import { parseAddress, writeAddress } from './address.ts'

const site = { url: 'https://example.com', baseUrl: '/' }
const below = { url: 'https://example.com', baseUrl: '/base/' }

it.each([
  ['/docs/guide/docker', { path: '/docs/guide/docker' }],
  ['docs/guide/docker', { path: '/docs/guide/docker' }],
  [' /docs/guide/docker.html ', { path: '/docs/guide/docker' }],
  ['/docs/guide/docker.md', { path: '/docs/guide/docker' }],
  ['/docs/guide/docker/?x=1', { path: '/docs/guide/docker' }],
  ['/docs/guide/docker#', { path: '/docs/guide/docker' }],
  ['/docs/guide/docker#install', { path: '/docs/guide/docker', heading: 'install' }],
  ['/docs/guide/docker#install~2', { path: '/docs/guide/docker', heading: 'install', block: 2 }],
  ['/docs/guide/docker#~1', { path: '/docs/guide/docker', heading: '', block: 1 }],
  ['/docs/a#b~0', { path: '/docs/a', heading: 'b~0' }],
  ['/docs/%D1%91%D0%B6#%D1%91%D0%B6', { path: '/docs/ёж', heading: 'ёж' }],
  ['/docs/ёж', { path: '/docs/ёж' }],
  ['https://example.com/docs/a#b', { path: '/docs/a', heading: 'b' }],
  ['site:///docs/a#b', { path: '/docs/a', heading: 'b' }],
])('reads %j', (text, address) => {
  expect(parseAddress(text, site)).toEqual(address)
})

it('reads and writes addresses below a base URL', () => {
  const address = { path: '/docs/a b', heading: 'c', block: 2 }
  expect(writeAddress(below, address)).toBe('/base/docs/a%20b#c~2')
  expect(parseAddress('/base/docs/a%20b#c~2', below)).toEqual(address)
  expect(parseAddress('https://example.com/base/docs/a%20b#c~2', below)).toEqual(address)
  // This is a site path, as it stands in the catalogue.
  expect(parseAddress('/docs/a b', below)).toEqual({ path: '/docs/a b' })
})

it.each([
  ['/docs/../../etc/passwd', 'must not contain ".."'],
  ['/docs/%2e%2e/%2e%2e/etc/passwd', 'must not contain ".."'],
  ['..', 'must not contain ".."'],
  ['/docs\\..\\x', 'must not contain ".."'],
  ['/docs/a%00.md', 'must not contain ".."'],
  ['/docs/%E0%A4%A', 'its percent-encoding is broken'],
  ['https://example.org/docs/a', 'Its addresses begin with "https://example.com/" or "/".'],
  ['https://example.com.evil.test/docs/a', 'is not an address of this site'],
  ['file:///etc/passwd', 'is not an address of this site'],
  ['//evil.test/docs', 'is not an address of this site'],
])('refuses %j', (text, message) => {
  expect(() => parseAddress(text, site)).toThrow(message)
})
