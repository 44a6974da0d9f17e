import { expect, it } from 'vitest'
import { faultWords } from '../testing/fault-words.ts'
import { choiceInput, lettersInput } from './letters.ts'

const letters = lettersInput({ most: 4 })
const choice = choiceInput(5)

it('reads items of one character each', () => {
  expect(letters.parse(' ab, c ')).toEqual({ value: ['a', 'b', 'c'] })
  expect(letters.parse('a😀')).toEqual({ value: ['a', '😀'] })
  expect(choice.parse('2 of a b c')).toEqual({ value: { size: 2, items: ['a', 'b', 'c'] } })
  expect(choice.parse('0 of abc')).toEqual({ value: { size: 0, items: ['a', 'b', 'c'] } })
})

it.each([
  [letters, ' ,', 'There are no items. Write some, one character each: abc'],
  [letters, 'abcde', '5 items are too many to watch. Give at most 4.'],
  [choice, 'abc', 'Write how many to choose, the word “of”, and the items: 3 of abcde'],
  [choice, '2 of ', 'There are no items. Write some, one character each: 3 of abcde'],
  [choice, '2 of abcdef', '6 items are too many to watch. Give at most 5.'],
  [choice, '4 of abc', '4 of 3 items cannot be chosen. Give a number from 0 to 3.'],
  [choice, '2 of a', '2 of 1 item cannot be chosen. Give a number from 0 to 1.'],
])('%# refuses %s', async (input, text, fault) => {
  expect(await faultWords(input.parse(text))).toBe(fault)
})
