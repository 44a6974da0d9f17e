import { expect, it } from 'vitest'
import { sentencesOf } from '../testing/sentences-of.ts'

it.each([
  [
    'perceptron',
    '20 70 +, 80 20 -',
    'A sample from the + side has the score 0, which is wrong, because it is on neither side.',
  ],
  ['perceptron', '20 70 +, 80 20 -', 'A sample from the − side has the score −14, which is correct.'],
  ['perceptron', '20 70 +, 80 20 -', 'Adds the sample to the weights: −3 and 2, measured in tens from the middle.'],
  ['perceptron', '20 70 +, 80 20 -', 'A line separates the classes, after 1 correction.'],
  [
    'perceptron',
    '50 50 +, 60 60 +',
    'All samples are from the + side. All their scores are on this side after 1 correction.',
  ],
  ['perceptron', '50 50 +, 50 50 -', 'No line that separates the classes was found in 30 rounds.'],
  ['k-means', '10 10, 11 11 k 1', 'The centre is now 10.5\u00a010.5. Each point goes to the nearest centre.'],
  ['k-means', '1 1, 2 1, 9 9, 20 20, 30 30 k 4', 'Found: centres at about 2\u00a01; 30\u00a030; 20\u00a020; 9\u00a09.'],
  ['k-means', '1 1, 1 1, 1 1, 5 5 k 3', 'Centre 2 has no points, so it stays.'],
  ['k-nearest-neighbors', '10 10 lime, 20 20 melon at 15 15 k 1', 'The heap is empty so far.'],
  ['k-nearest-neighbors', '10 10 lime, 20 20 melon at 15 15 k 1', 'The distance of the nearest sample so far is 7.1.'],
  [
    'k-nearest-neighbors',
    '10 10 lime, 20 20 melon at 15 15 k 2',
    'There is a tie. “lime” wins, because its first vote came earlier.',
  ],
  [
    'k-nearest-neighbors',
    '16 15 plum, 17 15 lime, 18 15 melon, 19 15 melon, 20 15 lime at 15 15 k 5',
    'There is a tie. “lime” wins, because its first vote came earlier.',
  ],
  ['k-nearest-neighbors', '10 10 lime, 20 20 melon at 11 11 k 1', 'The neighbour says “lime”.'],
  [
    'linear-regression',
    '1 1, 2 1',
    'The rectangle from the middle to the point adds (−0.5) · 0 = 0, which is evidence for neither a rising nor a falling line.',
  ],
  [
    'logistic-regression',
    '0 no, 500 yes, 999 no',
    'The mean of error · feature is almost 0, so the weight hardly changes. The mean error is 17 %, so the intercept goes down.',
  ],
  ['naive-bayes', 'a: x y, a: x, b: y ? x', 'How likely is the text in a? 2 of 3 texts were a, with 3 words in total.'],
  [
    'linear-regression',
    '10 20, 20 10',
    'The rectangle from the middle to the point adds (−5) · 5 = −25, which is evidence for a falling line.',
  ],
  [
    'linear-regression',
    '10 20, 20 10',
    'The slope is the sum of these products divided by the spread of x: −50 / 50 = −1.',
  ],
  ['naive-bayes', 'a: x x, b: y ? x', 'Counts “x” in a, 2 times so far.'],
  ['perceptron', '50 50 +, 60 60 -', 'The intercept grows by 1. Both weights are 0, so there is no line.'],
  ['perceptron', '20 70 +, 80 20 -', 'The intercept grows by 1, which moves the line.'],
  [
    'logistic-regression',
    '1 yes, 2 no, 3 yes, 4 yes, 5 yes',
    'In the end, the model says yes for every number from 1 to 5.',
  ],
  ['k-nearest-neighbors', '10 10 lime, 12 12 lime, 20 20 melon at 15 15 k 3', '“lime” wins.'],
  [
    'logistic-regression',
    '1 Yes, 1 no',
    'The model says 50 % for every number. Neither small nor large numbers mean yes.',
  ],
  ['logistic-regression', '1 yes, 1 no, 1 no', 'Both slopes are almost 0, so the descent ends here.'],
  ['logistic-regression', '1 yes, 1 no, 1 no', 'In the end, the model says no for every number.'],
  [
    'logistic-regression',
    '0 no, 0 no, 1 yes, 1 no, 1 no, 1 no',
    'The mean of error · feature is 0, so the weight stays. The mean error is 33 %, so the intercept goes down.',
  ],
  [
    'naive-bayes',
    'a: x, b: y ? x x x x x x x x x x',
    'Subtracts the largest score and computes powers of e: a 1.00, b 0.001. Their shares of the sum are the probabilities.',
  ],
  ['naive-bayes', 'a: x, b: y ? x x x x x x x x x x', '“x x x x x x x x x x”: a > 99 %, b < 1 %.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(`machine-learning/${name}`, text)).toContain(sentence)
})

it('names only the rounds that were run', async () => {
  const sentences = await sentencesOf('machine-learning/perceptron', '50 50 +, 50 50 -')
  expect(sentences).toContain('Round 30 begins.')
  expect(sentences).not.toContain('Round 31 begins.')
})

it('writes a value that differs from 0 only by rounding as 0, and not as a power of ten', async () => {
  expect(await sentencesOf('machine-learning/linear-regression', '5 0, 14 2, 23 4')).toContain(
    'y = 0.2222 x − 1.111. The squares of the errors add up to 0, and no other line has a smaller sum.',
  )
})
