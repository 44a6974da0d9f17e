import type * as Module from '../../../algorithms/strings/boyer-moore-horspool.ts'
import { markAll, pointAt, span } from '@dev-handbook/step-player/player/stages/grid-view'
import { letter, patternSubject, unitsOf } from './pattern-subject.ts'

interface L {
  shifts: Map<string, number>
  last: number
  start: number
  offset: number
  index: number
  text: string
  pattern: string
}

export const subject = patternSubject<typeof Module, L>({
  title: 'Boyer–Moore–Horspool',
  code: ['algorithms/strings/boyer-moore-horspool.ts#search', 'algorithms/strings/boyer-moore-horspool.ts#shifts'],
  load: () => import('../../../algorithms/strings/boyer-moore-horspool.ts?traced'),
  example: 'needle in hay needle',
  presets: [{ name: { en: 'Worst case', ru: 'Худший случай' }, text: 'baaa in aaaaaaaaaaaaaaaa' }],
  search: (module, { text, pattern }) => module.boyerMooreHorspool(text, pattern),
  rows: ({ now, known, text, pattern }) => {
    const isPreparing = now.index !== undefined
    const start = known.start ?? 0
    const { offset } = now
    const marks =
      offset === undefined
        ? {}
        : { ...markAll(span(offset + 1, pattern.length), 'done'), ...(offset >= 0 ? markAll([offset], 'compare') : {}) }
    const shifted = Object.fromEntries(Object.entries(marks).map(([index, mark]) => [Number(index) + start, mark]))
    return [
      {
        key: 'text',
        label: 'text',
        cells: unitsOf(text),
        marks: isPreparing ? {} : { ...markAll([start + pattern.length - 1], 'active'), ...shifted },
        pointers: isPreparing ? [] : pointAt({ start }),
      },
      {
        key: 'pattern',
        label: 'pattern',
        cells: unitsOf(pattern),
        offset: isPreparing ? 0 : Math.min(start, Math.max(0, text.length - pattern.length)),
        marks: isPreparing ? markAll([now.index], 'current') : marks,
      },
    ]
  },
  watch: ['start', 'offset', 'shifts'],
  wide: ['shifts'],
  words: {
    'const shifts = shiftTable': () => 'Prepares the table of shifts.',
    'const last': null,
    'start + pattern.length <= text': ({ start, text, pattern }) =>
      start + pattern.length <= text.length
        ? `The pattern is placed at index ${start} of the text.`
        : start === 0
          ? 'The pattern is longer than the text.'
          : 'The pattern would go beyond the end of the text.',
    'let offset': () => 'Compares the characters from right to left.',
    'offset >= 0 && text': ({ text, pattern, start, offset }) =>
      offset >= 0
        ? `Compares ${letter(text, start + offset)} with ${letter(pattern, offset)}.`
        : 'All characters agree.',
    'offset--': null,
    'if (offset < 0)': ({ offset }) => (offset < 0 ? 'The pattern occurs here.' : 'The characters differ.'),
    'yield start': ({ start }) => `The pattern occurs at ${start}.`,
    'start += ': ({ text, start, last, shifts, pattern }) =>
      `The text character at the end of the pattern is ${letter(text, start + last)}. Shifts the pattern by ${shifts.get(text[start + last] ?? '') ?? Math.max(1, pattern.length)}.`,
    'const shifts = new Map': () => 'The table is empty.',
    'index < pattern.length - 1': null,
    'shifts.set': ({ shifts, pattern, index }) => {
      const before = shifts.get(pattern[index] ?? '')
      return `The distance of ${letter(pattern, index)} at index ${index} from the end of the pattern is ${pattern.length - 1 - index}${before === undefined ? '' : `, which replaces ${before}`}.`
    },
    'return shifts': () => 'Every other character shifts the pattern by its whole length.',
  },
})
