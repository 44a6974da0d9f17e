import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sample, SampleMeta } from '@dev-handbook/generator/model/compiled-document'
import { checkSamples } from './check-samples.ts'
import { sampleProblems, sampleSummary } from './sample-report.ts'
import { queryTimeLimit, sampleTimeLimit } from './time-limits.ts'

const examples = resolve(import.meta.dirname, '../../../handbook/examples')
let cacheFolder: string
beforeAll(async () => {
  if (!existsSync(join(examples, 'node_modules')))
    throw new Error('The libraries of the samples are not installed: npm ci in examples/.')
  cacheFolder = await mkdtemp(join(tmpdir(), 'handbook-samples-'))
})

let line = 1
const sample = (lang: string, code: string, meta: SampleMeta = {}): Sample => ({ lang, meta, code, line: (line += 10) })
/** Checks pages with these samples together. Lines of faults are counted from the first sample of their page. */
const checkPages = async (...pages: Sample[][]) => {
  const checked = await checkSamples({
    pages: pages.map((samples) => ({ file: `content/page-${(line += 10)}.mdx`, samples })),
    examples,
    cacheFolder,
  })
  return checked.map((one) => ({
    faults: sampleProblems([one]).map(
      (problem) => `${(problem.line ?? 0) - (one.page.samples[0]?.line ?? 0)}: ${problem.message}`,
    ),
    states: one.outcomes.map(({ state }) => state),
    checked: [one],
  }))
}
const faultsOf = async (...samples: Sample[]) => {
  const [result] = await checkPages(samples)
  if (!result) throw new Error('The page was not checked.')
  return result
}

describe('types', () => {
  it('compile against the real packages, file by file of one project', async () => {
    const { faults, states } = await faultsOf(
      sample('ts', 'export const answer = 42\n', { title: 'src/answer.ts' }),
      sample(
        'tsx',
        "import { useState } from 'react'\nimport { answer } from './answer.ts'\nexport const App = () => <p>{useState(answer)[0].toFixed(1)}</p>\n",
        { title: 'src/app.tsx' },
      ),
    )
    expect([faults, states]).toEqual([[], ['compiled', 'compiled']])
  })

  it('report errors at the line of the document', async () => {
    const { faults } = await faultsOf(sample('ts', 'const fine = 1\nconst wrong: string = fine\nexport { wrong }\n'))
    expect(faults).toEqual(["2: TS2322: Type 'number' is not assignable to type 'string'."])
  })

  it('compare expected errors with the message', async () => {
    const wrong = 'export const wrong: string = 1\n'
    const [expected, other, compiled] = await checkPages(
      [sample('ts', wrong, { expectError: "Type 'number' is not assignable" })],
      [sample('ts', wrong, { expectError: 'something else' })],
      [sample('ts', 'export {}\n', { expectError: 'x' })],
    )
    expect(expected?.faults).toEqual([])
    expect(other?.faults[0]).toBe('0: The sample should fail to compile with "something else", but it fails otherwise.')
    expect(compiled?.faults).toEqual(['0: The sample should fail to compile with "x", but it compiles.'])
  })

  it('limit declarations of globals to their own page', async () => {
    const checked = await checkSamples({
      pages: [
        {
          file: 'content/a.mdx',
          samples: [
            sample('ts', 'declare global { interface Window { mine: string } }\nexport const a = window.mine\n'),
          ],
        },
        { file: 'content/b.mdx', samples: [sample('ts', 'export const b = window.mine\n')] },
      ],
      examples,
      cacheFolder,
    })
    expect(sampleProblems(checked).map(({ file, message }) => [file, message.split('.')[0]])).toEqual([
      ['content/b.mdx', "TS2339: Property 'mine' does not exist on type 'Window & typeof globalThis'"],
    ])
  })

  it('limit globals of a page’s packages to that page', async () => {
    const other = "export const key: string = import.meta.env['VITE_KEY'] ?? ''\n"
    const pages = [
      {
        file: 'content/webpack.mdx',
        samples: [
          sample('ts', '/// <reference types="webpack/module" />\nexport const hot = import.meta.webpackHot\n'),
        ],
      },
      { file: 'content/vite.mdx', samples: [sample('ts', other)] },
      { file: 'content/wrong.mdx', samples: [sample('ts', `${other}export const no: number = ''\n`)] },
    ]
    expect(
      sampleProblems(await checkSamples({ pages, examples, cacheFolder })).map(({ file, message }) => [file, message]),
    ).toEqual([['content/wrong.mdx', "TS2322: Type 'string' is not assignable to type 'number'."]])
  })
})

describe('runs', () => {
  it('assert values, printed lines and output blocks', async () => {
    const { faults, states } = await faultsOf(
      sample(
        'ts',
        "const all: number[] = [1, 2]\nall.map((n) => n * 2) // => [2, 4]\nconsole.log('sum', 3) // prints: sum 3\nObject.groupBy(all, (n) => (n > 1 ? 'big' : 'small')) // => { small: [1], big: [2] }\n",
        { run: 'node' },
      ),
      sample('text', 'sum 3\n', { output: true }),
    )
    expect([faults, states]).toEqual([[], ['run', 'run']])
  })

  it('report values, lines and errors that differ', async () => {
    const { faults } = await faultsOf(
      sample(
        'js',
        "1 + 1 // => 3\nconsole.log('a') // prints: b\nif (false) console.log('never') // prints: never\nPromise.resolve(1) // => 1\nJSON.parse('1') // throws SyntaxError\n",
        { run: 'node' },
      ),
      sample('text', 'b\n', { output: true }),
    )
    expect(faults).toEqual([
      '1: The value is 2, not 3.',
      '2: It prints "a", not "b".',
      '3: Nothing is printed here; "never" was expected.',
      '4: The expression is a promise; await it.',
      '5: It throws nothing; "SyntaxError" was expected.',
      '11: The block before prints:\na\nnot:\nb',
    ])
  })

  it('report each comment that the run does not check, also after an expected error', async () => {
    const uncalled = '1 + 1 // => 2\nconst later = () => {\n  2 + 2 // => 999\n}\n'
    const pending = 'new Promise(() => {}) // throws Error\n'
    const unexpected = "1 // => 1\nthrow new TypeError('no')\n2 // => 3\n"
    const checked = await checkPages(
      [sample('js', uncalled, { run: 'node' })],
      [sample('js', uncalled, { run: 'browser' })],
      [sample('js', pending, { run: 'node' })],
      [sample('js', unexpected, { run: 'node', expectError: 'TypeError: no' })],
      [sample('js', unexpected, { run: 'node' })],
    )
    const missing = expect.stringMatching(/^3: The run ends before it checks this comment\. Make the run reach it/)
    expect(checked.map(({ faults }) => faults)).toEqual([
      [missing],
      [missing],
      [expect.stringMatching(/^1: The run ends before/)],
      [missing],
      ['0: It fails: TypeError: no'],
    ])
  })

  it('report exceptions, compare expected exceptions with their text, and keep samples off the network', async () => {
    const fails = "throw new TypeError('no')\n"
    const connects = "await fetch('http://192.0.2.1/').catch((error) => { throw error.cause })\n"
    const [thrown, expected, network] = await checkPages(
      [sample('js', fails, { run: 'node' })],
      [sample('js', fails, { run: 'node', expectError: 'TypeError: no' })],
      [sample('js', connects, { run: 'node' })],
    )
    expect(thrown?.faults).toEqual(['0: It fails: TypeError: no'])
    expect(expected?.faults).toEqual([])
    expect(network?.faults[0]).toContain('Samples run without a network; this one connects to 192.0.2.1.')
  })

  it('run a second time when they fail, because a busy machine may delay them', async () => {
    const mark = join(tmpdir(), `sample-mark-${process.pid}`)
    const code = `import { existsSync, writeFileSync } from 'node:fs'\nconst isSecond = existsSync('${mark}')\nwriteFileSync('${mark}', '')\nisSecond // => true\n`
    expect((await faultsOf(sample('ts', code, { run: 'node' }))).faults).toEqual([])
    await rm(mark)
  })

  it('run in a browser page, and wait longer there for a late element than Testing Library does', async () => {
    const draws =
      "import { createRoot } from 'react-dom/client'\nimport { flushSync } from 'react-dom'\nconst root = document.querySelector('#root') as HTMLElement\nflushSync(() => createRoot(root).render(<b>hi</b>))\nroot.innerHTML // => '<b>hi</b>'\nroot.textContent // => 'ho'\n"
    const waits =
      "import { waitFor } from '@testing-library/react'\nlet isThere = false\nsetTimeout(() => (isThere = true), 1500)\nawait waitFor(() => {\n  if (!isThere) throw new Error('Not yet')\n})\nisThere // => true\n"
    const [drawn, late] = await checkPages(
      [sample('tsx', draws, { run: 'browser' })],
      [sample('tsx', waits, { run: 'browser' })],
    )
    expect([drawn?.faults, drawn?.states]).toEqual([["6: The value is 'hi', not 'ho'."], ['run']])
    expect([late?.faults, late?.states]).toEqual([[], ['run']])
    expect(queryTimeLimit).toBeLessThan(sampleTimeLimit / 2)
  })

  it('execute SQL on a database of the page', async () => {
    const { faults, states } = await faultsOf(
      sample('sql', 'create table t (id int primary key);', { run: 'node' }),
      sample('sql', 'insert into t values (1);\nselect nothing from t;', { run: 'node' }),
    )
    expect([faults, states]).toEqual([['12: column "nothing" does not exist'], ['run', 'run']])
  })
})

describe('states', () => {
  it('count exemptions and refuse too many of them', async () => {
    const { faults, checked } = await faultsOf(
      sample('ts', '…', { nocheck: 'pseudo-code' }),
      sample('ts', '…', { nocheck: 'again' }),
    )
    expect(faults).toEqual([
      '10: 2 of 2 samples are exempt (nocheck); at most 1 are allowed. Make the others checkable.',
    ])
    expect(sampleSummary(checked)).toContain('exempt: content/')
  })

  it('refuse a language without a parser', async () => {
    expect((await faultsOf(sample('cobol', 'x'))).faults[0]).toContain('No parser is known for "cobol".')
  })

  it('ask for a missing language', async () => {
    expect((await faultsOf(sample('', 'x'))).faults[0]).toMatch(
      /^0: The fence has no language\. Write one directly after its opening marks, "text" for plain text\. Languages: json, /,
    )
  })

  it('take unchanged pages from the cache', async () => {
    const pages = [{ file: 'content/cached.mdx', samples: [sample('js', '1 + 1 // => 2\n', { run: 'node' })] }]
    const first = await checkSamples({ pages, examples, cacheFolder })
    const stages: string[] = []
    const second = await checkSamples({ pages, examples, cacheFolder, onProgress: (stage) => stages.push(stage) })
    expect(second).toEqual(first)
    expect(stages).not.toContain('samples')
  })
})
