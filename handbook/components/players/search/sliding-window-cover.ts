import { ask, confirm, reply } from '@dev-handbook/step-player/player/remember'
import type { Moment } from '@dev-handbook/step-player/player/subject'

/** Variables of the search for the shortest window that contains all wanted characters. */
export interface CoverLocals {
  text: string
  required: string
  missing: Map<string, number>
  open: number
  start: number
  end: number
  i: number
  entering: string
  needed: number | undefined
  leaving: string
  spare: number | undefined
}

const stillMissing = (open: number): string =>
  open === 1 ? '1 required character is incomplete' : `${open} required characters are incomplete`
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

type Words = (locals: CoverLocals, moment: Moment<unknown>) => string

/** The sentence of each statement. */
export const coverWords: Readonly<Record<string, Words | null>> = {
  'const missing': ({ required }) => `Counts how often each character of “${required}” is required.`,
  'i < required.length': null,
  'missing.set(required': ({ required, missing, i }) =>
    `“${required[i]}” is required ${times((missing.get(required.charAt(i)) ?? 0) + 1)} so far.`,
  'let open': null,
  'if (open === 0) return': ({ open }) => `${stillMissing(open)}, because the window is empty.`,
  'return { start: 0': null,
  'end <= text.length': ({ text, end }) => (end <= text.length ? '' : 'The end of the text is reached.'),
  'const entering': ({ text, end }) => `“${text[end - 1]}” at index ${end - 1} enters the window.`,
  'const needed': null,
  'if (needed === undefined)': ({ entering }) => `Is “${entering}” required?`,
  continue: () => 'No, so nothing changes.',
  'missing.set(entering': ({ entering, needed = 0 }) =>
    needed > 0
      ? `Yes, so one “${entering}” fewer is missing.`
      : `Yes, but the window already has enough. This “${entering}” is a spare one.`,
  'if (needed === 1)': ({ entering, needed }, moment) =>
    Number(needed) > 0 ? ask(moment, `Was this the last missing “${entering}”?`) : '',
  'open--': (_, moment) => confirm(moment, 'Yes, so the window has enough of this character.'),
  'open === 0': ({ open }, moment) =>
    reply(moment) +
    (open === 0
      ? 'No character is missing, so the window is complete.'
      : `${stillMissing(open)}, so the window has to grow.`),
  'if (!best ||': ({ text, start, end }, moment) =>
    ask(
      moment,
      `“${text.slice(start, end)}” has ${end - start} ${end - start === 1 ? 'character' : 'characters'}. Is this window the shortest so far?`,
    ),
  'best = { start, end }': (_, moment) => confirm(moment, 'Yes, so it is stored.'),
  'const leaving': ({ text, start }, moment) =>
    `${reply(moment)}The first character, “${text[start]}”, leaves the window.`,
  'const spare': null,
  'start++': null,
  'if (spare === undefined)': ({ leaving }) => `Was “${leaving}” required?`,
  'missing.set(leaving': ({ leaving, spare = 0 }) =>
    spare < 0 ? `Yes, but the window had a spare “${leaving}”.` : `Yes, so one more “${leaving}” is missing.`,
  'if (spare === 0)': null,
  'open++': null,
}
