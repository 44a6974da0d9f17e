import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleName, examples } from './examples.ts'
import { allFlags, toggleFlag } from './flags.ts'
import { groupNames } from './group-names.ts'
import { limits, matchText, type Attempt, type Outcome } from './match-text.ts'
import { quoted, textParts } from './text-parts.ts'

const attempt = (source: string, flags: string, text: string, replacement = ''): Attempt => ({
  source,
  flags,
  text,
  replacement,
})

const matched = (...parts: Parameters<typeof attempt>): Extract<Outcome, { kind: 'matched' }> => {
  const outcome = matchText(attempt(...parts))
  if (outcome.kind !== 'matched') throw new Error(outcome.message)
  return outcome
}

describe('matchText', () => {
  it('finds matches with the places of their groups, and replaces them', () => {
    expect(matched(String.raw`(?<key>\w)=(\d)?`, 'g', 'a=1; b=', '$<key>:$2')).toEqual({
      kind: 'matched',
      literal: String.raw`/(?<key>\w)=(\d)?/g`,
      count: 2,
      spans: [
        [0, 3],
        [5, 7],
      ],
      listed: [
        {
          span: [0, 3],
          groups: [
            { number: 1, name: 'key', span: [0, 1] },
            { number: 2, span: [2, 3] },
          ],
        },
        { span: [5, 7], groups: [{ number: 1, name: 'key', span: [5, 6] }, { number: 2 }] },
      ],
      replaced: 'a:1; b:',
      isCut: false,
    })
  })

  it.each([
    ['a', '', 'aa', [[0, 1]], 'xa'],
    [
      'a',
      'g',
      'aa',
      [
        [0, 1],
        [1, 2],
      ],
      'xx',
    ],
    ['a', 'y', 'ba', [], 'ba'],
    [
      'a',
      'gy',
      'aaba',
      [
        [0, 1],
        [1, 2],
      ],
      'xxba',
    ],
    ['a', 'dg', 'aA', [[0, 1]], 'xA'],
    ['(?=b)', 'g', 'ab', [[1, 1]], 'axb'],
    [
      '',
      'g',
      '😀',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      'x\uD83Dx\uDE00x',
    ],
    [
      '',
      'gv',
      '😀',
      [
        [0, 0],
        [2, 2],
      ],
      'x😀x',
    ],
  ])('/%s/%s in "%s"', (source, flags, text, spans, replaced) => {
    expect(matched(source, flags, text, 'x')).toMatchObject({ spans, replaced, count: spans.length })
  })

  it('writes a literal that can be pasted', () => {
    expect(matched('a/b\n', '', '').literal).toBe(String.raw`/a\/b\n/`)
    expect(matched('', 'g', '').literal).toBe('/(?:)/g')
  })

  it('gives the reason when the engine rejects a pattern or its flags', () => {
    expect(matchText(attempt('(a', '', ''))).toEqual({
      kind: 'invalid',
      message: 'Invalid regular expression: /(a/: Unterminated group',
    })
    expect(matchText(attempt('a', 'uv', '')).kind).toBe('invalid')
    expect(matchText(attempt('', 'g', 'a'.repeat(10_000), '$`$`$`$`$`$`$`$`$`$`$`$`$`')).kind).toBe('invalid')
  })

  it('counts all matches, but marks, lists and replaces within limits', () => {
    const { count, spans, listed, replaced, isCut } = matched('a', 'g', 'a'.repeat(3000), 'b'.repeat(10))
    expect([count, spans.length, listed.length, replaced.length, isCut]).toEqual([
      3000,
      limits.marked,
      limits.listed,
      limits.replaced,
      true,
    ])
  })
})

describe('groupNames', () => {
  it.each<[source: string, flags: string, names: (string | undefined)[]]>([
    ['(a)(?:b)(?=c)(?!d)(?<=e)(?<!f)(?<g>h)(?i:j)', '', [undefined, 'g']],
    [String.raw`\((a)[(](b)`, '', [undefined, undefined]],
    ['[[](a)', '', [undefined]],
    ['[[(]x](a)', 'v', [undefined]],
    ['(?<y>a)-(?<m>b)|(?<m>b)(?<y>a)', '', ['y', 'm', 'm', 'y']],
    ['((?<in>a))', '', [undefined, 'in']],
  ])('%s', (source, flags, names) => {
    expect(groupNames(source, flags.includes('v'))).toEqual(names)
  })

  it('counts the groups as the engine does', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '\\',
      '(?:',
      '(?<n>',
      '(?<=',
      '(?!',
      'a',
      '|',
      '*',
      '^',
      '--',
      '&&',
      '(?-i:',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('', 'u', 'v'), (pieces, flags) => {
        const source = pieces.join('')
        fc.pre(isValid(source, flags))
        const groups = new RegExp(`(?:${source})|`, flags).exec('')?.length ?? 0
        expect(groupNames(source, flags === 'v')).toHaveLength(groups - 1)
      }),
      { numRuns: 2000 },
    )
  })
})

const isValid = (source: string, flags: string): boolean => {
  try {
    return new RegExp(source, flags).source !== ''
  } catch {
    return false
  }
}

describe('textParts', () => {
  it('cuts a text at its matches', () => {
    expect(
      textParts('abcd', [
        [0, 1],
        [1, 1],
        [2, 4],
      ]),
    ).toEqual([
      { start: 0, text: 'a', match: 0 },
      { start: 1, text: '', match: 1 },
      { start: 1, text: 'b' },
      { start: 2, text: 'cd', match: 2 },
    ])
    expect(textParts('', [])).toEqual([])
  })

  it('returns parts that make up the whole text, for all matches', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('a', '', '.', String.raw`\b`, '[a-m]+', String.raw`\W?`),
        (text, source) => {
          const { spans } = matched(source, 'gs', text)
          const parts = textParts(text, spans)
          expect(parts.map((part) => part.text).join('')).toBe(text)
          expect(parts.filter(({ match }) => match !== undefined)).toHaveLength(spans.length)
        },
      ),
    )
  })
})

it('quotes and escapes the characters of a string', () => {
  expect(quoted(String.raw`it's $1\n`)).toBe(String.raw`'it\'s $1\\n'`)
})

describe('flags', () => {
  it('are switched one by one, in order, and u and v exclude each other', () => {
    expect(
      ['g', 'd', 'u', 'v', 'g'].reduce(
        (flags, flag) => toggleFlag(flags, allFlags.find((known) => known === flag) ?? 'g'),
        '',
      ),
    ).toBe('dv')
    expect(toggleFlag('gv', 'u')).toBe('gu')
  })
})

describe('examples', () => {
  it.each(examples.slice(0, -1).map(({ name, attempt }) => [name, attempt] as const))(
    '%s finds something',
    (name, attempt) => {
      expect(matched(attempt.source, attempt.flags, attempt.text).count).toBeGreaterThan(0)
      expect(exampleName({ ...attempt })).toBe(name)
      expect(exampleName({ ...attempt, text: 'other' })).toBeUndefined()
    },
  )
})
