import fc from 'fast-check'
import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5'
import { expect, it } from 'vitest'
import type { ArticlePatch } from '../model/page-edit.ts'
import { articleNodes } from './article-nodes.ts'
import { articlePatch } from './article-patch.ts'

type Parent = DefaultTreeAdapterMap['documentFragment'] | DefaultTreeAdapterMap['element']

const patchOf = (before: string, after: string) => articlePatch(articleNodes(before) ?? [], after)

/** Does to an article what the browser does with a patch, on a tree that was parsed as the HTML standard requires. */
const applied = (tree: Parent, { trail, start, removed, count, html, added }: ArticlePatch): void => {
  let parent = tree
  for (const step of trail) {
    expect(parent.childNodes).toHaveLength(step.count)
    const child = parent.childNodes[step.index]
    if (!child || !('childNodes' in child)) throw new Error('The trail leads to no element.')
    parent = child
  }
  const { childNodes } = parseFragment(html)
  expect(parent.childNodes).toHaveLength(count)
  expect(childNodes).toHaveLength(added)
  parent.childNodes.splice(start, removed, ...childNodes)
}

/** Names and texts as a tree. Two adjacent texts differ from one text. */
const shape = (node: DefaultTreeAdapterMap['node']): unknown =>
  'childNodes' in node
    ? [node.nodeName, ...('attrs' in node ? node.attrs : []), ...node.childNodes.map((child) => shape(child))]
    : 'value' in node
      ? node.value
      : node.nodeName

const word = fc.constantFrom('a', 'b', 'c &lt;', 'd\n')
const { node: anyNode } = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.constantFrom(
      '<p>x</p>',
      '<p>y <b>z</b></p>',
      '<hr>',
      '<pre><code>\n1</code></pre>',
      '<img src="a>b">',
      '<ul><li>1</li></ul>',
      '<!-- c -->',
    ),
    fc
      .record({
        name: fc.constantFrom('div', 'section', 'details', 'ul', 'table', 'p', 'b', 'li'),
        id: fc.constantFrom('', ' id="a"', ' title="<p>"'),
        inner: tie('nodes'),
      })
      .map(({ name, id, inner }) => `<${name}${id}>${inner}</${name}>`),
    fc.constantFrom('</p>', '<div>', '</div>', '<', '<a href="'),
  ),
}))
const articles = fc.array(anyNode, { maxLength: 12 })

it('turns every article into what a browser makes of its new HTML', () => {
  let patched = 0
  fc.assert(
    fc.property(articles, articles, fc.nat(12), fc.nat(12), (one, other, from, to) => {
      const before = one.join('')
      // An edit: some nodes are replaced, or the whole text is another one.
      const after =
        to % 4 === 0 ? other.join('') : [...one.slice(0, from), ...other.slice(0, 2), ...one.slice(to)].join('')
      const old = articleNodes(before)
      const found = old && articlePatch(old, after)
      if (!found) return
      patched++
      const tree = parseFragment(before)
      applied(tree, found.patch)
      expect(shape(tree)).toEqual(shape(parseFragment(after)))
      expect(serialize(tree)).toBe(serialize(parseFragment(after)))
      expect(before.slice(0, found.patch.from) + found.patch.html + before.slice(found.patch.to)).toBe(after)
      expect(found.nodes).toEqual(articleNodes(after))
    }),
    { numRuns: 4000 },
  )
  expect(patched).toBeGreaterThan(200)
})

it('replaces only the blocks that differ', () => {
  expect(patchOf('<p>1</p>\n<p>2</p>\n<p>3</p>', '<p>1</p>\n<p>2 and more</p>\n<p>3</p>')?.patch).toEqual({
    trail: [],
    start: 2,
    removed: 1,
    count: 5,
    html: '<p>2 and more</p>',
    added: 1,
    from: 9,
    to: 17,
  })
  expect(patchOf('<p>1</p>', '<p>1</p><p>1</p>')?.patch).toMatchObject({ start: 1, removed: 0, html: '<p>1</p>' })
  expect(patchOf('<p>1</p><hr>', '<p>1</p>')?.patch).toMatchObject({ start: 1, removed: 1, html: '', added: 0 })
})

it('replaces parts of sections and answers, so that open answers stay open', () => {
  const article = (text: string) =>
    `<p>x</p><div class="entries"><section><h3>Q</h3><details class="answer"><summary>A</summary><p>${text}</p></details></section><section>Z</section></div>`
  expect(patchOf(article('1'), article('2'))?.patch).toMatchObject({
    trail: [
      { index: 1, count: 2 },
      { index: 0, count: 2 },
      { index: 1, count: 2 },
    ],
    start: 1,
    removed: 1,
    count: 2,
    html: '<p>2</p>',
  })
  expect(patchOf('<details><p>1</p></details>', '<details open><p>2</p></details>')?.patch).toMatchObject({
    trail: [],
    start: 0,
    removed: 1,
  })
})

it.each([
  ['an island', '<div data-island="x"><p>1</p></div>', '<div data-island="x"><p>2</p></div>'],
  ['a block with an island', '<p>1</p><div><div data-island="x"></div></div>', '<p>1</p>'],
  ['tabs', '<p>1</p>', '<div data-group="npm"><input></div>'],
  ['a list with a filter', '<div data-tools><p>1</p></div>', '<div data-tools><p>2</p></div>'],
  ['a script', '<p>1</p>', '<p>1</p><script>x</script>'],
  ['what the browser might read in another way', '<p>1</p>', '<p>1'],
])('asks for the whole article for %s', (_, before, after) => {
  expect(patchOf(before, after)).toBeUndefined()
})

it('leaves islands alone that the edit does not concern', () => {
  expect(patchOf('<p>1</p><div data-island="x"></div>', '<p>2</p><div data-island="x"></div>')?.patch).toMatchObject({
    start: 0,
    removed: 1,
  })
})
