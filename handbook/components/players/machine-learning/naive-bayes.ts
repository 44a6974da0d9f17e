import type * as Module from '../../../algorithms/machine-learning/naive-bayes.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { percent, plain } from '@dev-handbook/step-player/player/number-words'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type CellValue, type GridRow, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface Input {
  texts: { words: string[]; target: string }[]
  asked: string[]
}

interface L {
  texts: Input['texts']
  groups: Map<string, { texts: number; counts: Map<string, number>; total: number }>
  group: { texts: number; counts: Map<string, number>; total: number }
  words: string[]
  target: string
  word: string
  label: string
  counts: Map<string, number>
  total: number
  vocabularySize: number
  score: number
  largest: number
  sum: number
  scores: [string, number][]
}

const example = 'spam: win money, ham: lunch at noon ? win money'

const input: InputKind<Input> = {
  label: {
    en: 'Texts of two or three classes, “?”, and the text to judge',
    ru: 'Тексты двух или трёх классов, «?» и проверяемый текст',
  },
  parse: (text) => {
    const [list = '', question, ...more] = text.toLowerCase().split('?')
    const asked = (question ?? '').split(/\s+/).filter((word) => word !== '')
    if (asked.length === 0 || more.length > 0) return fault((say) => say.notTexts(example))
    const parts = list
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const wrong = parts.find((part) => !/^[\p{L}\d]+\s*:\s*\S/u.test(part))
    if (wrong !== undefined) return fault((say) => say.notClass(wrong, example))
    const texts = parts.map((part) => ({
      target: part.replace(/\s*:.*/s, ''),
      words: part
        .replace(/^[^:]*:/, '')
        .split(/\s+/)
        .filter((word) => word !== ''),
    }))
    const long = [...texts.flatMap(({ words, target }) => [target, ...words]), ...asked].find(
      (word) => Array.from(word).length > 8,
    )
    if (long !== undefined) return fault((say) => say.wordTooLong(long))
    const classes = new Set(texts.map(({ target }) => target)).size
    if (classes < 2 || classes > 3) return fault((say) => say.wrongClasses(classes, example))
    const different = new Set([...texts.flatMap(({ words }) => words), ...asked]).size
    return different > 12 ? fault((say) => say.tooManyWords(different)) : { value: { texts, asked } }
  },
}

const random = () => {
  const pick = (words: string) =>
    words
      .split(' ')
      .filter(() => Math.random() < 0.5)
      .concat('now')
      .join(' ')
  return `spam: ${pick('win money prize')}, ham: ${pick('lunch noon money')}, spam: ${pick('win prize')}, ham: ${pick('lunch win')} ? ${pick('win lunch money')}`
}

const shown = (value: number): string => value.toFixed(2).replace('-', '−')

/** A power of e. The largest power is 1. */
const power = (value: number): string => (value < 0.0001 ? 'nearly 0' : value < 0.01 ? plain(value, 4) : shown(value))

/** A rounded percentage must not claim certainty. */
const chanceOf = (share: number): string => (share > 0.995 ? '> 99 %' : share < 0.005 ? '< 1 %' : percent(share))

export const subject = defineSubject<typeof Module, Input, L, GridView>({
  title: 'Naive Bayes',
  code: [
    'algorithms/machine-learning/naive-bayes.ts#text-training',
    'algorithms/machine-learning/naive-bayes.ts#text-probabilities',
    'algorithms/machine-learning/naive-bayes.ts#normalize',
  ],
  load: () => import('../../../algorithms/machine-learning/naive-bayes.ts?traced'),
  input,
  presets: [
    {
      name: articleName,
      text: 'spam: win money now, spam: win a prize, ham: lunch at noon, ham: money for lunch, ham: see you at lunch ? win money at noon',
    },
    {
      name: { en: 'Spam or ham', ru: 'Спам или нет' },
      text: 'spam: win money, spam: win a prize, ham: lunch money, ham: lunch at noon ? win money',
    },
    {
      name: { en: 'An unknown word', ru: 'Неизвестное слово' },
      text: 'spam: win money, ham: lunch money, ham: lunch ? win lunch today',
    },
    {
      name: { en: 'Three languages', ru: 'Три языка' },
      text: 'en: the cat, de: die katze, nl: de kat, nl: het huis ? de kat',
    },
    { name: randomName, text: random },
  ],
  stage: gridStage,
  run: (module, { input }) => module.textProbabilities(module.trainTextBayes(input.texts), input.asked),
  look: (locals, moment) => {
    const { groups } = remember(moment, locals)
    const { texts, asked } = moment.input
    const classes = [...new Set(texts.map(({ target }) => target))]
    const shares = runValue<Map<string, string>>(moment, 'shares', () => new Map())
    const scores = runValue<Map<string, number>>(moment, 'scores', () => new Map())
    const { target, word, label, score, vocabularySize } = moment.ended ? ({} as Partial<L>) : locals
    const isJudging = vocabularySize !== undefined
    if (isJudging && label !== undefined && score !== undefined) scores.set(label, score)
    const column = isJudging
      ? label === undefined
        ? -1
        : classes.length + 1 + classes.indexOf(label)
      : target === undefined
        ? -1
        : classes.indexOf(target)
    const row = (
      key: string,
      name: string,
      { left, right }: { left: (label: string) => CellValue; right: (label: string) => CellValue },
      isCurrent = false,
    ): GridRow => ({
      key,
      label: name,
      isTight: key !== 'score',
      cells: [...classes.map((name) => left(name)), null, ...classes.map((name) => right(name))],
      marks: isCurrent && column >= 0 ? markAll([column], 'current') : {},
    })
    const names = [...new Set([...texts.flatMap(({ words }) => words), ...asked])]
    const times = (name: string): number => asked.filter((other) => other === name).length
    const probability = moment.ended ? (moment.result as Map<string, number>) : undefined
    const best = Math.max(...(probability?.values() ?? []))
    return {
      rows: [
        { key: 'kinds', isHeader: true, cells: [...classes.map(() => 'count'), null, ...classes.map(() => 'share')] },
        { key: 'classes', isHeader: true, isTight: true, cells: [...classes, null, ...classes] },
        row(
          'texts',
          'texts',
          { left: (name) => groups?.get(name)?.texts ?? '', right: (name) => shares.get(`${name}:`) ?? '' },
          word === undefined,
        ),
        ...names.map((name) =>
          row(
            `word ${name}`,
            `${name}${times(name) > 1 ? ` ×${times(name)}` : ''}`,
            {
              left: (of) => groups?.get(of)?.counts.get(name) ?? (groups?.has(of) ? 0 : ''),
              right: (of) => (times(name) > 0 ? (shares.get(`${of}:${name}`) ?? '') : null),
            },
            word === name,
          ),
        ),
        row('total', 'all', { left: (name) => groups?.get(name)?.total ?? '', right: () => null }),
        row('score', 'score', {
          left: () => null,
          right: (name) => (scores.has(name) ? (scores.get(name) ?? 0).toFixed(1).replace('-', '−') : ''),
        }),
        {
          ...row('chance', 'chance', {
            left: () => null,
            right: (name) => (probability ? chanceOf(probability.get(name) ?? 0) : ''),
          }),
          marks: markAll(
            classes.flatMap((name, index) => (probability?.get(name) === best ? [classes.length + 1 + index] : [])),
            'done',
          ),
        },
      ],
    }
  },
  watch: ['target', 'label', 'word'],
  words: {
    'if (texts.length': null,
    'throw new': null,
    'const vocabulary': () => 'The training counts words. No word has been counted yet.',
    'const groups': null,
    'for (const { words': null,
    'const group =': null,
    'groups.set': null,
    'group.texts++': ({ target, words }) => `The next text belongs to “${target}”: ${words.join(' ')}.`,
    'for (const word of': null,
    'vocabulary.add': null,
    'group.counts.set': ({ word, target, group }) =>
      `Counts “${word}” in ${target}, ${group.counts.has(word) ? `${(group.counts.get(word) ?? 0) + 1} times so far` : 'for the first time'}.`,
    'group.total++': null,
    'return [...groups]': () => 'All texts are counted, so the training is complete.',
    '({': null,
    'normalize(': null,
    'let score': ({ label, total }, moment) => {
      const { groups } = remember(moment, {} as Partial<L>)
      const count = groups?.get(label)?.texts ?? 0
      runValue<Map<string, string>>(moment, 'shares', () => new Map()).set(
        `${label}:`,
        `${count}/${moment.input.texts.length}`,
      )
      return `How likely is the text in ${label}? ${count} of ${moment.input.texts.length} texts ${count === 1 ? 'was' : 'were'} ${label}, with ${total} ${total === 1 ? 'word' : 'words in total'}.`
    },
    'score +=': ({ label, word, counts, total, vocabularySize }, moment) => {
      const fraction = `${(counts.get(word) ?? 0) + 1}/${total + vocabularySize + 1}`
      runValue<Map<string, string>>(moment, 'shares', () => new Map()).set(`${label}:${word}`, fraction)
      return `“${word}” in ${label}: (${counts.get(word) ?? 0} + 1) / (${total} + ${vocabularySize} + 1) = ${fraction}. Each known word, and one unknown word, counts once more.`
    },
    'return [label, score]': ({ label, score }) =>
      `The logarithms of the shares in ${label} add up to ${shown(score)}. A product of many small shares would become 0.`,
    'if (scores.length': null,
    'let largest': null,
    'for (const [, score] of': null,
    'largest = Math.max': null,
    'if (!Number.isFinite': null,
    'let sum': null,
    'sum += Math.exp': null,
    'return new Map': ({ scores, largest }) =>
      `Subtracts the largest score and computes powers of e: ${scores.map(([label, score]) => `${label} ${power(Math.exp(score - largest))}`).join(', ')}. Their shares of the sum are the probabilities.`,
    '[label, Math.exp': null,
  },
  outcome: (result, { asked }) => {
    const sorted = [...(result as Map<string, number>)].toSorted((a, b) => b[1] - a[1])
    return `“${asked.join(' ')}”: ${sorted.map(([label, chance]) => `${label} ${chanceOf(chance)}`).join(', ')}.`
  },
  shows: ({ rows }, result) => [
    rows.find(({ key }) => key === 'chance')?.cells.filter((cell) => typeof cell === 'string' && cell !== ''),
    [...(result as Map<string, number>).values()].map((chance) => chanceOf(chance)),
  ],
})
