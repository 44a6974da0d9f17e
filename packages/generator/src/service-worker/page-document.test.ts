import { describe, expect, it } from 'vitest'
import type { DocumentPage, SearchPage, TagPage } from '../model/page.ts'
import { composePage, emptyPage } from './page-document.ts'

const shell =
  '<!doctype html><html lang="en" dir="ltr"><head><title>-handbook-title- | Site</title><meta name="description" content="-handbook-description-">' +
  '<link rel="canonical" href="https://site.example/base/-handbook-path-"><link rel="alternate" href="/base/-handbook-path-.md"></head>' +
  '<body><div lang="en"><h1 tabindex="-1" lang="en">-handbook-title-</h1><article class="a" lang="en">-handbook-article-</article></div></body></html>'

const page = {
  kind: 'document',
  path: '/docs/тег',
  title: 'A',
  description: 'B',
  lang: 'ru',
  html: '<p>text</p>',
} as DocumentPage

const build = { baseUrl: '/base/', rightToLeft: ['ar'] }
const root = { ...build, baseUrl: '/' }

describe('composePage', () => {
  it('inserts a document into the frame', () => {
    expect(composePage(shell, page, build)).toBe(
      '<!doctype html><html lang="ru" dir="ltr"><head><title>A | Site</title><meta name="description" content="B">' +
        '<link rel="canonical" href="https://site.example/base/docs/%D1%82%D0%B5%D0%B3"><link rel="alternate" href="/base/docs/%D1%82%D0%B5%D0%B3.md"></head>' +
        '<body><div lang="en"><h1 tabindex="-1" lang="ru">A</h1><article class="a" lang="ru"><p>text</p></article></div></body></html>',
    )
  })

  it("sets the page's text direction by its language, and does not change a frame without a page", () => {
    expect(composePage(shell, { ...page, lang: 'ar' }, build)).toContain('<html lang="ar" dir="rtl">')
    const turned = shell.replace('lang="en" dir="ltr"', 'lang="ar" dir="rtl"')
    expect(composePage(turned, page, build)).toContain('<html lang="ru" dir="ltr">')
    expect(emptyPage(turned, '/docs/a')).toContain('<html lang="ar" dir="rtl">')
  })

  it('lists the documents of a tag', () => {
    const tag = {
      kind: 'tag',
      path: '/docs/tags/x',
      title: 'X',
      description: 'D',
      lang: 'en',
      documents: [{ path: '/docs/a', title: 'A & B', description: 'c', lang: 'en' }],
    }
    expect(composePage(shell, tag as unknown as TagPage, build)).toContain(
      '<p>D</p><ul><li><a href="/base/docs/a">A &amp; B</a><br>c</li></ul>',
    )
  })

  it('describes a page that is neither a document nor a list', () => {
    const search = {
      kind: 'search',
      path: '/search',
      title: 'Search',
      description: 'All texts',
      lang: 'en',
    } as unknown as SearchPage
    expect(composePage(shell, search, build)).toContain('<article class="a" lang="en"><p>All texts</p></article>')
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    '-handbook-article-',
    '$&$1',
  ])('inserts %s only as text', (payload) => {
    const hostile = { ...page, title: payload, description: payload, lang: payload, path: `/docs/${payload}` }
    const html = composePage(shell, hostile, root)
    expect(html).not.toMatch(/<script|<img|<svg/)
    expect(html.match(/<p>text<\/p>/g)).toHaveLength(1)
    expect(html.split('<').length).toBe(composePage(shell, page, root).split('<').length)
    const list = {
      kind: 'tag',
      path: '/x',
      title: 'X',
      description: payload,
      lang: 'en',
      documents: [{ path: `/${payload}`, title: payload, description: payload, lang: 'en' }],
    }
    expect(composePage(shell, list as unknown as TagPage, root)).not.toMatch(/<script|<img|<svg/)
  })

  it('gives the frame without a page the requested address', () => {
    expect(emptyPage(shell, '/docs/тег')).toContain(
      '<link rel="canonical" href="https://site.example/base/docs/%D1%82%D0%B5%D0%B3">',
    )
  })

  it('leaves no placeholder', () => {
    expect(composePage(shell, page, root)).not.toContain('-handbook-')
    expect(emptyPage(shell, '/docs/a')).not.toContain('-handbook-')
  })
})
