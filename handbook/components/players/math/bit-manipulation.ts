import type * as Module from '../../../algorithms/math/bit-manipulation.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { operationsInput, type Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind, type Mark } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface L {
  word: number
  position: number
  rest: number
  count: number
}

interface Input {
  word: number
  operations: readonly Operation[]
  /** The current call, its word, and its result once it is known. */
  now: { operation: Operation; word: number; result: number | undefined } | undefined
}

/** A row of bits, and its marked places. */
interface Row {
  label: string
  value: number
  mark?: Mark
  at?: readonly number[]
}

const calls = operationsInput({
  verbs: { get: 1, set: 1, clear: 1, toggle: 1, lowest: 0, drop: 0, count: 0 },
  values: 'numbers',
  most: 10,
})
const example = '44: get 2, set 0'

const input: InputKind<Input> = {
  label: {
    en: 'A word and calls: get, set, clear, toggle …, lowest, drop, count',
    ru: 'Слово и вызовы: get, set, clear, toggle …, lowest, drop, count',
  },
  parse: (text) => {
    const [start = '', list, ...more] = text.split(':')
    if (list === undefined || more.length > 0) return fault((say) => say.notWord(example))
    const word = /^\s*(?:\d+|0b[01]+|0x[\da-f]+)\s*$/i.test(start) ? Number(start) : Number.NaN
    if (!(word <= 255)) return fault((say) => say.wrongWord(start.trim()))
    const parsed = calls.parse(list)
    if ('fault' in parsed) return parsed
    const outside = parsed.value
      .flatMap(({ args }) => args)
      .find((position) => !(Number(position) >= 0 && Number(position) <= 7))
    return outside === undefined
      ? { value: { word, operations: parsed.value, now: undefined } }
      : fault((say) => say.noBit(outside))
  },
}

const columns = span(0, 8).toReversed()
const columnsOf = (places: readonly number[]) => places.map((place) => 7 - place)
const setPlaces = (value: number) => columns.filter((place) => ((value >>> place) & 1) === 1)

/** The lowest eight of a word's 32 bits. */
const bitsOf = (value: number) => columns.map((place) => (value >>> place) & 1)

const gridRow = (key: string, { label, value, mark = 'current', at = [] }: Row): GridRow => ({
  key,
  label,
  isTight: key !== 'result',
  cells: bitsOf(value),
  marks: markAll(columnsOf(at), mark),
})

const draw = (word: Row, second?: Row, result?: Row): GridView => ({
  rows: [
    { key: 'place', label: 'place value', isHeader: true, cells: columns.map((place) => 2 ** place) },
    gridRow('word', word),
    ...(second ? [gridRow('second', second)] : []),
    ...(result ? [gridRow('result', result)] : []),
  ],
})

/** The other operand of a call, as the code computes it, and the places that it changes. */
const operandOf = (
  verb: string | undefined,
  { word, position = 0, name = 'word' }: { word: number; position?: number; name?: string },
): Row => {
  const at = [position]
  if (verb === 'get') return { label: `word >>> ${position}`, value: word >>> position, at: [0] }
  if (verb === 'clear') return { label: `~(1 << ${position})`, value: ~(1 << position), at }
  if (verb === 'lowest') return { label: '−word', value: -word, at: setPlaces(word).slice(-1) }
  if (verb === 'drop') return { label: `${name} − 1`, value: word - 1, at: span(0, 1 + (setPlaces(word).at(-1) ?? -1)) }
  return { label: `1 << ${position}`, value: 1 << position, at }
}

const call = (module: typeof Module, { verb, args }: Operation, word: number): number => {
  const position = Number(args[0])
  if (verb === 'get') return module.getBit(word, position)
  if (verb === 'set') return module.setBit(word, position)
  if (verb === 'clear') return module.clearBit(word, position)
  if (verb === 'toggle') return module.toggleBit(word, position)
  if (verb === 'lowest') return module.lowestSetBit(word)
  return verb === 'drop' ? module.clearLowestSetBit(word) : module.countSetBits(word)
}

interface Result {
  word: number
  answers: string[]
}

/** Describes the effect of a call. */
const effect = ({ verb, args: [position] }: Operation, { word, result }: { word: number; result: number }): string => {
  if (verb === 'get') return `Bit ${position} of ${word} is ${result}.`
  if (verb === 'count') return `${word} has ${result} set ${result === 1 ? 'bit' : 'bits'}.`
  if (verb === 'lowest')
    return result === 0
      ? 'The word has no set bit, so the result is 0.'
      : `The result is the lowest set bit, ${result}.`
  if (result === word)
    return verb === 'drop'
      ? 'The word stays 0.'
      : `Bit ${position} was already ${verb === 'set' ? 1 : 0}, so the word stays ${word}.`
  return verb === 'drop'
    ? `The lowest set bit is removed. ${word} has become ${result}.`
    : `Bit ${position} is ${verb === 'toggle' ? 'inverted' : verb === 'set' ? 'now 1' : 'now 0'}, so ${word} has become ${result}.`
}

const changes = (verb: string) => ['set', 'clear', 'toggle', 'drop'].includes(verb)

const random = (below: number) => Math.floor(Math.random() * below)

export const subject = defineSubject<typeof Module, Input, L, GridView>({
  title: 'Bit manipulation',
  code: [
    'algorithms/math/bit-manipulation.ts#single-bits',
    'algorithms/math/bit-manipulation.ts#lowest-bit',
    'algorithms/math/bit-manipulation.ts#count',
  ],
  load: () => import('../../../algorithms/math/bit-manipulation.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '44: drop, lowest, count' },
    { name: { en: 'One bit each', ru: 'По одному биту' }, text: '44: get 2, set 0, clear 5, toggle 3, lowest, drop' },
    { name: { en: 'Counting', ru: 'Подсчёт' }, text: '44: lowest, drop, toggle 0, count' },
    { name: { en: 'Nothing to change', ru: 'Менять нечего' }, text: '0: clear 3, lowest, drop, count' },
    { name: { en: 'Count all', ru: 'Сосчитать все' }, text: '255: count' },
    {
      name: randomName,
      text: () => `${random(256)}: set ${random(8)}, clear ${random(8)}, toggle ${random(8)}, drop, count`,
    },
  ],
  stage: gridStage,
  run: (module, { input: context, tools }): Result => {
    let { word } = context
    const answers: string[] = []
    for (const operation of context.operations) {
      context.now = { operation, word, result: undefined }
      const result = call(module, operation, word)
      const words = effect(operation, { word, result })
      context.now = { operation, word, result }
      tools.announce(words)
      if (changes(operation.verb)) word = result
      else answers.push(`${operation.verb} ${operation.args.join('')}`.trim() + ` gives ${result}`)
    }
    return { word, answers }
  },
  look: ({ rest, count }, moment) => {
    const { now } = moment.input
    if (moment.ended || !now) {
      const { word } = moment.ended ? (moment.result as Result) : moment.input
      return draw({ label: 'word', value: word, mark: 'done', at: setPlaces(word) })
    }
    const {
      operation: { verb, args },
      word,
      result,
    } = now
    if (verb === 'count') {
      if (rest === undefined || count === undefined)
        return draw({ label: 'word', value: word, mark: 'done', at: setPlaces(word) })
      const before = runValue(moment, 'before', () => ({ now, rest, count }))
      // The code removes a bit first, and counts it afterwards. Between the two statements, `rest` is new and `count`
      // is still old.
      if (before.now === now && before.rest !== rest && before.count === count) {
        const operand = operandOf('drop', { word: before.rest, name: 'rest' })
        return draw({ label: 'rest', value: before.rest, mark: 'compare', at: operand.at ?? [] }, operand, {
          label: 'new rest',
          value: rest,
          mark: 'done',
          at: operand.at ?? [],
        })
      }
      Object.assign(before, { now, rest, count })
      const operand = operandOf('drop', { word: rest, name: 'rest' })
      return rest === 0
        ? draw({ label: 'rest', value: rest })
        : draw({ label: 'rest', value: rest, mark: 'compare', at: operand.at ?? [] }, operand)
    }
    const position = Number(args[0] ?? 0)
    const operand = operandOf(verb, { word, position })
    const acted = verb === 'get' ? [position] : (operand.at ?? [])
    const first: Row = { label: 'word', value: word, mark: 'compare', at: acted }
    return result === undefined
      ? draw(first, operand)
      : draw(first, operand, { label: 'result', value: result, mark: 'done', at: operand.at ?? [] })
  },
  watch: ['position', 'rest', 'count'],
  words: {
    '((checkWord(word) >>>': ({ position }) =>
      `Shifts bit ${position} down to place 0, where & 1 removes all other bits.`,
    '(checkWord(word) | (1 <<': ({ position }) =>
      `The mask has a 1 only at place ${position}. So | sets this bit to 1, whatever it was.`,
    '(checkWord(word) & ~(1 <<': ({ position }) =>
      `The inverted mask has a 0 only at place ${position}. So & sets this bit to 0 and keeps all others.`,
    '(checkWord(word) ^ (1 <<': ({ position }) =>
      `The mask has a 1 only at place ${position}. So ^ inverts only this bit.`,
    'bit === 1 ?': null,
    'checkWord(word) !== 0': null,
    '(checkWord(word) & (word - 1))': ({ word }) =>
      word === 0
        ? 'The word is 0, so the result of & is 0.'
        : 'word − 1 inverts the lowest set bit and all lower bits. So & keeps only the higher bits.',
    '(checkWord(word) & -word)': ({ word }) =>
      word === 0
        ? 'The word is 0, so the result of & is 0.'
        : '−word is ~word + 1, so all bits above the lowest set bit are inverted. & keeps only the lowest set bit.',
    'checkWord(word) === 0 ?': null,
    'let rest': null,
    'let count': null,
    'rest !== 0': ({ rest, count }) =>
      rest === 0 ? `No set bit is left after ${count} ${count === 1 ? 'round' : 'rounds'}.` : '',
    'rest &= rest - 1': ({ rest }) =>
      `rest − 1 inverts the lowest set bit of ${rest} and all lower bits. So & removes this bit.`,
    'count++': ({ rest, count }) =>
      `The rest is ${rest}. So far, ${count + 1} ${count === 0 ? 'bit is' : 'bits are'} counted.`,
    'return count': null,
  },
  outcome: (result) => {
    const { word, answers } = result as Result
    return `In the end the word is ${word}${answers.length > 0 ? `; ${answers.join(', ')}` : ''}.`
  },
  shows: ({ rows }, result) => [rows.find(({ key }) => key === 'word')?.cells, bitsOf((result as Result).word)],
})
