import { describe, expect, it } from 'vitest'
import { splitStyleSheet } from './carried-layers.ts'
import { prepareDocumentStyles, preparePageStyles } from './page-styles.ts'

const styles = (css: string, html: string): string => preparePageStyles(css)(html)

describe('the styles of a page', () => {
  it('are the rules that an element of the page can match, in their order', () => {
    expect(styles('.b{color:red}.a{color:blue}p{margin:0}.c{top:0}', '<p class="a b">')).toBe(
      '.b{color:red}.a{color:blue}p{margin:0}',
    )
  })

  it('omit selectors of a list that cannot match', () => {
    expect(styles('.a,.b,h2 .a{color:red}', '<p class="a">')).toBe('.a{color:red}')
  })

  it.each([
    ['.a .b>em', '<p class="a"><i class="b"></i></p>'],
    ['#x', '<p id="y">'],
    ['[data-kind=links] a', '<main data-kind="guide"><a></a></main>'],
    ['a[rel]', '<a href="/">'],
    [':is(.x,.y) a', '<a class="z">'],
    ['p:has(>.support)', '<p></p>'],
    ['.a:hover', '<p class="a">'],
    ['.a:is(:hover,:active) i', '<p class="a"><i></i></p>'],
    ['::selection', '<p>'],
    ['.a', '<p title="class: a">'],
    [':root .a[data-x]', '<p class="a">'],
    ['.a:focus-visible .b', '<p class="a">'],
    ['.a:not(:is(.x,.y)) .b', '<p class="a">'],
    [':is(:is(.x,.y) .b,.c) a', '<i class="x"><a></a></i>'],
    ['@page', '<p>'],
  ])('leave out %s for %s', (selector, html) => {
    expect(styles(`${selector}{color:red}`, html)).toBe('')
  })

  it.each([
    ['.a:not(.gone)', '<p class="a">'],
    ['.a:nth-child(2n+1 of .x)', '<p class="a">'],
    [':is(.x,.y) a', '<i class="y"><a></a></i>'],
    [':is(.x,.y) a', '<i class="x"><a></a></i>'],
    [':is(:is(.x,.y) .b,.c) a', '<i class="y"><b class="b"><a></a></b></i>'],
    ['#x', '<p id="x">'],
    ['a[rel]', '<a rel="nofollow">'],
    ['P.a', "<P CLASS='a'>"],
    ['.table:has(>.support,.other)', '<div class="table"><p class="other">'],
    ['.a:is(:lang(ar),:lang(he)):before', '<p class="a">'],
    ['details[open]>summary', '<details><summary>'],
    [':root[data-theme=dark] .a', '<p class="a">'],
    ['[data-level="3"] a', '<li data-level="3"><a>'],
    ['[class^=a]', '<p class="a">'],
    ['.\\31 a-_b', '<p class="1a-_b">'],
    ['.a:focus-visible', '<p class="a">'],
    ['@unreadable', '<p>'],
  ])('keep %s for %s', (selector, html) => {
    const css = `${selector}{color:red}`
    expect(styles(css, html)).toBe(css)
  })

  it("keep conditions with rules, and omit print, the reader's colours and rules for readers without script", () => {
    const css =
      '@media (width<40rem){.a{top:0}.b{top:0}}@media print{.a{top:1px}}@media (scripting:none){.a{top:2px}}@media (forced-colors:active){.a{top:4px}}@media (prefers-contrast:more){.a{top:5px}}@container page (width>1px){.b{top:3px}}@keyframes spin{to{rotate:1turn}}'
    expect(styles(css, '<p class="a">')).toBe('@media (width<40rem){.a{top:0}}')
  })

  it('omit comments and empty rules, and keep statements', () => {
    expect(styles('/* a */p{/* b */top:0}p{}:root{--gone:1px}@media (width>1px){:root{--gone:2px}}', '<p>')).toBe(
      'p{top:0}',
    )
    expect(styles('@layer b,a;@starting-style{p{top:0}}', '<p>')).toBe('@layer b,a;@starting-style{p{top:0}}')
  })

  it('name all layers in their order, including layers without rules here', () => {
    expect(styles('@layer base{p{top:0}}@layer article{.x{top:0}}@layer chrome{p{top:1px}}', '<p>')).toBe(
      '@layer base,article,chrome;@layer base{p{top:0}}@layer chrome{p{top:1px}}',
    )
  })

  it('keep custom properties that are read, directly, through other properties or by the page itself', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}.p{top:var(--a)}.gone{top:var(--c)}'
    expect(styles(css, '<p class="p"><svg fill="var(--d)"></svg></p>')).toBe(
      ':root{--a:var(--b);--b:1px;--d:3px}.p{top:var(--a)}',
    )
  })

  it.each([
    ':root{--a:1px}@media (width>1px){p{top:var(--a)}}',
    ':root{--a:1px}@position-try --below{top:var(--a)}',
    ':root{--a:var(--b);--b:1px;--c:2px}p{--a:var(--c);top:var(--a)}',
  ])('keep what a condition, an own rule or each value of another property reads: %s', (css) => {
    expect(styles(css, '<p>')).toBe(css)
  })

  it('omit a property that is read only by unread properties', () => {
    expect(styles(':root{--a:var(--b);--b:1px}p{top:0}', '<p>')).toBe('p{top:0}')
  })
})

describe('the styles of a document', () => {
  const carried =
    '@layer reset{*{margin:0}}@layer tokens{:root{--a:1px;--unread:2px}}@layer base{::selection{top:0}a:hover{top:0}}@layer prose{.article hr{top:var(--b)}}'
  const css = `${carried}@layer article{:root{--b:1px;--c:2px}.x{top:0}.y{top:0}}@layer chrome{.gone{top:0}}`

  it('are some layers whole, including unread tokens and states, and the matching rules of the others', () => {
    expect(prepareDocumentStyles(css)('<p class="x">')).toBe(
      `@layer reset,tokens,base,prose,article,chrome;${carried}@layer article{:root{--b:1px}.x{top:0}}`,
    )
  })

  it('are followed by a sheet with everything except these layers', () => {
    expect(splitStyleSheet(css)).toEqual({ carried, rest: css.replace(carried, '') })
  })

  it('keep the rules of a layer together even when the layer is opened several times', () => {
    const again = '@layer base{i{top:0}}'
    expect(splitStyleSheet(css + again)).toEqual({ carried: carried + again, rest: css.replace(carried, '') })
  })

  it('are prepared for the first page, because a build may render none', () => {
    const styles = prepareDocumentStyles('@layer reset{a{top:0}}')
    expect(() => styles('<a>')).toThrow('no rules in the layer "tokens", "base", "prose"')
  })

  it('need rules in each of these layers', () => {
    expect(() =>
      splitStyleSheet('@layer reset{a{top:0}}@layer tokens{:root{--a:0}}@layer base{a{top:0}}@layer text{p{top:0}}'),
    ).toThrow('The client\'s style sheet has no rules in the layer "prose", which documents carry.')
  })
})
