import type * as Module from '../../../algorithms/strings/rabin-karp.ts'
import { markAll, pointAt, span } from '@dev-handbook/step-player/player/stages/grid-view'
import { letter, patternSubject, unitsOf } from './pattern-subject.ts'

interface L {
  base: number
  wanted: number
  index: number
  hash: number
  length: number
  weight: number
  power: number
  end: number
  leaving: number
  text: string
  pattern: string
}

export const subject = patternSubject<typeof Module, L>({
  title: 'Rabin–Karp',
  code: ['algorithms/strings/rabin-karp.ts#search', 'algorithms/strings/rabin-karp.ts#windows'],
  load: () => import('../../../algorithms/strings/rabin-karp.ts?traced'),
  example: '653 in 3141592653',
  presets: [{ name: { en: 'Not there', ru: 'Нет в тексте' }, text: 'abc in abababab' }],
  search: (module, { text, pattern }, { random }) => module.rabinKarp(text, pattern, random),
  rows: ({ now, text, pattern, moment }) => {
    if (now.end !== undefined) moment.memory.set('window', now.end - pattern.length)
    else if (now.index !== undefined) moment.memory.set('window', now.index)
    const window = Number(moment.memory.get('window') ?? 0)
    const isComparing = now.length !== undefined && now.index !== undefined
    const marks = {
      ...markAll(span(window, window + pattern.length), 'active'),
      ...(now.end === undefined ? {} : { ...markAll([window], 'swap'), ...markAll([now.end], 'current') }),
    }
    const compared = isComparing
      ? {
          ...markAll(span(window, window + Number(now.length)), 'done'),
          ...markAll([window + Number(now.length)], 'compare'),
        }
      : {}
    return [
      {
        key: 'text',
        label: 'text',
        cells: unitsOf(text),
        marks: { ...marks, ...compared },
        pointers: pointAt({ window }),
      },
      {
        key: 'pattern',
        label: 'pattern',
        cells: unitsOf(pattern),
        offset: window,
        marks: isComparing
          ? { ...markAll(span(0, Number(now.length)), 'done'), ...markAll([now.length], 'compare') }
          : {},
      },
    ]
  },
  watch: ['wanted', 'hash', 'index', 'end', 'leaving', 'weight'],
  words: {
    'const base': () => 'Chooses a random base for the hashes.',
    'const wanted': ({ pattern }) => `Computes the hash of the pattern, “${pattern}”.`,
    'for (const [index, hash]': () => 'Goes through the windows of the text with their hashes.',
    'if (hash === wanted &&': ({ hash, wanted, index }) =>
      hash === wanted
        ? `The window at index ${index} has the same hash as the pattern. Compares the characters.`
        : `The window at index ${index} has a different hash.`,
    'yield index': ({ index }) => `The pattern occurs at ${index}.`,
    'if (length > text.length)': null,
    return: () => 'The pattern is longer than the text, so there is no window.',
    'let weight': () => 'Computes the weight of the character that leaves a window.',
    'power < length': null,
    'weight = ': null,
    'let hash': ({ text, length }) => `Computes the hash of the first window, “${text.slice(0, length)}”.`,
    'yield [0, hash]': () => 'The hash of the first window is ready.',
    'end < text.length': ({ end, text }) =>
      end < text.length
        ? `The window moves on by one character. ${letter(text, end)} enters it.`
        : 'The end of the text is reached.',
    'const leaving': ({ text, end, length }) => `${letter(text, end - length)} leaves the window.`,
    'hash = (hash * base': () => 'Removes the old character from the hash and adds the new character.',
    'yield [end - length + 1': ({ end, length }) => `The hash of the window at index ${end - length + 1} is ready.`,
    'let length': null,
    'length < pattern.length &&': ({ length, pattern, text, index }) =>
      length < pattern.length
        ? `Compares ${letter(text, index + length)} with ${letter(pattern, length)}.`
        : 'All characters agree.',
    'length++': null,
    'return length === pattern.length': ({ length, pattern }) =>
      length === pattern.length ? 'The pattern occurs here.' : 'The hashes are equal only by chance.',
  },
})
