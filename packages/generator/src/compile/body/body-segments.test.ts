import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodySegments } from './body-segments.ts'

const cut = (body: string) => bodySegments(body).map(({ kind, start, end }) => `${kind}: ${body.slice(start, end)}`)

describe('bodySegments', () => {
  test.each([
    ['code spans', 'a `b` c', ['text: a ', 'code: `b`', 'text:  c']],
    ['spans of several marks', '``a ` b`` `c', ['code: ``a ` b``', 'text:  `c']],
    ['no span over a blank line', '`a\n\nb`', ['text: `a\n\nb`']],
    ['escaped marks', '\\`a `b`', ['text: \\`a ', 'code: `b`']],
    ['fences', 'a\n```js\n<!-- x -->\n```\nb', ['text: a\n', 'fence: ```js\n<!-- x -->\n```', 'text: \nb']],
    ['fences of other lengths', '~~~~\n~~~\n~~~~~\nx', ['fence: ~~~~\n~~~\n~~~~~', 'text: \nx']],
    [
      'fences in lists and quotations',
      '- ```\n  a\n  ```\n> ```\n> b\n> ```',
      ['fence: - ```\n  a\n  ```', 'text: \n', 'fence: > ```\n> b\n> ```'],
    ],
    ['an open fence', '```\na\n\nb', ['fence: ```\na\n\nb']],
    ['no fence with a mark in its information', '``` a`b\nc', ['text: ``` a`b\nc']],
    ['comments', 'a <!-- `b\n\n``` --> c', ['text: a ', 'comment: <!-- `b\n\n``` -->', 'text:  c']],
    ['an open comment', 'a <!-- b', ['text: a <!-- b']],
  ])('finds %s', (_, body, segments) => {
    expect(cut(body)).toEqual(segments)
  })

  test('covers the whole body', () => {
    const piece = fc.constantFrom('`', '``', '```', '~~~', '\n', '\n\n', '<!--', '-->', 'a', ' ', '\\', '> ', '- ')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const body = pieces.join('')
        expect(
          bodySegments(body)
            .map(({ start, end }) => body.slice(start, end))
            .join(''),
        ).toBe(body)
      }),
    )
  })
})
