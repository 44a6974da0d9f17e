import { expect, it } from 'vitest'
import { parseYaml } from './yaml-source.ts'

const text = 'title: A\ntags:\n  - x\n  - label: y\n    permalink: z\nlast_update:\n  date: 2025-01-01\n'

it('returns the value and the place of each key', () => {
  const yaml = parseYaml(text)
  expect(yaml.errors).toEqual([])
  expect(yaml.value).toEqual({
    title: 'A',
    tags: ['x', { label: 'y', permalink: 'z' }],
    last_update: { date: '2025-01-01' },
  })
  expect(yaml.locate(['title'])).toEqual({ line: 1, column: 1 })
  expect(yaml.locate(['tags', 1, 'permalink'])).toEqual({ line: 5, column: 5 })
  expect(yaml.locate(['tags', 0])).toEqual({ line: 3, column: 5 })
  expect(yaml.locate(['tags', 1, 'description'])).toEqual({ line: 4, column: 5 })
  expect(yaml.locate(['last_update', 'date'])).toEqual({ line: 7, column: 3 })
  expect(yaml.locate(['last_update', 'author'])).toEqual({ line: 6, column: 1 })
  expect(yaml.locate(['nothing'])).toEqual({ line: 1, column: 1 })
})

it.each([
  ['', undefined],
  ['null', null],
  ['{"label": "JSON"}', { label: 'JSON' }],
])('reads %j', (source, value) => {
  expect(parseYaml(source)).toMatchObject({ value: value ?? null, errors: [] })
})

it.each(['title: "unclosed', 'title: a: b', 'tags: [a, b', '\ttitle: a', 'title: a\ntitle: b', 'a: *unknown'])(
  'reports %j with its place',
  (source) => {
    const { value, errors } = parseYaml(source)
    expect(value).toBeUndefined()
    expect(errors.map(({ place, message }) => `${place.line}:${place.column} ${message}`)).toMatchSnapshot()
  },
)

it('stops at aliases that expand exponentially', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`),
  ].join('\n')
  const { errors } = parseYaml(bomb)
  expect(errors.map(({ message }) => message)).toEqual([
    'Excessive alias count indicates a resource exhaustion attack.',
  ])
})
