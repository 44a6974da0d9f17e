import { parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import { articleNodes } from './article-nodes.ts'

it('cuts HTML into the nodes that a browser makes of it', () => {
  const html =
    'before <p>One <b>two</b></p>\n<hr><div data-a=">"><p>Three</p></div><svg><path d="M0"/></svg><table><tbody><tr><td>x</td></tr></tbody></table>after'
  const nodes = articleNodes(html)
  expect(nodes?.map(({ name }) => name)).toEqual(['', 'p', '', 'hr', 'div', 'svg', 'table', ''])
  expect(nodes?.map(({ source }) => source).join('')).toBe(html)
  expect(nodes?.[4]).toMatchObject({ open: '<div data-a=">">' })
  expect(parseFragment(html).childNodes).toHaveLength(8)
  expect(articleNodes('')).toEqual([])
})

it.each([
  ['a tag that is not closed', '<p>One'],
  ['a tag that was not opened', 'One</p>'],
  ['tags that cross', '<p><b>One</p></b>'],
  ['a paragraph that a block would end', '<p>One <div>two</div></p>'],
  ['a link in a link', '<a href="a"><b><a href="b">x</a></b></a>'],
  ['a heading in a heading', '<h2>One <h3>two</h3></h2>'],
  ['an item that another one would end', '<ul><li>One <b><li>two</li></b></li></ul>'],
  ['a term that another one would end', '<dl><dt>One <dd>two</dd></dt></dl>'],
  ['text that would leave its table', '<table>text<tbody></tbody></table>'],
  ['an element that would leave its table', '<table><tbody><tr><div>x</div></tr></tbody></table>'],
  ['a row of no table', '<tr></tr>'],
  ['a row without its group', '<table><tr><td>x</td></tr></table>'],
  ['an element that would leave its drawing', '<svg><p>x</p></svg>'],
  ['a slash that does not close', '<div/>'],
  ['an attribute that does not end', '<div title="<p>x</p>'],
  ['a comment between elements', '<p>x</p><!-- y -->'],
  ['a paragraph in a list of choices', '<select><option>x</option><p>y</p></select>'],
  ['a choice that another one would end', '<select><option>x<option>y</option></option></select>'],
  ['a choice without a list', '<p><option>x</option></p>'],
  ['what depends on scripts being there', '<noscript><p>x</p></noscript>'],
])('leaves %s to the browser', (_, html) => {
  expect(articleNodes(html)).toBeUndefined()
})

it('takes lists in lists, definitions and code', () => {
  for (const html of [
    '<ul><li>One<ul><li>two</li></ul></li></ul>',
    '<dl><dt>a</dt><dd>b<dl><dt>c</dt></dl></dd></dl>',
    '<style>a < b {}</style>',
    '<p><!-- x -->y</p>',
    '<form><select><option>a</option><optgroup label="b"><option selected>c</option></optgroup></select></form>',
  ]) {
    expect(articleNodes(html)?.map(({ source }) => source)).toEqual([html])
  }
})
