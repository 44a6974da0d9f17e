import type * as Module from '../../../algorithms/search/sliding-window.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomText, textInput, type TwoTexts } from '@dev-handbook/step-player/player/inputs/texts'
import { ask, confirm, remember, reply } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { coverWords, type CoverLocals } from './sliding-window-cover.ts'
import { fault } from '../texts/fault.ts'

/** A text, or a text with characters that a window must contain. */
type Input = Pick<TwoTexts, 'b'> & Partial<TwoTexts>

interface Part {
  start: number
  end: number
}

export interface L extends CoverLocals {
  items: string
  lastSeen: Map<string, number>
  before: number | undefined
  best: Part
}

const most = 20

const input: InputKind<Input> = {
  label: { en: 'A text, or characters “in” a text', ru: 'Текст или символы «in» текст' },
  parse: (text) => {
    const [first = '', second, ...more] = text.split(' in ')
    if (more.length > 0) return fault((say) => say.notWindow)
    const parsed = textInput(most).parse(second ?? first)
    if ('fault' in parsed) return parsed
    if (second === undefined) return { value: { b: parsed.value } }
    if (first === '' || first.length > 6) return fault((say) => say.wrongCharacters(first.length))
    return { value: { a: first, b: parsed.value } }
  },
}

const quote = (text: string, { start, end }: Part): string => `“${text.slice(start, end)}”`
const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`

export const subject = defineSubject<typeof Module, Input, L, GridView>({
  title: 'Sliding window',
  code: ['algorithms/search/sliding-window.ts#distinct', 'algorithms/search/sliding-window.ts#cover'],
  load: () => import('../../../algorithms/search/sliding-window.ts?traced'),
  input,
  presets: [
    { name: articleName, text: 'navigation' },
    { name: { en: 'Minimum window', ru: 'Наименьшее окно' }, text: 'tin in navigation' },
    { name: { en: 'Back and forth', ru: 'Туда и обратно' }, text: 'abba' },
    { name: { en: 'Not enough of one', ru: 'Одного символа не хватает' }, text: 'aa in ab' },
    {
      name: randomName,
      text: () => `${Math.random() < 0.5 ? `${randomText(2, 'abc')} in ` : ''}${randomText(12, 'abcde')}`,
    },
  ],
  stage: gridStage,
  run: (module, { input }) =>
    input.a === undefined ? module.longestDistinct(input.b) : module.shortestCover(input.b, input.a),
  look: (locals, moment) => {
    const { a, b: text } = moment.input
    const known = remember(moment, locals)
    const isCover = a !== undefined
    const { start = 0 } = known
    const isSliding = !moment.ended && locals.end !== undefined
    // In one function, `end` is the last index of the window. In the other function, it is the index after the window.
    const end = Math.min((known.end ?? 0) + (isCover ? 0 : 1), text.length)
    const best = (moment.ended ? moment.result : known.best) as Part | undefined
    const bestMarks = markAll(best ? span(best.start, best.end) : [], 'done')
    const windowMarks = isSliding ? { ...markAll(span(start, end), 'active'), ...markAll([end - 1], 'current') } : {}
    const letters = [...(known.missing ?? known.lastSeen ?? [])]
    return {
      rows: [
        { key: 'index', isHeader: true, label: 'index', cells: span(0, text.length) },
        {
          key: 'text',
          label: 'text',
          isTight: true,
          cells: text.split(''),
          marks: moment.ended ? bestMarks : windowMarks,
          pointers: isSliding ? pointAt({ start }) : [],
        },
        {
          key: 'letters',
          isHeader: true,
          label: isCover ? 'required' : 'character',
          cells: letters.map(([letter]) => letter),
        },
        {
          key: 'values',
          label: isCover ? 'missing' : 'last seen',
          isTight: true,
          cells: letters.map(([, value]) => value),
        },
        {
          key: 'best',
          label: 'best',
          cells: best ? span(0, best.end).map((at) => (at >= best.start ? text.charAt(at) : null)) : [],
          marks: bestMarks,
        },
      ],
    }
  },
  watch: ['start', 'end', 'best'],
  wide: ['best'],
  words: {
    'const lastSeen': () => 'No character has been seen yet.',
    'let best': null,
    'let start': null,
    'end < items.length': ({ items, end }, moment) =>
      reply(moment) +
      (end < items.length
        ? `Takes “${items[end]}” at index ${end} into the window.`
        : 'The end of the text is reached.'),
    'const before': ({ items, end }) => `Looks up where “${items[end]}” was seen last.`,
    'if (before !== undefined': ({ items, before, start, end }, moment) =>
      before === undefined
        ? `“${items[end]}” was not seen before.`
        : ask(moment, `It was seen at index ${before}. Is this index in the window, which starts at ${start}?`),
    'start = before + 1': ({ items, before, end }, moment) =>
      confirm(moment, `Yes. To have “${items[end]}” only once, the window now starts after index ${before}.`),
    'lastSeen.set': ({ items, end }, moment) => `${reply(moment)}Stores that “${items[end]}” was seen at index ${end}.`,
    'if (end + 1 - start >': ({ items, best, start, end }, moment) =>
      ask(
        moment,
        `${quote(items, { start, end: end + 1 })} has ${characters(end + 1 - start)}. Is this more than ${best.end - best.start}?`,
      ),
    'best = { start, end: end': ({ items, start, end }, moment) =>
      confirm(moment, `Yes, so ${quote(items, { start, end: end + 1 })} is the longest so far.`),
    'return best': (_, { input }) =>
      input.a === undefined ? 'All characters have been taken.' : 'All characters have entered.',
    ...coverWords,
  },
  outcome: (result, { a, b }) => {
    const part = result as Part | undefined
    if (!part) return `No window contains all characters of “${a}”.`
    const found = `${quote(b, part)}, ${characters(part.end - part.start)} from index ${part.start}.`
    return a === undefined
      ? `The longest window without repetition: ${found}`
      : `The shortest window with all characters of “${a}”: ${found}`
  },
  shows: ({ rows }, result) => [
    Object.entries(rows[1]?.marks ?? {}).flatMap(([index, mark]) => (mark === 'done' ? [Number(index)] : [])),
    result ? span((result as Part).start, (result as Part).end) : [],
  ],
})
