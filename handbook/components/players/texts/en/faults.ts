import type { FaultTexts } from '../fault-texts.ts'

export const texts: FaultTexts = {
  modulusZero: 'A division by 0 is impossible. Give a modulus of at least 1.',
  modulusOne: 'Modulo 1, every number is 0. For an inverse, give a modulus of at least 2.',
  notModular:
    'Write a power like this: 5 ^ 13 mod 23, and an inverse like this: 1 / 5 mod 23. Numbers have at most four digits.',
  noRectangle: 'A rectangle of 0 by 0 is empty. Give at least one other number.',
  notWord: (example) => `Write a word and what to do with it, like this: ${example}`,
  wrongWord: (word) => `The word “${word}” is not a whole number from 0 to 255.`,
  noBit: (bit) => `There is no bit ${bit} among the eight that are shown. Use 0 to 7.`,
  notPower: 'Write the base and the exponent like this: 3 ^ 13',
  negativeBase: (base) => `The base is ${base}. Give a base from 0 to 12.`,
  negativeExponent: (exponent) =>
    `The exponent is ${exponent}. A negative exponent needs a division. Give an exponent from 0 to 63.`,
  baseTooLarge: (base) => `The base ${base} makes numbers that are too long to show. Give a base of at most 12.`,
  exponentTooLarge: (exponent) =>
    `The exponent ${exponent} makes numbers that are too long to show. Give an exponent of at most 63.`,
  notPolynomial: (example) =>
    `Write the coefficients, from the highest power down, and where to evaluate, like this: ${example}`,
  notTwoPoints: 'Write two points with “/” between them: 1 2 / 4 6',
  wrongCoordinates: (point, count) =>
    `The point ${point} has ${count} ${count === 1 ? 'coordinate' : 'coordinates'}. Give two coordinates, x and y.`,
  notRadicand: (text) => `“${text}” is not a number. Write one number: 10, 0.25 or 10^100.`,
  notFinite: (text) => `${text} is greater than every finite number of JavaScript. Give at most 1.79e308.`,
  notFloat: (word) =>
    `“${word}” is not a number. Write a number such as 0.1, -6.5, 5e-324, Infinity or NaN, or a sum: 0.1 + 0.2`,
  tooManyAddends: (count) => `${count} numbers are too many. Give one number, or a sum of two: 0.1 + 0.2`,
  notComplex: (text) => `“${text}” is not a complex number. Write a number such as 3, -2i or 1+2i.`,
  tooFarOut: (number) => `${number} is too far out to draw. Use parts of at most 99.`,
  wrongExponent: (exponent) => `The exponent ${exponent} is not a whole number from -12 to 12.`,
  notComplexCalls: (example) => `Write a complex number and what to do with it, like this: ${example}`,

  notAncestor: (example) => `Write two numbers, the word “in”, and the numbers of the tree: ${example}`,
  notInTree: (number) => `${number} is not in the tree. Choose two of its numbers.`,
  twoParents: (node) => `${node} has two parents. In a tree, a node has at most one parent.`,
  wrongRoots: (count) => `There are ${count} nodes without a parent. A tree has one such node, the root.`,
  lostNode: (root, node) => `No path leads from ${root} to ${node}, because the parents of ${node} form a cycle.`,

  noK: 'There is no k. Write it after the numbers: 5, 8, 1, 9 k 2',
  wrongIndex: (k, greatest) => `k is ${k}. Give an index from 0 to ${greatest}.`,
  notPeak: (later, earlier) =>
    `The scores have to rise up to one peak and then fall, but ${later} comes after ${earlier}.`,
  notSum: 'Write the sum, the word “in”, and the numbers: 17 in 1, 4, 6, 9, 11, 15.',
  notWindow: 'Write a text, or characters, the word “in” and a text: tin in navigation',
  wrongCharacters: (count) => `${count} characters are required. Give 1 to 6.`,
  numberTwice: 'A number occurs twice. Give each node a different number, so that “back to” is clear.',
  notInList: (target) => `“${target}” is not in the list. Write: 1, 2, 3, 4 back to 2`,
  notTwoLists: 'Write two ordered lists with “/” between them: 1, 4, 6 / 2, 3, 9',

  notTarget: (example) => `Write the target, the word “from”, and the numbers: ${example}`,
  noSets: (example) => `There are no sets. Write some: ${example}`,
  tooManySets: (count) => `${count} sets are too many to watch. Give at most 4.`,
  elementTooLong: (word, example) => `“${word}” is too long. Give words of at most 5 characters: ${example}`,
  tooManyTuples: (count, example) => `${count} tuples are too many to watch. Give sets with at most 36: ${example}`,
  notAmount: (example) => `Write the amount, the word “from”, and the coins: ${example}`,
  coinTwice: (coin) =>
    `The coin ${coin} is in the list twice. Write each coin once. It may be used any number of times.`,
  notBoard: (text) => `“${text}” is not a board. Write its size, and “all” for every way: 6 all`,
  wrongSize: (size, most) => `The size is ${size}. Give a size from 1 to ${most}.`,
  notSeed: (seed) => `“${seed}” is not a seed. Write a whole number from 0 to 9999 after the items: a b c seed 7`,
  nothingToShuffle: 'There are no items. Write some: a b c d e seed 7',

  wrongCentres: (count, k) =>
    `There ${count === 1 ? 'is 1 first centre' : `are ${count} first centres`}. Give as many as k, which is ${k}.`,
  notPattern: 'Write the pattern, a slash and the text like this: a*b / aab',
  notTexts: (example) => `Write the texts, one “?”, and the text to judge: ${example}`,
  notClass: (part, example) => `“${part}” is not a class, a colon and a text: ${example}`,
  wordTooLong: (word) => `“${word}” is too long. Give words of at most 8 characters.`,
  wrongClasses: (count, example) =>
    `There ${count === 1 ? 'is 1 class' : `are ${count} classes`}. Give 2 or 3: ${example}`,
  tooManyWords: (count) => `${count} different words are too many to watch. Give at most 12.`,
  notAnswer: (part, example) =>
    `“${part}” is not a number from −999 to 999, with one decimal at most, and yes or no after it: ${example}`,
  wrongAnswers: (count, example) =>
    `There ${count === 1 ? 'is 1 answer' : `are ${count} answers`}. Give 2 to 12: ${example}`,
}
