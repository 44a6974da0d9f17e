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
      index < text.length
        ? `How many characters from index ${index} on agree with the beginning?`
        : 'All lengths are known.',
    'let length': ({ index, end }) =>
      index < end
        ? `Index ${index} is inside a known match, so a part of its length is already known.`
        : `Index ${index} is in no known match, so its length begins with 0.`,
    'index + length < text.length': ({ text, index, length }) =>
      index + length < text.length
        ? `Compares ${letter(text, length)} at index ${length} with ${letter(text, index + length)} at index ${index + length}.`
        : 'The end of the text is reached.',
    'length++': ({ length }) => `The characters agree. The length is now ${length + 1}.`,
    'if (index + length > end)': ({ index, length, end }) =>
      index + length > end
        ? 'This match ends later than every known match.'
        : 'A known match ends at the same place or later.',
    'start = index': ({ index }) => `The match that ends last begins at index ${index} …`,
    'end = index + length': ({ index, length }) => `… and ends before index ${index + length}.`,
    'lengths.push': ({ index, length }) =>
      `${length} ${length === 1 ? 'character' : 'characters'} from ${index} on ${length === 1 ? 'agrees' : 'agree'} with the beginning.`,
    'return lengths': null,
    'const lengths = zArray': () => 'Computes the lengths for the pattern followed by the text.',
    'index <= text.length - pattern': ({ index, text, pattern }) =>
      index <= text.length - pattern.length ? `Looks at index ${index} of the text.` : 'No index is left.',
    'if (': ({ lengths, pattern, index }) =>
      (lengths[pattern.length + index] ?? 0) >= pattern.length
        ? 'The whole pattern agrees.'
        : beginning(lengths[pattern.length + index] ?? 0),
    'yield index': ({ index }) => `The pattern occurs at ${index}.`,
  },
})
