import { expect, it } from 'vitest'
import { groupByLetter } from './group-by-letter.ts'

const tag = (label: string) => ({
  slug: label.toLowerCase(),
  label,
  path: `/docs/tags/${label.toLowerCase()}`,
  count: 1,
})

it('groups by first letter: Latin, Cyrillic, everything else', () => {
  const groups = groupByLetter(
    ['React', 'алгоритмы', '3D', 'redux', 'Базы данных', 'API', 'Ёлка', 'ES10', 'ES9', '.NET'].map(tag),
    'en',
    'Other',
  )
  expect(groups.map(({ letter, tags }) => [letter, tags.map(({ label }) => label)])).toEqual([
    ['A', ['API']],
    ['E', ['ES9', 'ES10']],
    ['R', ['React', 'redux']],
    ['А', ['алгоритмы']],
    ['Б', ['Базы данных']],
    ['Ё', ['Ёлка']],
    ['Other', ['.NET', '3D']],
  ])
})

it('puts Latin letters before Cyrillic letters in every language, and groups a letter in all its encodings', () => {
  const groups = groupByLetter(['Ямл', 'React', 'и\u0306од', 'йога', '3D', 'API'].map(tag), 'ru', 'Другие')
  expect(groups.map(({ letter, tags }) => [letter, tags.length])).toEqual([
    ['A', 1],
    ['R', 1],
    ['Й', 2],
    ['Я', 1],
    ['Другие', 1],
  ])
})

it('returns no groups for no tags', () => {
  expect(groupByLetter([], 'en', 'Other')).toEqual([])
})
