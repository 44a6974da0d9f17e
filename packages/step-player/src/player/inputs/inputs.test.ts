import { describe, expect, it } from 'vitest'
import { faultWords } from '../testing/fault-words.ts'
import { graphInput } from './graph.ts'
import { gridCellsInput } from './grid-cells.ts'
import { listAndTargetInput } from './list-and-target.ts'
import { operationsInput } from './operations.ts'
import { packingInput } from './packing.ts'
import { pointsInput } from './points.ts'
import { patternInput, textInput, twoTextsInput } from './texts.ts'

const weighted = graphInput({ weighted: true, ends: 'start' })
const directed = graphInput({ directed: true })

describe('graphs', () => {
  it('have a target where only the start is required', () => {
    expect(weighted.parse('A-B 4, B-C 2 from A to B')).toMatchObject({ value: { start: 'A', target: 'B' } })
    expect(weighted.parse('A-B 4, B-C 2 from A')).not.toHaveProperty('value.target')
  })

  it('get a direction from an arrow where the rules leave it to the text', () => {
    const asWritten = graphInput({ directed: 'as written' })
    expect(asWritten.parse('A>B, B>A')).toMatchObject({ value: { directed: true } })
    expect(asWritten.parse('A-B, B-C')).not.toHaveProperty('value.directed')
    expect(asWritten.parse('A-B, B-A')).toHaveProperty('fault')
  })

  it('are read as edges, weights and ends', () => {
    expect(weighted.parse('A-B 4, B–C 2 from B')).toEqual({
      value: {
        edges: [
          ['A', 'B', 4],
          ['B', 'C', 2],
        ],
        start: 'B',
        goal: 'C',
      },
    })
    expect(directed.parse('a>b, b->a')).toEqual({
      value: {
        edges: [
          ['a', 'b', 1],
          ['b', 'a', 1],
        ],
        start: 'a',
        goal: 'b',
      },
    })
  })

  it.each([
    [weighted, '', 'There are no edges. Write some: A-B 4, B-C 2 from A.'],
    [weighted, 'A 4', '“A 4” is not an edge. Write two names with “-” between them: A-B 4, B-C 2 from A.'],
    [weighted, 'A-B', 'The edge A-B has no weight. Write it after the edge: A-B 3.'],
    [weighted, 'A-B 0.5', '“0.5” is not a weight. Use whole numbers of at most three digits.'],
    [weighted, 'A-B 1000', '“1000” is not a weight. Use whole numbers of at most three digits.'],
    [weighted, 'A-B −3', 'The edge A-B −3 has a negative weight, which this algorithm does not allow.'],
    [weighted, 'A-B -3', 'The edge A-B -3 has a negative weight, which this algorithm does not allow.'],
    [
      weighted,
      'A-A 3',
      'The edge A-A 3 leads from A to itself, which the picture cannot show. Join two different names.',
    ],
    [weighted, 'A-B 3, B-A 3', 'The edge B-A occurs twice. Write it once.'],
    [weighted, 'A-B 3 from C', '“C” is not a vertex of these edges. Choose one of A, B.'],
    [
      directed,
      Array.from({ length: 25 }, (_, index) => `a>n${index}`).join(', '),
      '25 edges are too many to watch. Give at most 24.',
    ],
    [
      directed,
      Array.from({ length: 12 }, (_, index) => `a>n${index}`).join(', '),
      '13 vertices are too many to watch. Give at most 12.',
    ],
  ])('%# %s', async (input, text, fault) => {
    expect(await faultWords(input.parse(text))).toBe(fault)
  })
})

const search = listAndTargetInput({ ordered: true })
const calls = operationsInput({ verbs: { push: 'many', pop: 0, set: 2 }, values: 'numbers', most: 3 })
const names = operationsInput({ verbs: { get: 1 }, values: 'words' })
const labelled = pointsInput({ labels: ['a', 'b'], k: true, at: true })

describe('other inputs', () => {
  it('are parsed', () => {
    expect(search.parse('3 in 1, 3, 5')).toEqual({ value: { list: [1, 3, 5], target: 3 } })
    expect(calls.parse('push 1 2, pop')).toEqual({
      value: [
        { verb: 'push', args: ['1'] },
        { verb: 'push', args: ['2'] },
        { verb: 'pop', args: [] },
      ],
    })
    expect(calls.parse('push 1 2: pop')).toEqual({
      value: [
        { verb: 'push', args: ['1'], isGiven: true },
        { verb: 'push', args: ['2'], isGiven: true },
        { verb: 'pop', args: [] },
      ],
    })
    expect(names.parse('get (')).toEqual({ value: [{ verb: 'get', args: ['('] }] })
    expect(labelled.parse('1 2 a, 3 4 b at 5 6 k 2')).toEqual({
      value: {
        points: [
          { x: 1, y: 2, label: 'a' },
          { x: 3, y: 4, label: 'b' },
        ],
        k: 2,
        at: [5, 6],
      },
    })
    expect(packingInput.parse('3:4, 1:2 in 5')).toEqual({
      value: {
        items: [
          { weight: 3, value: 4 },
          { weight: 1, value: 2 },
        ],
        capacity: 5,
      },
    })
    expect(patternInput([3, 9]).parse('a b in ca bd')).toEqual({ value: { a: 'a b', b: 'ca bd' } })
  })

  it.each([
    [search, '3', 'Write what to find, the word “in”, and the list: 23 in 2, 5, 8, 12, 23.'],
    [search, '3 in 5, 1', 'The list has to be in ascending order, but 1 comes after 5.'],
    [calls, '', 'There are no calls. Write some, such as push.'],
    [calls, 'peek', '“peek” is not a call. The calls are push, pop, set. Write commas between them.'],
    [calls, 'push x', '“x” is not a whole number from −999 to 999.'],
    [calls, 'push', '“push”: push takes at least one value.'],
    [calls, 'pop 1', '“pop 1”: pop takes no value.'],
    [calls, 'set 1', '“set 1”: set takes 2 values.'],
    [calls, 'push 1:', 'There are no calls. Write some, such as push.'],
    [calls, 'peek: pop', '“peek” is not a call. The calls are push, pop, set. Write commas between them.'],
    [calls, 'push 1: pop: pop', '“pop:” is not a call. The calls are push, pop, set. Write commas between them.'],
    [calls, 'push 1 2 3 4', '4 calls are too many to watch. Make at most 3.'],
    [names, 'get a_b', '“a_b” is not a short word. Use up to 8 letters, digits and hyphens.'],
    [labelled, '1 2 a, 3 4 b k 2', 'There is no point to ask about: 10 20 a, 80 70 b at 50 50 k 2'],
    [labelled, '1 2, 3 4 b at 1 1', 'The point 1 2 needs one of a, b after it.'],
    [
      labelled,
      '1 2 a, 3 4 b at 15 101',
      'The point to ask about is 15 101. Give two numbers from 0 to 100: 10 20 a, 80 70 b at 50 50 k 2',
    ],
    [labelled, '1 200 a', '“1 200 a” is not a point. Write two numbers from 0 to 100: 10 20 a, 80 70 b at 50 50 k 2'],
    [labelled, '1 2 a, 3 4 b at 1 1 k 3', 'k is 3. Give a k from 1 to 2.'],
    [packingInput, '3:4', 'There is no capacity. Write them like this: 3:4, 4:5, 2:3 in 7'],
    [packingInput, '3-4 in 5', '“3-4” is not a weight and a value. Write them like this: 3:4, 4:5, 2:3 in 7'],
    [packingInput, '3:4 in 50', 'The capacity is 50. Give a capacity from 1 to 14.'],
    [patternInput([3, 9]), 'abcd in abcdef', 'The pattern has 4 characters. Give at most 3.'],
    [patternInput([3, 9]), 'abc', 'Write the pattern and the text like this: aba in cabababa'],
    [
      twoTextsInput({ most: [9, 9], same: true }),
      'ab / c',
      'The texts have 2 and 1 characters. Give two texts of the same length.',
    ],
    [textInput(3), '', 'There is no text. Write a text: abacaba.'],
    [textInput(3), 'abcd', '4 characters are too many to watch. Give at most 3.'],
  ])('%# %s', async (input, text, fault) => {
    expect(await faultWords(input.parse(text))).toBe(fault)
  })
})

describe('grids', () => {
  it('are read as rows and the cell where the fill starts', () => {
    expect(gridCellsInput.parse('aab/abb from 0 2 to c')).toEqual({
      value: { rows: ['aab', 'abb'], fill: { row: 0, column: 2, value: 'c' }, corners: false },
    })
    expect(gridCellsInput.parse('##./..# corners')).toEqual({ value: { rows: ['##.', '..#'], corners: true } })
  })

  it.each([
    ['a b', 'Write rows with “/” between them: aab/abb from 0 0 to c, or ##./..# to count islands.'],
    ['aab/ab', 'The rows have 3, 2 cells. Give rows of the same length.'],
    ['#############', '1 rows of 13 cells are too many to watch. Give at most 8 rows of 12.'],
    [
      'aab/abb from 0 3 to c',
      'There is no cell in row 0, column 3. Count from 0. The last cell is in row 1, column 2.',
    ],
  ])('%s', async (text, fault) => {
    expect(await faultWords(gridCellsInput.parse(text))).toBe(fault)
  })
})
