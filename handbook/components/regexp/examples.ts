import type { Attempt } from './match-text.ts'

/** A pattern to start with. */
export interface Example {
  name: string
  attempt: Attempt
}

const { raw } = String

/**
 * Each example shows one feature. The first example is matched when the page is built, on the page's own thread, so it
 * must be harmless.
 */
export const examples: readonly [Example, ...Example[]] = [
  {
    name: 'Dates with named groups',
    attempt: {
      source: raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`,
      flags: 'g',
      text: 'ES2024 came on 2024-06-26,\nES2025 on 2025-06-25.',
      replacement: '$<day>.$<month>.$<year>',
    },
  },
  {
    name: 'Doubled words',
    attempt: {
      source: raw`\b(\w+) \1\b`,
      flags: 'gi',
      text: 'Paris in the the spring. It it rains.',
      replacement: '$1',
    },
  },
  {
    name: 'Each line',
    attempt: {
      source: raw`^(#+) +(.*)$`,
      flags: 'gm',
      text: '# Title\nSome text\n## Part one',
      replacement: '$2 ($1)',
    },
  },
  {
    name: 'Only what stands behind a sign',
    attempt: {
      source: raw`(?<=€)\d+(?:\.\d\d)?`,
      flags: 'g',
      text: 'Tea €3.50, cake €4, for 12 guests',
      replacement: '[$&]',
    },
  },
  {
    name: 'A group that may be missing',
    attempt: {
      source: raw`^(?<host>[^:]+)(?::(?<port>\d+))?$`,
      flags: 'gm',
      text: 'example.com\nlocalhost:3000',
      replacement: '$<host>',
    },
  },
  {
    name: 'Letters of any script',
    attempt: { source: raw`[\p{L}--\p{ASCII}]`, flags: 'gv', text: 'Ärger, naïve, Привет, ΩMEGA', replacement: '_' },
  },
  {
    name: 'Places between characters',
    attempt: {
      source: raw`(?<=[a-z])(?=[A-Z])`,
      flags: 'g',
      text: 'backgroundColor, borderTopWidth',
      replacement: '-',
    },
  },
  {
    name: 'Greedy, and too much',
    attempt: { source: '<.+>', flags: 'g', text: '<b>bold</b> and <i>italic</i>', replacement: '' },
  },
  {
    name: 'One that never ends',
    attempt: { source: '(a+)+$', flags: '', text: `${'a'.repeat(32)}!`, replacement: '' },
  },
]

/** Name of the example that equals an attempt. The order of the flags does not matter. */
export const exampleName = (attempt: Attempt): string | undefined =>
  examples.find((example) =>
    (['source', 'flags', 'text', 'replacement'] as const).every((key) => example.attempt[key] === attempt[key]),
  )?.name
