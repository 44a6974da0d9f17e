import { describe, expect, test } from 'vitest'
import { articleLabels } from '../../texts/article-labels.ts'
import type { DocumentKind } from '../../model/page.ts'
import { htmlTokens, joinTokens } from '../../model/html/html-tokens.ts'
import { articleBlocks } from './article-blocks.ts'
import { shapeArticle } from './shape-article.ts'

const value = {
  labels: articleLabels('en'),
  lang: 'en',
  admonitions: true,
  folder: '',
  documentsUnder: () => [],
  documentById: () => undefined,
  isPlanned: () => false,
  catalogue: new Map(),
  features: { release: '', find: () => ({ fault: '' }) },
  addCodeBlock: () => ({ tag: 'code', n: 0 }),
  addContents: () => ({ tag: 'code', n: 0 }),
}

const shape = (html: string, kind: DocumentKind | undefined) => {
  const headings = [...html.matchAll(/<h([23]) id="(\w+)">([^<]+)/g)].map(([, level, id = '', text = '']) => ({
    level: Number(level),
    id,
    html: text,
  }))
  return joinTokens(shapeArticle(htmlTokens(html), { kind, headings, value }))
}

const question = (id: string, level: string) =>
  `<h3 id="${id}">${id}?</h3><details class="answer" data-level="${level}"><summary>Answer</summary><p>text</p></details>`

describe('articleBlocks', () => {
  test.each([
    ['<p>a</p>\n<img src="x"><dh-code n="0"></dh-code><div><p>b<br>c</p></div>text', ['p', 'img', 'dh-code', 'div']],
    ['text <em>a</em>', ['', 'em']],
    ['', []],
  ])('cuts %j into its children', (html, names) => {
    const blocks = articleBlocks(htmlTokens(html))
    expect(blocks?.map(({ name }) => name)).toEqual(names)
    expect(joinTokens(blocks?.flatMap(({ tokens }) => tokens) ?? [])).toBe(html)
  })

  test.each(['<p>a', 'a</p>', '<div><p>a</div></p></div>'])('gives up on %j', (html) => {
    expect(articleBlocks(htmlTokens(html))).toBeUndefined()
  })
})

describe('shapeArticle', () => {
  const sheet =
    '<p>lead</p><h2 id="a">A</h2><p>x</p><h3 id="b">B</h3><p>y</p><h3 id="c">C</h3><h4>D</h4><h2 id="e">E</h2><p>z</p><section class="footnotes"></section>'

  test('puts the entries of a cheat sheet into elements, in a group for each section', () => {
    expect(shape(sheet, 'cheatsheet').replace(/<nav.*<\/nav>/, '[jump]')).toBe(
      '<p>lead</p>[jump]<h2 id="a">A</h2><p>x</p><div class="entries"><section class="entry"><h3 id="b">B</h3><p>y</p></section><section class="entry"><h3 id="c">C</h3><h4>D</h4></section></div><h2 id="e">E</h2><p>z</p><section class="footnotes"></section>',
    )
  })

  test('keeps footnotes after the last entry, outside its group', () => {
    const html = '<h2 id="a">A</h2><h3 id="b">B</h3><p>y</p><section class="footnotes"><ol></ol></section><p>after</p>'
    expect(shape(html, 'cheatsheet').replace(/<nav.*<\/nav>/, '')).toBe(
      '<h2 id="a">A</h2><div class="entries"><section class="entry"><h3 id="b">B</h3><p>y</p></section></div><section class="footnotes"><ol></ol></section><p>after</p>',
    )
  })

  test('adds links to every section and entry of snippets', () => {
    const html = shape(sheet, 'snippets')
    expect([...html.matchAll(/<(span|li)><a href="#(\w)">/g)].map(([, name, id]) => `${name} ${id}`)).toEqual([
      'span a',
      'li b',
      'li c',
      'span e',
    ])
    expect(html).toContain('<section class="snippet"><h3 id="b">')
  })

  test('counts questions by level and subject', () => {
    const html = shape(
      `<p>lead</p><h2 id="one">One</h2>${question('q1', 'senior')}${question('q2', 'junior')}<h2 id="two">Two</h2>${question('q3', 'junior')}`,
      'questions',
    )
    expect(
      [...html.matchAll(/value="(\w*)"[^>]*\/> ([^<]+) <small>(\d+)/g)].map(([, level, label, count]) => [
        level,
        label,
        count,
      ]),
    ).toEqual([
      ['', 'All', '3'],
      ['junior', 'Junior', '2'],
      ['senior', 'Senior', '1'],
    ])
    expect(html).toContain(
      '<li><a href="#one"><span>One</span></a> <small>2</small></li><li><a href="#two"><span>Two</span></a> <small>1</small></li>',
    )
    expect(html).toContain('<section class="question" data-level="senior"><h3 id="q1">')
    expect(html).toContain('data-control="answers" data-answers="open"')
  })

  test.each([
    ['another kind', sheet, 'guide' as const],
    ['no kind', sheet, undefined],
    ['no section', '<p>lead</p><h3 id="b">B</h3>', 'cheatsheet' as const],
    ['tags that do not match', '<p>lead<h2 id="a">A</h2>', 'cheatsheet' as const],
  ])('does not change an article with %s', (_, html, kind) => {
    expect(shape(html, kind)).toBe(html)
  })
})
