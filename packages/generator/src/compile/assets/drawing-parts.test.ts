import { expect, it } from 'vitest'
import { idMark } from '../../components/drawing.ts'
import { drawingParts } from './drawing-parts.ts'

const marked = (text: string) => text.replaceAll(idMark, '$')

it('converts the attributes of a drawing to React’s names, and keeps the content', () => {
  expect(
    drawingParts(
      '<?xml version="1.0"?>\n<!-- by a program -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" class="icon" stroke-width="2" style="fill: red; --a-b: 1"><path d="M0 0"/></svg>',
    ),
  ).toEqual({
    attributes: { viewBox: '0 0 1 1', className: 'icon', 'stroke-width': '2' },
    style: { fill: 'red', '--a-b': '1' },
    inner: '<path d="M0 0"></path>',
  })
})

it('marks ids, references to ids, and classes that the drawing itself styles', () => {
  const { inner } = drawingParts(
    '<svg><style>.a{fill:url(#g)} #g{opacity:.5}</style><g id="g" class="a b"/><use href="#g"/><use xlink:href="#other"/><path fill="url(#g)" aria-labelledby="g t"/></svg>',
  )
  expect(marked(inner)).toBe(
    '<style>.$a{fill:url(#$g)} #$g{opacity:.5}</style><g id="$g" class="$a b"></g><use href="#$g"></use><use xlink:href="#other"></use><path fill="url(#$g)" aria-labelledby="$g t"></path>',
  )
})

it.each([
  ['<script>alert(1)</script>', ''],
  ['<g onclick="alert(1)" fill="red"/>', '<g fill="red"></g>'],
  ['<foreignObject><p>x</p></foreignObject>', ''],
  ['<a href="javascript:alert(1)"><path/></a>', '<a><path></path></a>'],
  ['<a xlink:href=" javascript:alert(1)"><path/></a>', '<a><path></path></a>'],
  ['<image href="data:image/png;base64,AA"/>', '<image href="data:image/png;base64,AA"></image>'],
  ['<use href="data:text/html,x"/>', '<use></use>'],
  ['<!-- note --><path/>', '<path></path>'],
])('removes code from %s', (inner, expected) => {
  expect(drawingParts(`<svg onload="alert(1)">${inner}</svg>`)).toEqual({ attributes: {}, style: {}, inner: expected })
})

it('refuses a text that is not a drawing', () => {
  expect(() => drawingParts('<html><p>Not found</p></html>')).toThrow('it is not an SVG: it has no <svg> element')
})
