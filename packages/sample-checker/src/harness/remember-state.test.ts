import { expect, it } from 'vitest'
import { rememberState } from './remember-state.ts'

const nothing = new Set<unknown>()

it.each([
  ['a different value', (root: { a: number }) => (root.a = 2), 'a'],
  ['a new property', (root: object) => Reflect.set(root, 'extra', 1), 'extra'],
  ['a deleted property', (root: object) => Reflect.deleteProperty(root, 'a'), 'a'],
  ['a change deeper inside', (root: { inner: { list: number[] } }) => root.inner.list.push(1), '0'],
  ['another accessor', (root: object) => Object.defineProperty(root, 'lazy', { get: () => 2 }), 'lazy'],
  ['a value in place of an accessor', (root: object) => Object.defineProperty(root, 'lazy', { value: 1 }), 'lazy'],
  ['another prototype', (root: object) => Object.setPrototypeOf(root, { b: 1 }), 'prototype'],
])('finds %s', (_what, change: (root: never) => unknown, key) => {
  const root = {
    a: 1,
    inner: { list: [] },
    get lazy() {
      return 1
    },
  }
  Object.defineProperty(root, 'lazy', { configurable: true })
  const changed = rememberState([root], nothing)
  expect(changed()).toBeUndefined()
  change(root as never)
  expect(changed()).toBe(key)
})

it('does not look into skipped objects, and calls no accessor', () => {
  const skipped = { a: 1 }
  const changed = rememberState(
    [
      {
        skipped,
        get broken(): never {
          throw new Error('called')
        },
      },
    ],
    new Set([skipped]),
  )
  skipped.a = 2
  expect(changed()).toBeUndefined()
})

it('finds changes of prototypes that no global leads to', () => {
  const changed = rememberState([], nothing)
  const prototype = Object.getPrototypeOf([][Symbol.iterator]())
  prototype.extra = 1
  expect(changed()).toBe('extra')
  delete prototype.extra
  expect(changed()).toBeUndefined()
})
