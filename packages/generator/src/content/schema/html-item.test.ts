import { describe, expect, it } from 'vitest'
import { htmlItem } from './html-item.ts'

describe('HTML in a sidebar', () => {
  it.each([
    ['Core concepts', { label: 'Core concepts' }],
    ['  <h3 class="title">Core <em>concepts</em> &amp; more</h3>\n<!-- here -->', { label: 'Core concepts & more' }],
    ['a < b', { label: 'a < b' }],
    [
      '<a href="https://example.com/?a=1&amp;b=2" target="_blank">Chat</a>',
      { label: 'Chat', href: 'https://example.com/?a=1&b=2' },
    ],
    [
      "<div style='color: red'><a class='x' href='/blog'><strong>Blog</strong></a></div>",
      { label: 'Blog', href: '/blog' },
    ],
    ['<p>Core</p><p>concepts,\n  and   more</p>', { label: 'Core concepts, and more' }],
    ['<a href="HTTPS://example.com"><em>Chat</em> here</a>', { label: 'Chat here', href: 'HTTPS://example.com' }],
    ['<a href=mailto:someone@example.com>Write</a>', { label: 'Write', href: 'mailto:someone@example.com' }],
  ])('that contains only a text or a link is shown: %s', (html, item) => {
    expect(htmlItem(html)).toEqual(item)
  })

  it.each([
    '',
    ' ',
    '<hr>',
    '<hr/>',
    '<span class="divider"></span>',
    '<img src="sponsor.png" alt="Sponsor">',
    '<script>alert(1)</script>',
    '<style>a{}</style>Text',
    '<iframe src="x"></iframe>',
    '<span onclick="alert(1)">Text</span>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="">x</a>',
    '<a href="#x">x</a>',
    '<a href="/a">a</a> and <a href="/b">b</a>',
    'See <a href="/a">a</a>',
    '<a href="/a">a</a><a href="/b"></a>',
    '<a>x</a>',
    '<a href="/a"><svg></svg>a</a>',
    '<my-element>x</my-element>',
  ])('that contains more is rejected: %s', (html) => {
    expect(htmlItem(html)).toBeUndefined()
  })
})
