import type * as Module from '../../../algorithms/strings/knuth-morris-pratt.ts'
import { markAll, pointAt, span } from '@dev-handbook/step-player/player/stages/grid-view'
import { letter, patternSubject, unitsOf } from './pattern-subject.ts'

interface L {
  lengths: number[]
  border: number
  index: number
  pattern: string
  text: string
  unit: string
  '#pattern': string
  '#borders': readonly number[]
  '#matched': number
  matcher: unknown
}

export const subject = patternSubject<typeof Module, L>({
  title: 'Knuth–Morris–Pratt',
  code: [
    'algorithms/strings/knuth-morris-pratt.ts#matcher',
    'algorithms/strings/knuth-morris-pratt.ts#search',
    'algorithms/strings/knuth-morris-pratt.ts#borders',
  ],
  load: () => import('../../../algorithms/strings/knuth-morris-pratt.ts?traced'),
  example: 'ababc in ababdababc',
  presets: [
    { name: { en: 'Overlapping', ru: 'С перекрытием' }, text: 'aba in cabababa' },
    { name: { en: 'Worst case', ru: 'Худший случай' }, text: 'aaab in aaaaaaaaaaaaaaaa' },
  ],
  search: (module, { text, pattern }) => module.knuthMorrisPratt(text, pattern),
  rows: ({ now, known, text, pattern, moment }) => {
    const isPreparing = now.lengths !== undefined
    if (!isPreparing && now.index !== undefined) moment.memory.set('at', now.index)
    const at = Number(moment.memory.get('at') ?? 0)
    const matched = now['#matched'] ?? known['#matched'] ?? 0
    const lengths = known.lengths ?? []
    const patternRow = isPreparing
      ? {
          marks: { ...markAll(span(0, now.border ?? 0), 'done'), ...markAll([now.border, now.index], 'compare') },
          pointers: pointAt({ index: now.index, border: now.border }),
        }
      : {
          offset: Math.max(0, at - matched),
          marks: {
            ...markAll(span(0, matched), 'done'),
            ...(now.unit === undefined ? {} : markAll([matched], 'compare')),
          },
        }
    return [
      {
        key: 'text',
        label: 'text',
        cells: unitsOf(text),
        marks: isPreparing
          ? {}
          : { ...markAll(span(at - matched, at), 'done'), ...(now.unit === undefined ? {} : markAll([at], 'compare')) },
        pointers: isPreparing || moment.ended ? [] : pointAt({ index: at }),
      },
      { key: 'pattern', label: 'pattern', cells: unitsOf(pattern), ...patternRow },
      {
        key: 'borders',
        label: 'borders',
        cells: lengths,
        offset: isPreparing || moment.ended ? 0 : Math.max(0, at - matched),
        marks: !isPreparing && matched > 0 ? markAll([matched - 1], 'current') : {},
      },
    ]
  },
  watch: ['index', 'border', '#matched', 'unit'],
  words: {
    'this.#pattern = ': null,
    'this.#borders = ': () => 'Computes the longest border of each beginning of the pattern.',
    'if (this.#matched === this.#pattern.length)': (l) =>
      l['#matched'] === l['#pattern'].length
        ? 'The whole pattern matched before, so the matcher falls back to its longest border.'
        : '',
    'this.#fallBack()': (l) =>
      `${l['#matched'] === 1 ? '1 character matched. Its' : `${l['#matched']} characters matched. Their`} longest border has length ${l['#borders'][l['#matched'] - 1] ?? 0}, so the matcher falls back to it.`,
    'this.#matched > 0 && unit': (l) =>
      l['#matched'] > 0
        ? `Is ${letter(l.unit, 0)} the next character of the pattern, ${letter(l['#pattern'], l['#matched'])}?`
        : 'No character is matched, so the matcher cannot fall back.',
    'if (unit === this.#pattern': (l) =>
      l.unit === l['#pattern'][l['#matched']]
        ? `${letter(l.unit, 0)} is the next character of the pattern.`
        : `${letter(l.unit, 0)} is not the first character of the pattern.`,
    'this.#matched++': (l) =>
      `${l['#matched'] + 1} of ${l['#pattern'].length} ${l['#pattern'].length === 1 ? 'character' : 'characters'} ${l['#matched'] === 0 ? 'matches' : 'match'}.`,
    'return this.#matched': (l) =>
      l['#matched'] === l['#pattern'].length ? 'An occurrence ends here.' : 'No occurrence ends here.',
    'this.#matched = this': null,
    'const matcher': () => 'Prepares the matcher.',
    "if (pattern === '') yield": null,
    'yield 0': null,
    'index < text.length': ({ index, text }) =>
      index < text.length ? `Takes ${letter(text, index)} at index ${index}.` : 'The end of the text is reached.',
    'if (matcher.push': ({ text, index }) => `Gives ${letter(text, index)} to the matcher.`,
    'yield index + 1': ({ index, pattern }) => `An occurrence begins at index ${index + 1 - pattern.length}.`,
    'const lengths': () => 'A text of one character has only the empty border.',
    'let border': null,
    'index < pattern.length': ({ index, pattern }) =>
      index < pattern.length
        ? `How long is the longest border of “${pattern.slice(0, index + 1)}”?`
        : 'The border table is complete.',
    'border > 0 && pattern': ({ border, pattern, index, lengths }) =>
      border > 0
        ? `Can the border “${pattern.slice(0, border)}” grow? Compares ${letter(pattern, index)} with ${letter(pattern, border)}.`
        : lengths.at(-1) === 0
          ? `The longest border of the first ${index === 1 ? 'character' : `${index} characters`} is empty.`
          : 'Only the empty border is left.',
    'border = lengths': ({ border, lengths }) => `No. The next shorter border has length ${lengths[border - 1]}.`,
    'if (pattern[index] === pattern[border])': ({ pattern, index, border }) =>
      pattern[index] === pattern[border]
        ? `${letter(pattern, index)} extends the border.`
        : `${letter(pattern, index)} does not extend the border.`,
    'border++': ({ border }) => `The border now has length ${border + 1}.`,
    'lengths.push': ({ border, pattern, index }) =>
      `The longest border of “${pattern.slice(0, index + 1)}” has length ${border}.`,
    'return lengths': null,
  },
})
