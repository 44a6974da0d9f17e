import { afterEach, expect, it } from 'vitest'
import { installNodeRecorder } from './node-recorder.ts'

type Check = (line: number, actual: unknown, expected: () => unknown) => unknown
const names = ['sampleCheck', 'sampleThrows', 'sampleConsole']
afterEach(() => names.forEach((name) => Reflect.deleteProperty(globalThis, name)))

const failuresOf = (actual: unknown, expected: unknown): string[] => {
  const run = installNodeRecorder()
  const check: Check = Reflect.get(globalThis, 'sampleCheck')
  check(1, actual, () => expected)
  return run.failures.map(({ message }) => message)
}

const bare = (entries: object): object => Object.assign(Object.create(null), entries)

/** A list and an object without a prototype that contain themselves and each other. */
const circular = (last: number) => {
  const list: unknown[] = [1]
  const groups = bare({ list, last })
  list.push(list, groups)
  return { list, groups: bare({ groups, more: groups }) }
}

it('objects without a prototype equal the literals of comments, at any depth', () => {
  expect(failuresOf(bare({ a: [bare({ b: 1 })] }), { a: [{ b: 1 }] })).toEqual([])
  expect(failuresOf([bare({ a: 1 })], [{ a: 2 }])).toEqual([
    'The value is [ [Object: null prototype] { a: 1 } ], not [ { a: 2 } ].',
  ])
})

it('values that contain themselves are compared', () => {
  const list: unknown[] = [1]
  list.push(list)
  expect(failuresOf(list, list)).toEqual([])
  expect(failuresOf(list, [1, 2])).toEqual(['The value is <ref *1> [ 1, [Circular *1] ], not [ 1, 2 ].'])
  const object: Record<string, unknown> = Object.create(null)
  object['self'] = object
  const literal: Record<string, unknown> = {}
  literal['self'] = literal
  expect(failuresOf(object, literal)).toEqual([])
  expect(failuresOf(circular(1).list, circular(1).list)).toEqual([])
  expect(failuresOf(circular(1).groups, circular(2).groups)).toHaveLength(1)
})
