import { expect, test } from 'vitest'
import { messages as english } from './en/screen.ts'
import { messages as russian } from './ru/screen.ts'

const counts = (numbers: number[], areChecked = true) => {
  const [documents = 0, samples = 0, words = 0, tags = 0] = numbers
  return { documents, samples, areChecked, words, tags }
}
const written = (list: [label: string, value: number][]) => list.map(([label, value]) => `${value} ${label}`).join(', ')

test.each([
  [[266, 1, 2, 11], '266 документов, 1 проверенный пример, 2 слова, 11 меток'],
  [[1, 22, 5, 121], '1 документ, 22 проверенных примера, 5 слов, 121 метка'],
  [[104, 112, 1_000_001, 0], '104 документа, 112 проверенных примеров, 1000001 слово, 0 меток'],
])('counts %j in Russian', (numbers, text) => {
  expect(written(russian.home.counts(counts(numbers)))).toBe(text)
})

test.each([
  [[266, 1, 2, 11], '266 documents, 1 checked sample, 2 words, 11 tags'],
  [[1, 2, 1, 1], '1 document, 2 checked samples, 1 word, 1 tag'],
])('counts %j in English', (numbers, text) => {
  expect(written(english.home.counts(counts(numbers)))).toBe(text)
})

test('calls samples checked only when they are checked', () => {
  expect(written(english.home.counts(counts([1, 2, 3, 4], false)))).toBe('1 document, 2 code samples, 3 words, 4 tags')
  expect(written(russian.home.counts(counts([1, 2, 3, 4], false)))).toBe('1 документ, 2 примера кода, 3 слова, 4 метки')
})
