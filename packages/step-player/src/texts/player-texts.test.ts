import { expect, test } from 'vitest'
import { playerTexts, raceTexts } from './player-texts.ts'

test('texts follow the language of a document, and a language without texts gets English texts', () => {
  expect(playerTexts('ru').play).toBe('Воспроизвести')
  expect(playerTexts('ru-RU').play).toBe('Воспроизвести')
  expect(playerTexts('en-GB').play).toBe('Play')
  expect(playerTexts('ja').play).toBe('Play')
})

test.each([
  ['en', ['0 comparisons', '1 comparison', '2 comparisons', '5 comparisons', '21 comparisons']],
  ['ru', ['0 сравнений', '1 сравнение', '2 сравнения', '5 сравнений', '21 сравнение']],
])('counts have the right form of the noun in %s', (lang, forms) => {
  expect([0, 1, 2, 5, 21].map(raceTexts(lang).comparisons)).toEqual(forms)
})
