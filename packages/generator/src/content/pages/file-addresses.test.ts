import { describe, expect, it } from 'vitest'
import { isFileAddress } from '../../model/path.ts'
import { everySitesFiles } from '../links/made-files.ts'
import { fileAddresses } from './file-addresses.ts'

const siteFiles = everySitesFiles.filter((file) => !file.endsWith('.html'))
const own = [
  '/img/logo.svg',
  '/docs/guide/plan.pdf',
  '/docs/loader.js',
  '/CNAME',
  '/demo/node.js/run.js',
  '/assets/photo-1.webp',
]

describe('fileAddresses', () => {
  it('returns nothing for a site on which no page looks like a file', () => {
    expect(fileAddresses({ pages: ['/', '/docs', '/docs/v2.0', '/docs/guide/docker'], files: own })).toBeUndefined()
  })

  const pages = [
    '/',
    '/docs',
    '/search',
    '/docs/node.js',
    '/docs/socket.io',
    '/docs/guide/asp.net',
    '/docs/array.from',
    '/docs/tags/c++',
    '/docs/v2.0',
  ]
  const pattern = fileAddresses({ pages, files: [...own, ...everySitesFiles] })

  it.each(pages)('reads %s as a page', (path) => expect(isFileAddress(path, pattern)).toBe(false))

  it.each([
    ...own,
    ...siteFiles,
    '/docs/node.js.json',
    '/docs/node.js.md',
    '/docs/guide/docker.md',
    '/assets/entry-12345678.js',
    '/assets/x.woff2',
    '/IMG/LOGO.SVG',
  ])('reads %s as a file', (path) => expect(isFileAddress(path, pattern)).toBe(true))

  it('does not grow with the number of pages', () => {
    const more = Array.from({ length: 1000 }, (_, number) => `/docs/package-${number}.js`)
    const others = Array.from({ length: 1000 }, (_, number) => `/docs/user.name${number}`)
    expect(fileAddresses({ pages: [...pages, ...more, ...others], files: [...own, ...everySitesFiles] })).toBe(pattern)
    expect(pattern?.length).toBeLessThan(300)
  })

  it('reads an address that ends like a page as a page when every page has such a file', () => {
    const mixed = fileAddresses({ pages: ['/docs/package.json', '/docs/a', '/docs/README.md'], files: everySitesFiles })
    expect(['/docs/package.json', '/docs/readme.md'].map((path) => isFileAddress(path, mixed))).toEqual([false, false])
    expect(
      ['/docs-versions.json', '/search/manifest.json', '/vercel.json', '/feed.xml'].map((path) =>
        isFileAddress(path, mixed),
      ),
    ).toEqual([true, true, true, true])
  })
})
