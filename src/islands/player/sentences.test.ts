import { expect, it } from 'vitest'
import { quotedLines } from '../../pipeline/testing/quoted-lines.ts'
import { runInput } from './run-input.ts'
import { loadSubject } from './subjects.ts'

const sentencesOf = async (name: string, text: string): Promise<string[]> => {
  const subject = await loadSubject(name)
  const run = runInput(text, { subject, module: await subject.load(), lines: quotedLines(subject) })
  if ('fault' in run) throw new Error(run.fault)
  return run.recording.frames.map(({ words }) => words)
}

it.each([
  ['math/euclidean-algorithm', '18, 48', 'What divides both also divides 48 − 18: take 18 away as often as it goes.'],
  ['math/least-common-multiple', '1, 6', 'Begins with 1, which goes into everything: up to here, 6 alone decides.'],
  ['math/fast-exponentiation', '12 ^ 63', '12 to the power of 63 is about 9.73e67.'],
  ['math/factorial', '2', 'The product of no factors is 1; 2 waits to be multiplied.'],
  ['math/factorial', '0', 'By halves, there is nothing to multiply either.'],
  ['math/modular-arithmetic', '1 mod 4, 3 mod 6', '1 · 1 leaves 1 modulo 4, so 1 step adds 1.'],
  ['math/modular-arithmetic', '1 mod 4, 3 mod 6', '9 meets both conditions, and so does every number 12 further on.'],
  ['math/matrices', '0 2 = 6; 1 1 = 5', 'Rows 1 and 2 change places: nothing can be divided by 0.'],
  ['math/matrices', '2 1 = 8; 1 -1 = 1', '1 / 2 = 0.5: row 2 minus 0.5 times row 1 has no x any more.'],
  ['math/matrices', '1 2 = 3; 2 4 = 6', 'There is no unique solution: the left sides depend on each other.'],
  ['math/binary-floating-point', '-Infinity', '-Infinity is one of the two infinities.'],
  ['math/binary-floating-point', 'NaN', 'Writes “not a number” into eight bytes, which are 0 now.'],
  ['math/complex-numbers', '1+i: power 1', 'The argument has been multiplied by 1: the result is 1 + i.'],
  ['sets/permutations', 'a', '1 item has 1 order.'],
  ['sets/permutations', 'aab', '3 items have 6 orders, each one exchange from the one before. Equal items make some of them look the same.'],
  ['sets/combinations', '0 of abc', 'Hands out ∅, where nothing is chosen: result 1.'],
  ['sets/cartesian-product', 'a b', '2 tuples.'],
  ['sets/cartesian-product', 'a b / x', 'Wheel 1 has nothing but “x”: it stays, and wheel 0 has to move.'],
  ['sets/fisher-yates-shuffle', '5', '5: there is no other order.'],
  ['statistics/reservoir-sampling', '5 k 1', 'The sample of 1 item: 5.'],
  ['machine-learning/logistic-regression', '1 yes, 2 no, 3 yes', 'Mean of error times feature: 0, the weight stays. Mean error: −17 %, the intercept goes up.'],
  ['machine-learning/naive-bayes', 'a: x, b: y ? x', 'How likely is the text in a? 1 of 2 texts was a, with 1 word.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(name, text)).toContain(sentence)
})
