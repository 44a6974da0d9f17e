import type { InputFaultTexts, TextPart } from '../kinds/input-faults.ts'
import { signed } from '../signed.ts'

const parts: Record<TextPart, string> = {
  pattern: 'pattern',
  text: 'text',
  first: 'first text',
  second: 'second text',
}
const writeOne = (one: number) => `Write one number: ${signed(one)}.`
const packing = 'Write them like this: 3:4, 4:5, 2:3 in 7'
const equations = 'Write equations like this: 2 1 = 8; 1 -1 = 1'

export const texts: InputFaultTexts = {
  notNumber: ({ word, decimals, most, one }) =>
    `“${word}” is not a ${decimals ? '' : 'whole '}number. ${most === 1 ? writeOne(one) : 'Write numbers with commas or spaces between them: 5, 8, 1.'}`,
  tooFewNumbers: ({ least, most, one }) => {
    if (most === 1) return `There is no number. ${writeOne(one)}`
    return least === 1
      ? 'There are no numbers. Write some with commas between them: 5, 8, 1.'
      : `Give at least ${least} numbers.`
  },
  tooManyNumbers: ({ count, most, one }) =>
    most === 1
      ? `There are ${count} numbers. ${writeOne(one)}`
      : `${count} numbers are too many to watch. Give at most ${most} numbers.`,
  outside: ({ value, from, to }) => `${signed(value)} is outside of ${signed(from)} to ${signed(to)}.`,
  tooFarApart: ({ from, to, most }) =>
    `From ${signed(from)} to ${signed(to)}, there are ${to - from + 1} values. These are too many boxes to draw. Give numbers that are at most ${most} apart.`,
  notAscending: (later, earlier) =>
    `The list has to be in ascending order, but ${signed(later)} comes after ${signed(earlier)}.`,
  tooManyHalvings: ({ number, halvings, most }) =>
    `${number} can be halved ${halvings} times, so each base needs ${halvings} squarings. These are too many to watch. Give a number with at most ${most}.`,
  finding: 'Write what to find, the word “in”, and the list: 23 in 2, 5, 8, 12, 23.',

  notEdge: ({ edge, arrow, example }) =>
    `“${edge}” is not an edge. Write two names with “${arrow}” between them: ${example}.`,
  noWeight: (edge) => `The edge ${edge} has no weight. Write it after the edge: ${edge} 3.`,
  negativeWeight: (edge) => `The edge ${edge} has a negative weight, which this algorithm does not allow.`,
  wrongWeight: (weight) => `“${weight}” is not a weight. Use whole numbers of at most three digits.`,
  loop: (edge, vertex) =>
    `The edge ${edge} leads from ${vertex} to itself, which the picture cannot show. Join two different names.`,
  edgeTwice: (edge) => `The edge ${edge} occurs twice. Write it once.`,
  noEdges: (example) => `There are no edges. Write some: ${example}.`,
  tooManyEdges: (count, most) => `${count} edges are too many to watch. Give at most ${most}.`,
  tooManyVertices: (count, most) => `${count} vertices are too many to watch. Give at most ${most}.`,
  notVertex: (name, vertices) => `“${name}” is not a vertex of these edges. Choose one of ${vertices}.`,

  notCall: (verb, verbs) => `“${verb}” is not a call. The calls are ${verbs}. Write commas between them.`,
  notCallNumber: (word) => `“${word}” is not a whole number from −999 to 999.`,
  notShortWord: (word) => `“${word}” is not a short word. Use up to 8 letters, digits and hyphens.`,
  wrongValues: ({ call, verb, count }) =>
    `“${call}”: ${verb} takes ${count === 'many' ? 'at least one value' : count === 0 ? 'no value' : `${count} ${count === 1 ? 'value' : 'values'}`}.`,
  noCalls: (verb) => `There are no calls. Write some, such as ${verb}.`,
  tooManyCalls: (count, most) => `${count} calls are too many to watch. Make at most ${most}.`,

  notPair: ({ first, second, example }) => `Write the ${parts[first]} and the ${parts[second]} like this: ${example}`,
  partTooLong: ({ part, count, most }) => `The ${parts[part]} has ${count} characters. Give at most ${most}.`,
  differentLengths: (first, second) =>
    `The texts have ${first} and ${second} characters. Give two texts of the same length.`,
  noText: 'There is no text. Write a text: abacaba.',
  textTooLong: (count, most) => `${count} characters are too many to watch. Give at most ${most}.`,
  notValue: (word) => `“${word}” is not a value. Write numbers or short words with commas or spaces between them.`,
  tooManyValues: (count, most) => `${count} values are too many to watch. Give at most ${most}.`,
  noItems: (example) => `There are no items. Write some, one character each: ${example}`,
  tooManyItems: (count, most) => `${count} items are too many to watch. Give at most ${most}.`,
  notChoice: (example) => `Write how many to choose, the word “of”, and the items: ${example}`,
  choiceTooLarge: (size, count) =>
    `${size} of ${count} ${count === 1 ? 'item' : 'items'} cannot be chosen. Give a number from 0 to ${count}.`,

  notCondition: (part, example) => `“${part}” is not a condition. Write a remainder and a modulus: ${example}`,
  modulusZero: (part) => `The modulus of “${part}” is 0. Give a modulus of at least 1.`,
  noConditions: (example) => `There are no conditions. Write some: ${example}`,
  productTooLarge: (product, most) =>
    `The product of the moduli is ${product}. These are too many numbers to watch. Give moduli with a product of at most ${most}.`,
  notDraws: (example) => `Write the weights, the word “at”, and the values of the random source: ${example}`,
  wrongSum: (total) => `The sum of the weights is ${total}. Give weights with a sum from 1 to 24.`,
  notFraction: (word, example) =>
    `“${word}” is not a fraction from 0 to 0.999, with three decimals at most: ${example}`,
  wrongDraws: (count) => `There are ${count} draws. Give 1 to 8.`,
  notStream: 'Write the items, k, and a seed if you like: 5, 8, 1, 9 k 2 seed 7',
  wrongK: (k, most) => `k is ${k}. Give a k from 1 to ${most}.`,
  noEquations: `There are no equations. ${equations}`,
  notEquation: (part) => `“${part}” is not an equation. ${equations}`,
  tooManyEquations: (count, most) => `${count} equations are too many to watch. Give at most ${most}.`,
  wrongCoefficients: ({ number, count, unknowns }) =>
    `Equation ${number} has ${count} ${count === 1 ? 'coefficient' : 'coefficients'}. Give ${unknowns}, as many as there are equations.`,
  notGrid: (filling, counting) => `Write rows with “/” between them: ${filling}, or ${counting} to count islands.`,
  rowsDiffer: (lengths) => `The rows have ${lengths} cells. Give rows of the same length.`,
  gridTooLarge: ({ rows, columns, mostRows, mostColumns }) =>
    `${rows} rows of ${columns} cells are too many to watch. Give at most ${mostRows} rows of ${mostColumns}.`,
  noCell: ({ row, column, lastRow, lastColumn }) =>
    `There is no cell in row ${row}, column ${column}. Count from 0. The last cell is in row ${lastRow}, column ${lastColumn}.`,
  noCapacity: `There is no capacity. ${packing}`,
  wrongCapacity: (capacity) => `The capacity is ${capacity}. Give a capacity from 1 to 14.`,
  notItem: (word) => `“${word}” is not a weight and a value. ${packing}`,
  wrongItems: (count) => `There are ${count} items. Give 1 to 7 items.`,
  notPoint: (part, example) => `“${part}” is not a point. Write two numbers from 0 to 100: ${example}`,
  noLabel: (point, labels) => `The point ${point} needs one of ${labels} after it.`,
  tooMuchAfterPoint: (part) => `There is too much in “${part}”. Write only the two coordinates of the point.`,
  tooFewPoints: (least, example) => `Give at least ${least} points: ${example}`,
  tooManyPoints: (count, most) => `${count} points are too many to watch. Give at most ${most}.`,
  noPlace: (example) => `There is no point to ask about: ${example}`,
  wrongPlace: (place, example) => `The point to ask about is ${place}. Give two numbers from 0 to 100: ${example}`,
}
