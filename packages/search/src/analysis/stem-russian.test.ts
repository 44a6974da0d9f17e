import { stemmer as snowball } from '@orama/stemmers/russian'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stemRussian } from './stem-russian.ts'

it.each([
  ['замыкания', 'замыкан'],
  ['массивов', 'массив'],
  ['бегавшись', 'бега'],
  ['написавший', 'написа'],
  ['важнейше', 'важн'],
  ['сложность', 'сложност'],
  ['длинный', 'длин'],
  ['цикл', 'цикл'],
  ['в', 'в'],
  ['', ''],
])('%s: %s', (word, stem) => {
  expect(stemRussian(word)).toBe(stem)
})

const letters = fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюя'), maxLength: 7 })
const endings =
  'ив ивши ившись ыв ывшись в вши вшись ся сь ее ими ый ого ему ую юю ою ивш ующ ем нн вш ющ щ ейте или ило ую ю ете йте ' +
  'ешь нно а ев иями ии ией ей ь ия я и ост ость ейш ейше н'
const ending = fc.constantFrom('', ...endings.split(' '))

it('returns the stems of Snowball’s own program', () => {
  fc.assert(
    fc.property(letters, ending, ending, ending, (...parts) => {
      const word = parts.join('')
      expect(stemRussian(word)).toBe(snowball(word))
    }),
    { numRuns: 20_000 },
  )
})
