import { expect, it } from 'vitest'
import { compileText } from '../../compile/testing/compile-text.ts'
import { propsFault } from './component-props.ts'

it.each([
  [
    'Demo',
    { title: 'Box', heigth: 90 },
    '<Demo>: It has no attribute "heigth". Did you mean "height"? Known: "height", "title".',
  ],
  ['ArrayFigure', { alt: 3, rows: 'x' }, '<ArrayFigure>: "alt" is 3; needed: text. "rows" is "x"; needed: a list.'],
  [
    'ArrayFigure',
    { alt: 'a', rows: [{ values: [1, {}], mark: {} }] },
    '<ArrayFigure>: "rows[0].values[1]" is a map; needed: text, a number, true, false or null. Unknown key "mark" in "rows[0]". Did you mean "marks"? Known keys: "marks", "label", "values", "pointers".',
  ],
  [
    'GraphFigure',
    { alt: 'a', nodes: [{ id: 'A', x: 0, y: Number.POSITIVE_INFINITY }] },
    '<GraphFigure>: "nodes[0].y" is Infinity; needed: a number.',
  ],
  [
    'TreeFigure',
    { alt: 'a', root: { value: 1, children: [{ value: 2, childern: [] }] } },
    '<TreeFigure>: Unknown key "childern" in "root.children[0]". Did you mean "children"? Known keys: "children", "value", "mark", "note", "edge".',
  ],
  [
    'SequenceFigure',
    { alt: 'a', actors: ['A'], messages: [{ from: 'A', to: 'A' }] },
    '<SequenceFigure>: "messages[0].label" is missing; needed: text.',
  ],
  ['DocumentList', { of: [] }, '<DocumentList>: "of" is an empty list; needed: at least 1 entry.'],
  ['DocumentList', { under: 'guide', groups: {} }, '<DocumentList>: "groups" is a map; needed: at least one group.'],
  [
    'DocumentList',
    { under: 'guide', groups: { First: [] } },
    '<DocumentList>: "groups.First" is an empty list; needed: at least 1 entry.',
  ],
  ['DocumentList', { of: ['a', 'b', 'a'] }, '<DocumentList>: "of[2]" is "a"; needed: each document once.'],
  [
    'MatrixFigure',
    { alt: 'a', rows: [[1]], children: 'Text' },
    '<MatrixFigure> does not show the content between its tags. Write <MatrixFigure … />, and the text before or after it.',
  ],
])('reports errors in <%s>: %j', (name, props, message) => {
  expect(propsFault(name, props)).toBe(message)
})

it.each([
  [
    'ArrayFigure',
    {
      alt: 'a',
      caption: 'b',
      rows: [{ label: 1, values: [1, 'x', null, undefined, Number.NaN], marks: { 0: 'done' }, pointers: { 5: 'end' } }],
    },
  ],
  ['TreeFigure', { alt: 'a', root: { value: 1, children: [null, { value: 2, note: 3, edge: '0', mark: 'done' }] } }],
  ['BrowserSupport', { of: { 'Flag v': 'javascript.builtins.RegExp.unicodeSets' }, inline: true }],
  ['Demo', { title: 'Box', sources: [], children: 'Blocks' }],
  // Properties from documents for other generators.
  ['Tabs', { queryString: 'os', lazy: true }],
])('accepts the attributes of <%s>: %j', (name, props) => {
  expect(propsFault(name, props)).toBeUndefined()
})

const figures = [
  'Array',
  'Chart',
  'Flow',
  'Graph',
  'HashTable',
  'LinkedList',
  'Matrix',
  'Sequence',
  'Timeline',
  'Tree',
].map((kind) => `${kind}Figure`)
const others = ['Answer', 'BrowserSupport', 'Demo', 'DocumentList']

it.each([...figures, ...others])('does not check required properties of <%s>, which checks them itself', (name) => {
  expect(propsFault(name, {})).toBeUndefined()
  expect(propsFault(name, { nonsense: 1 })).toContain('It has no attribute "nonsense".')
})

it.each(figures)('accepts an alternative text and a caption for <%s>', (name) => {
  expect(propsFault(name, { alt: 'a', caption: 'b' })).toBeUndefined()
  expect(propsFault(name, { alt: 1 })).toBe(`<${name}>: "alt" is 1; needed: text.`)
})

it('checks every component of a document, with its line', async () => {
  const { problems } = await compileText('Text.\n\n<BrowserSupport of="temporal" inlin />\n')
  expect(problems).toEqual([
    'error content/guide/page.mdx:3 [component] <BrowserSupport>: It has no attribute "inlin". Did you mean "inline"? Known: "inline", "of".',
  ])
})
