import { expect, it } from 'vitest'
import { parsers } from '@dev-handbook/sample-checker/parsers/registry'
import { parsedLanguages } from '../model/checked-languages.ts'
import { describeCheck, describeVersions } from './describe-check.ts'

const block = { start: 0, lang: 'ts', code: 'a' }

it.each([
  [{ ...block }, 'Compiled with TypeScript, together with the files that the page shows.'],
  [{ ...block, run: 'node' }, 'Compiled, and run on Node.js.'],
  [
    { ...block, run: 'browser', code: 'a // => 1' },
    'Compiled, and run in a browser. Values behind `// =>` are compared with the values that the code yields.',
  ],
  [{ ...block, lang: 'sql', run: 'node' }, 'Run on PostgreSQL.'],
  [
    { ...block, expectError: 'nope' },
    'Compiled with TypeScript, together with the files that the page shows. It must fail with a message that contains “nope”.',
  ],
  [{ ...block, source: 'a.ts#b' }, 'Quoted from a.ts#b, a file that is compiled and tested by itself.'],
  [{ ...block, nocheck: 'It needs a server.' }, 'Not checked: It needs a server.'],
  [
    { ...block, lang: 'text', output: true },
    'This is output. The check runs the block before it and compares what it prints.',
  ],
  [{ ...block, lang: 'yaml' }, 'Parsed: its syntax is checked.'],
  [{ ...block, lang: '' }, 'Plain text: there is nothing to check.'],
  [{ ...block, lang: 'cobol' }, 'No check reads this language.'],
] as const)('says how a block is checked: %j', (mapped, sentence) => {
  expect(describeCheck(mapped)).toBe(sentence)
})

it('lists the same languages as the parsers', () => {
  expect(Object.keys(parsers)).toEqual([...parsedLanguages])
})

it('names the releases of the packages and the date of the lockfile', () => {
  const packages = [
    { name: 'express', version: '5.3.0' },
    { name: 'pg', version: '8.23.1' },
  ]
  expect(describeVersions({ packages, packagesLockedAt: '2026-11-26' })).toBe(
    'Samples checked with: express 5.3.0, pg 8.23.1 (releases of 2026-11-26).',
  )
  expect(describeVersions({ packages: [] })).toBe('')
})
