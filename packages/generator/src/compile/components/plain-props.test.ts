import { createElement } from 'react'
import { expect, it } from 'vitest'
import { unsendableProp } from './plain-props.ts'

const allowed = 'Allowed: text, numbers, true, false, null, and lists and maps of these.'

it.each([
  ['a function', () => 1, '"of" is a function'],
  ['a symbol', Symbol('a'), '"of" is a symbol'],
  ['a date', new Date(0), '"of" is an object of the class Date'],
  ['a map', new Map(), '"of" is an object of the class Map'],
  ['an element', createElement('b'), '"of" is an element. Write it between the tags'],
  ['infinity', Number.POSITIVE_INFINITY, '"of" is Infinity'],
  ['a value deep inside', { a: [1, { b: 2n }] }, '"of.a[1].b" is a bigint'],
])('%s cannot be sent', (_, of, fault) => {
  expect(unsendableProp('Chart', { of })).toBe(
    `<Chart> is an island, so its props are sent to the browser as JSON, but ${fault}. ${allowed}`,
  )
})

it('accepts plain data and children', () => {
  expect(
    unsendableProp('Chart', {
      a: 'x',
      b: 1,
      c: true,
      d: null,
      e: undefined,
      f: [1, { g: 'h' }],
      children: createElement('b'),
    }),
  ).toBeUndefined()
})
