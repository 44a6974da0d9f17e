import { expect, it } from 'vitest'
import { faultWords } from '../testing/fault-words.ts'
import { graphInput } from './graph.ts'
import { lettersInput } from './letters.ts'
import { numbersInput } from './numbers.ts'
import { operationsInput } from './operations.ts'
import { packingInput } from './packing.ts'
import { twoTextsInput } from './texts.ts'

it.each([
  [numbersInput(), '', 'Чисел нет. Напишите их через запятую: 5, 8, 1.'],
  [numbersInput({ decimals: true }), '1, two', '«two» — не число. Напишите числа через запятую или пробел: 5, 8, 1.'],
  [graphInput({ weighted: true }), 'A-B', 'У ребра A-B нет веса. Напишите вес после ребра: A-B 3.'],
  [operationsInput({ verbs: { push: 1, pop: 0 }, values: 'numbers' }), 'pop 1', '«pop 1»: pop принимает значений: 0.'],
  [twoTextsInput({ most: [2, 2] }), 'abc / a', 'Длина первого текста: 3. Задайте не больше 2 символов.'],
  [lettersInput({ most: 1 }), 'ab', 'Элементов слишком много: 2. Задайте не больше 1.'],
  [packingInput, '3:4', 'Вместимость не задана. Напишите так: 3:4, 4:5, 2:3 in 7'],
])('%# explains in Russian the fault of %s', async (input, text, words) => {
  const parsed = input.parse(text)
  expect(await faultWords(parsed, 'ru')).toBe(words)
  expect(await faultWords(parsed, 'en')).not.toMatch(/[а-яё]/i)
})

it('names fields in each language', () => {
  expect(operationsInput({ verbs: { push: 'many', pop: 0 }, values: 'words' }).label).toEqual({
    en: 'Calls: push …, pop',
    ru: 'Вызовы: push …, pop',
  })
  expect(numbersInput().label.ru).toBe('Числа')
})
