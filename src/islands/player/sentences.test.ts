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
  ['math/least-common-multiple', '1, 6', 'There was nothing but 1, which goes into everything: up to here, 6 alone decides.'],
  ['math/square-root', '1', '1 is the root: the tangent meets the axis where it begins.'],
  ['math/square-root', '1', 'The guess does not fall any more: nothing is left to gain.'],
  ['math/square-root', '4', '2 is smaller than 2.000000000000002.'],
  ['math/square-root', '10', 'The guess does not fall any more: rounding has stopped it.'],
  ['math/square-root', '10', '3.162277660168379 is smaller than 3.162277665175675.'],
  ['math/horner-method', '1 2 at 0', 'The value at 0 is 2; the quotient by x is 1.'],
  ['math/integer-partition', '0', '0 can be written in 1 way, as the sum of nothing.'],
  ['math/integer-partition', '2', 'For 2: 1 way without the part 2, and 1 way for 2 − 2 = 0 with one more 2.'],
  ['math/sieve-of-eratosthenes', '2', '1 prime up to 2: 2.'],
  ['math/sieve-of-eratosthenes', '12', 'Crosses out 12 = 3 · 4 once more.'],
  ['math/complex-numbers', '3: over i, over 2i', '3 has become −1.5: modulus 1.5, argument 180°.'],
  ['math/bit-manipulation', '1: count', 'No set bit is left after 1 round.'],
  ['math/complex-numbers', '2: power 0', 'No factor at all: the empty product is 1.'],
  ['math/fast-fourier-transform', '0 0', 'The signal is 0 throughout: it holds no frequency.'],
  ['math/fast-fourier-transform', '1 0 0 0 1 0 0 0', 'Strongest: frequencies 0, 2, 4 and 6, with the modulus 2.'],
  ['math/fast-exponentiation', '12 ^ 63', '12 to the power of 63 is about 9.73e67.'],
  ['math/factorial', '2', 'The product of no factors is 1; 2 waits to be multiplied.'],
  ['math/factorial', '0', 'By halves, there is nothing to multiply either.'],
  ['math/modular-arithmetic', '1 mod 4, 3 mod 6', '1 · 1 leaves 1 modulo 4, so 1 step adds 1.'],
  ['math/modular-arithmetic', '1 mod 4, 3 mod 6', '9 meets both conditions, and so does every number 12 further on.'],
  ['math/matrices', '0 2 = 6; 1 1 = 5', 'Rows 1 and 2 change places: nothing can be divided by 0.'],
  ['math/matrices', '2 1 = 8; 1 -1 = 1', '1 / 2 = 0.5: row 2 minus 0.5 times row 1 has no x any more.'],
  ['math/matrices', '1 2 = 3; 2 4 = 6', 'There is no unique solution: the left sides depend on each other.'],
  ['math/matrices', '0 = 5', 'There is no unique solution: the equation says nothing about x.'],
  ['math/matrices', '1 2 3 = 1; 4 5 6 = 2; 7 8 9 = 3', 'In exact arithmetic this pivot is 0. Rounding has made 1.1e−16 of it, and the program goes on.'],
  ['math/matrices', '1 2 3 = 1; 4 5 6 = 2; 7 8 9 = 3', 'Rounding gives x = −0.33, y = 0.67, z = 0; exactly, a pivot is 0 and there is no unique solution.'],
  ['math/binary-floating-point', '9007199254740993', '9007199254740993 is stored as 9007199254740992, a normal number.'],
  ['math/binary-floating-point', '9007199254740993', 'A whole number: the significand, shifted up by 1 bit.'],
  ['math/binary-floating-point', '1e22', '1e22 is stored exactly, as a normal number.'],
  ['math/binary-floating-point', '-0.50', '-0.50 is stored exactly, as a normal number.'],
  ['math/binary-floating-point', '0.1', '0.1 is stored as 0.1000000000000000055511… (56 digits), a normal number.'],
  ['math/binary-floating-point', '9'.repeat(400), '999999999999999999999999… (400 digits) is stored as Infinity, one of the two infinities.'],
  ['math/binary-floating-point', '1e-400', '1e-400 is stored as 0, one of the two zeros.'],
  ['math/binary-floating-point', '1e400', '1e400 is stored as Infinity, one of the two infinities.'],
  ['math/binary-floating-point', '-Infinity', '-Infinity is one of the two infinities.'],
  ['math/binary-floating-point', 'NaN', 'Writes “not a number” into eight bytes, which are 0 now.'],
  ['math/complex-numbers', '1+i: power 1', 'The argument has been multiplied by 1: the result is 1 + i.'],
  ['sets/permutations', 'a', '1 item has 1 order.'],
  ['sets/permutations', 'aab', '3 items have 6 orders, each one exchange from the one before. Equal items make some of them look the same.'],
  ['math/matrices', '2 1 = 8; 1 -1 = 1', 'The solution is x = 3, y = 2.'],
  ['sets/combinations', '0 of abc', 'Hands out ∅, where nothing is chosen: result 1.'],
  ['sets/cartesian-product', 'a b', '2 tuples.'],
  ['sets/cartesian-product', 'a b / x', 'Wheel 1 has nothing but “x”: it stays, and wheel 0 has to move.'],
  ['sets/fisher-yates-shuffle', '5', '5: there is no other order.'],
  ['sets/fisher-yates-shuffle', '5 5', '5, 5: one of 2 orders, each as likely as any other. Equal items make some of them look the same.'],
  ['sets/knapsack', '1:0 in 3', 'Nothing that fits is worth anything.'],
  ['sets/knapsack', '5:8 in 3', 'Nothing fits.'],
  ['sets/maximum-subarray', '-3 -1', 'The greatest sum is −1: −1.'],
  ['sets/shortest-common-supersequence', 'a / a', 'Nothing is left of either text.'],
  ['sets/shortest-common-supersequence', 'a / ab', 'What is left of the second text goes to the end.'],
  ['sets/shortest-common-supersequence', 'a / b', 'The texts have nothing in common.'],
  ['statistics/reservoir-sampling', '5 k 1', 'The sample of 1 item: 5.'],
  ['machine-learning/logistic-regression', '1 yes, 2 no, 3 yes', 'Mean of error times feature: 0, the weight stays. Mean error: −17 %, the intercept goes up.'],
  ['machine-learning/naive-bayes', 'a: x, b: y ? x', 'How likely is the text in a? 1 of 2 texts was a, with 1 word.'],
])('%s of %s says: %s', async (name, text, sentence) => {
  expect(await sentencesOf(name, text)).toContain(sentence)
})
