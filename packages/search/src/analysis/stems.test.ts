import { expect, it } from 'vitest'
import { sameStem } from './stems.ts'

it.each([
  ['generics', 'generic'],
  ['generators', 'generator'],
  ['generated', 'generates'],
  ['authorisation', 'authorize'],
  ['operators', 'operator'],
  ['accessible', 'accessibility'],
  ['reducers', 'reducer'],
  ['closures', 'closure'],
])('%s and %s are forms of one word', (a, b) => {
  expect(sameStem(a, b)).toBe(true)
})

it.each([
  ['generics', 'generator'],
  ['generator', 'generate'],
  ['important', 'import'],
  ['responsive', 'response'],
  ['factorial', 'factory'],
  ['specificity', 'specification'],
  ['authorization', 'author'],
  ['vertical', 'vertices'],
  ['production', 'product'],
  ['having', 'have'],
])('%s and %s are different words', (a, b) => {
  expect(sameStem(a, b)).toBe(false)
})
