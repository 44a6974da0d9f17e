import type * as Module from '../../../algorithms/strings/regular-expression-matching.ts'
import { randomText, type TwoTexts, twoTextsInput } from '@dev-handbook/step-player/player/inputs/texts'
import { remember, runValue } from '@dev-handbook/step-player/player/remember'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

interface L {
  characters: string[]
  matched: boolean[]
  next: boolean[]
  character: string
  repeated: boolean
  index: number
  textCharacter: string
  fits: boolean
  before: boolean | undefined
}

const sign = (value: boolean | undefined): string => (value === undefined ? '' : value ? '✓' : '·')

const texts = twoTextsInput({ most: [10, 10] })

/** A pattern and a text: `a*b / aab`. The text may be empty: `a* /`. */
const input: InputKind<TwoTexts> = {
  label: { en: 'A pattern of characters, . and *, and a text', ru: 'Образец из символов, . и *, и текст' },
  parse: (text) => {
    const [, pattern] = /^(.+?) ?\/\s*$/s.exec(text) ?? []
    // For an empty text, any text may take part in the check of the pattern.
    const pair = pattern === undefined ? text : `${pattern} / x`
    const parts = pair.split(/ ?\/ ?/)
    if (parts.length !== 2 || parts.includes('')) return fault((say) => say.notPattern)
    const parsed = texts.parse(pair)
    if ('fault' in parsed) return parsed
    return pattern === undefined ? parsed : { value: { a: parsed.value.a, b: '' } }
  },
}

export const subject = defineSubject<typeof Module, TwoTexts, L, GridView>({
  title: 'Regular expression matching',
  code: ['algorithms/strings/regular-expression-matching.ts#table'],
  load: () => import('../../../algorithms/strings/regular-expression-matching.ts?traced'),
  input,
  presets: [
    { name: articleName, text: 'c*a*b / aab' },
    { name: { en: 'Matches', ru: 'Соответствует' }, text: 'a.b*c / axbbc' },
    { name: { en: 'Does not', ru: 'Не соответствует' }, text: 'a*b / aac' },
    { name: { en: 'Anything', ru: 'Любой текст' }, text: '.* / abc' },
    { name: randomName, text: () => `a*${randomText(1)}.*b / ${randomText(6)}` },
  ],
  stage: gridStage,
  run: (module, { input }) => module.matchesPattern(input.b, input.a),
  look: (locals, moment) => {
    const { characters = [], matched = [] } = remember(moment, locals)
    const table = runValue<{ label: string; row: boolean[] }[]>(moment, 'table', () => [])
    if (locals.matched && table.at(-1)?.row !== locals.matched) table.push({ label: '', row: matched })
    if (locals.next && !table.some(({ row }) => row === locals.next))
      table.push({ label: `${locals.character}${locals.repeated ? '*' : ''}`, row: locals.next })
    const isFilling = locals.next !== undefined && locals.index !== undefined && !moment.ended
    const seen = table.filter(({ row }, index) => table.findIndex((other) => other.row === row) === index)
    return {
      rows: [
        { key: 'header', isHeader: true, cells: ['', ...characters] },
        ...seen.map(({ label, row }, at) => ({
          key: `row ${at}`,
          label: label === '' ? 'nothing' : label,
          isTight: true,
          cells: Array.from({ length: characters.length + 1 }, (_, column) => sign(row[column])),
          marks:
            isFilling && row === locals.next
              ? markAll([(locals.index ?? 0) + 1], 'current')
              : moment.ended && at === seen.length - 1
                ? markAll([characters.length], row.at(-1) ? 'done' : 'swap')
                : isFilling && row === locals.matched
                  ? markAll([locals.index, (locals.index ?? 0) + 1], 'compare')
                  : {},
        })),
      ],
    }
  },
  watch: ['character', 'repeated', 'textCharacter', 'fits', 'before'],
  words: {
    'const characters': null,
    'false)': null,
    'let matched': () => 'Without any part of the pattern, only the empty text matches.',
    'for (const { character': () => 'Goes through the parts of the pattern.',
    'const next = ': ({ character, repeated }) =>
      `Adds the part “${character}${repeated ? '*' : ''}”${repeated ? ', which may also match an empty text' : ''}.`,
    'for (const [index': () => 'Goes through the beginnings of the text.',
    'const fits': ({ character, textCharacter }) =>
      character === '.' || character === textCharacter
        ? `“${textCharacter}” fits “${character}”.`
        : `“${textCharacter}” does not fit “${character}”.`,
    'const before': ({ repeated }) =>
      repeated
        ? 'Does the text before this character match with this part?'
        : 'Does the text before this character match without this part?',
    'next.push': ({ fits, before, repeated, matched, index, character, textCharacter }) => {
      if (fits && before === true) return 'Yes, so the text up to here matches.'
      const answer = before === true ? `Yes, but “${textCharacter}” does not fit` : 'No'
      if (!repeated) return `${answer}${before === true ? '. So' : ', so'} the text up to here does not match.`
      return matched[index + 1] === true
        ? `${answer}. The text up to here matches without “${character}*”, so it also matches with this part.`
        : `${answer}. The text up to here does not match, with or without “${character}*”.`
    },
    'matched = next': null,
    'return matched': () => 'The last entry is for the whole text and the whole pattern.',
  },
  outcome: (result, { a, b }) =>
    `${b === '' ? 'The empty text' : `“${b}”`} ${result ? 'matches' : 'does not match'} “${a}”.`,
})
