import { expect, it } from 'vitest'
import type { Frame, Item } from '../subject.ts'
import { settleArrays, type ArrayView } from './array-view.ts'

const [one, two, three] = [1, 2, 3].map((id): Item => ({ id, value: id * 10 })) as [Item, Item, Item]

/** Returns the places of the items of one row at the end of each step of a run: `id@slot`. */
const placesAfter = (steps: readonly (readonly (Item | null)[])[]): string[] => {
  const frames = steps.map((slots): Frame<ArrayView> => ({
    line: 1,
    file: 'a.ts',
    view: { rows: [{ slots }], marks: [] },
    words: '',
    variables: [],
    operations: 0,
    compared: [],
  }))
  settleArrays(frames)
  return frames.map(({ view }) => (view.placed ?? []).map(({ item, slot }) => `${item.id}@${slot}`).join(' '))
}

it('shows an item once, in the slot that received it last', () => {
  expect(
    placesAfter([
      [one, two, null],
      [one, one, null],
      [three, one, null],
    ]),
  ).toEqual(['1@0 2@1', '1@1', '1@1 3@0'])
})

it('leaves an item in its slot while an older copy of it stays behind and another slot changes', () => {
  expect(
    placesAfter([
      [one, two, null],
      [one, one, null],
      [one, one, three],
    ]),
  ).toEqual(['1@0 2@1', '1@1', '1@1 3@2'])
})

it('moves an item back when the slot that received it last is overwritten', () => {
  expect(
    placesAfter([
      [one, two],
      [one, one],
      [one, three],
    ]),
  ).toEqual(['1@0 2@1', '1@1', '1@0 3@1'])
})

it('moves an item to a new copy that stands before the older one', () => {
  expect(
    placesAfter([
      [two, one],
      [one, one],
    ]),
  ).toEqual(['1@1 2@0', '1@0'])
})

it('leaves an item in the slot that received it last when an older copy stands behind it', () => {
  expect(
    placesAfter([
      [null, two, one],
      [one, two, one],
      [one, three, one],
    ]),
  ).toEqual(['1@2 2@1', '1@0 2@1', '1@0 3@1'])
})

it('shows an item that arrives in two slots in one step in the first of them', () => {
  expect(
    placesAfter([
      [two, three, null],
      [one, one, null],
    ]),
  ).toEqual(['2@0 3@1', '1@0'])
})
