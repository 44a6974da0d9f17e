import type * as Module from '../../../algorithms/strings/z-algorithm.ts'
import { markAll, pointAt, span } from '@dev-handbook/step-player/player/stages/grid-view'
import { letter, patternSubject, unitsOf } from './pattern-subject.ts'

interface L {
  lengths: number[]
  start: number
  end: number
  index: number
  length: number
  text: string
  pattern: string
}

const beginning = (length: number): string =>
  length === 0
    ? 'Not even the first character of the pattern agrees.'
    : `Not the whole pattern agrees, only the first ${length === 1 ? 'character' : `${length} characters`}.`

export const subject = patternSubject<typeof Module, L>({
  title: 'Z algorithm',
  code: ['algorithms/strings/z-algorithm.ts#z-array', 'algorithms/strings/z-algorithm.ts#search'],
  load: () => import('../../../algorithms/strings/z-algorithm.ts?traced'),
  example: 'aba in babac',
  presets: [{ name: { en: 'All alike', ru: 'Все одинаковые' }, text: 'aaa in aaaaaaaaaa' }],
  search: (module, { text, pattern }) => module.zSearch(text, pattern),
  rows: ({ now, known, text, pattern, moment }) => {
    const whole = pattern + text
    const isArray = now.end !== undefined && now.start !== undefined
    const { index, length } = now
    const marks = isArray
      ? {
          ...markAll(span(now.start ?? 0, now.end ?? 0), 'active'),
          ...(index !== undefined && length !== undefined
            ? { ...markAll(span(index, index + length), 'done'), ...markAll([length, index + length], 'compare') }
            : {}),
        }
      : index === undefined || now.pattern === undefined
        ? {}
        : markAll(span(pattern.length + index, pattern.length + index + pattern.length), 'compare')
    return [
      {
        key: 'whole',
        label: 'pattern + text',
        cells: unitsOf(whole),
        marks: moment.ended ? {} : marks,
        pointers: isArray ? pointAt({ start: now.start, end: now.end, index }) : [],
      },
      {
        key: 'lengths',
        label: 'lengths',
        cells: known.lengths ?? [],
        marks: markAll(isArray || index === undefined ? [] : [pattern.length + index], 'current'),
      },
    ]
  },
  watch: ['index', 'length', 'start', 'end'],
  words: {
    'const lengths = text': () => 'The whole text agrees with its own beginning.',
    'let start': null,
    'let end': () => 'No match is known yet.',
    'index < text.length': ({ index, text }) =>
      index < text.length ? `How much from ${index} on agrees with the beginning?` : 'All lengths are known.',
    'let length': ({ index, end }) =>
      index < end
        ? `Index ${index} lies in a match, so part of the answer was found before.`
        : `Index ${index} lies in no match: begins with 0.`,
    'index + length < text.length': ({ text, index, length }) =>
      index + length < text.length
        ? `Compares ${letter(text, length)} at ${length} with ${letter(text, index + length)} at ${index + length}.`
        : 'The text is at its end.',
    'length++': ({ length }) => `They agree: ${length + 1}.`,
    'if (index + length > end)': ({ index, length, end }) =>
      index + length > end ? `This match reaches farther than ${end}.` : 'This match reaches no farther.',
    'start = index': ({ index }) => `The farthest match begins at ${index} …`,
    'end = index + length': ({ index, length }) => `… and ends before ${index + length}.`,
    'lengths.push': ({ index, length }) =>
      `${length} ${length === 1 ? 'character' : 'characters'} from ${index} on ${length === 1 ? 'agrees' : 'agree'} with the beginning.`,
    'return lengths': null,
    'const lengths = zArray': () => 'Takes the lengths of pattern and text together.',
    'index <= text.length - pattern': ({ index, text, pattern }) =>
      index <= text.length - pattern.length ? `Place ${index} of the text.` : 'No place is left.',
    'if (': ({ lengths, pattern, index }) =>
      (lengths[pattern.length + index] ?? 0) >= pattern.length
        ? 'The whole pattern agrees.'
        : beginning(lengths[pattern.length + index] ?? 0),
    'yield index': ({ index }) => `The pattern occurs at ${index}.`,
  },
})
