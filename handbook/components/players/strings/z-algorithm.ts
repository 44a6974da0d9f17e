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

const counted = (length: number): string => (length === 1 ? '1 character' : `${length} characters`)

/** How much of its length an index in the window takes from the index of which it is a copy. */
const copied = (copy: { index: number; from: number; length: number; rest: number }): string => {
  const { index, from, length, rest } = copy
  const copies = `Index ${index} is in the window, as a copy of index ${from}, whose length is ${length}.`
  return length <= rest
    ? `${copies} The length begins with ${length}, too.`
    : `${copies} But the window has only ${counted(rest)} from index ${index} on, so the length begins with ${rest}.`
}

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
    'let end': () => 'The window is empty, because no match is known yet.',
    'index < text.length': ({ index, text }) =>
      index < text.length
        ? `How many characters from index ${index} on agree with the beginning?`
        : 'All lengths are known.',
    'let length': ({ index, start, end, lengths }) =>
      index < end
        ? copied({ index, from: index - start, length: lengths[index - start] ?? 0, rest: end - index })
        : `Index ${index} is not in the window, so its length begins with 0.`,
    'index + length < text.length': ({ text, index, length }) =>
      index + length < text.length
        ? `Compares ${letter(text, length)} at index ${length} with ${letter(text, index + length)} at index ${index + length}.`
        : 'The end of the text is reached.',
    'length++': ({ length }) => `The characters agree. The length is now ${length + 1}.`,
    'if (index + length > end)': ({ index, length, end }) =>
      index + length > end
        ? length === 0
          ? `The window ends before index ${index}, so it moves there.`
          : 'This match ends later than the window, so it becomes the new window.'
        : 'The window ends at the same place or later, so it stays.',
    'start = index': ({ index, length }) =>
      length === 0 ? `The empty window stands at index ${index} …` : `The window begins at index ${index} …`,
    'end = index + length': ({ index, length }) => `… and ends before index ${index + length}.`,
    'lengths.push': ({ index, length }) =>
      `${length} ${length === 1 ? 'character' : 'characters'} from index ${index} on ${length === 1 ? 'agrees' : 'agree'} with the beginning.`,
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
