import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { playerTexts } from '@dev-handbook/step-player/texts/player-texts'
import { quotedLines } from '../testing/quoted-lines.ts'
import { runInput } from '@dev-handbook/step-player/player/run-input'
import { subject as line } from './linear-regression.ts'
import { subject as curve } from './logistic-regression.ts'
import { subject as words } from './naive-bayes.ts'

it('reads numbers with their answers, and texts with a text to classify', () => {
  expect(curve.input.parse('0.5 no, 12 yes')).toEqual({
    value: [
      { x: 0.5, yes: false },
      { x: 12, yes: true },
    ],
  })
  expect(words.input.parse('Spam: win  money, ham : lunch ? win')).toEqual({
    value: {
      texts: [
        { target: 'spam', words: ['win', 'money'] },
        { target: 'ham', words: ['lunch'] },
      ],
      asked: ['win'],
    },
  })
})

it.each([
  [
    curve.input,
    '1 no, 2 maybe',
    '“2 maybe” is not a number from −999 to 999, with one decimal at most, and yes or no after it: 1 no, 2 no, 3 yes',
  ],
  [
    curve.input,
    '1.25 no',
    '“1.25 no” is not a number from −999 to 999, with one decimal at most, and yes or no after it: 1 no, 2 no, 3 yes',
  ],
  [curve.input, '1 no', 'There is 1 answer. Give 2 to 12: 1 no, 2 no, 3 yes'],
  [
    words.input,
    'a: b, c: d',
    'Write the texts, one “?”, and the text to judge: spam: win money, ham: lunch at noon ? win money',
  ],
  [
    words.input,
    'a: b, c d ? b',
    '“c d” is not a class, a colon and a text: spam: win money, ham: lunch at noon ? win money',
  ],
  [words.input, 'a: b ? b', 'There is 1 class. Give 2 or 3: spam: win money, ham: lunch at noon ? win money'],
  [words.input, 'a: b, c: wonderful ? b', '“wonderful” is too long. Give words of at most 8 characters.'],
  [
    words.input,
    'a: 1 2 3 4 5 6 7, b: 8 9 10 11 12 13 ? 1',
    '13 different words are too many to watch. Give at most 12.',
  ],
])('%# rejects an input that it cannot show', async (input, text, fault) => {
  expect(await faultWords(input.parse(text))).toBe(fault)
})

it('shows the reason when the algorithm rejects points', async () => {
  expect(
    runInput('5 1, 5 2', {
      subject: line,
      module: await line.load(),
      lines: quotedLines(line),
      texts: playerTexts('en'),
    }),
  ).toEqual({
    fault: 'All points have x = 5; give at least two different ones.',
  })
})
