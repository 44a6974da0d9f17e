import { describe, expect, test } from 'vitest'
import { parseCodeMeta } from './code-meta.ts'

describe('parseCodeMeta', () => {
  test('reads every word', () => {
    const text = `title="src/my file.ts" {1,3-5} showLineNumbers=7 run=browser expect-error='not "x"' nocheck="why" output source="a.ts#b" npm2yarn live wrap {8}`
    expect(parseCodeMeta(text)).toEqual({
      meta: {
        title: 'src/my file.ts',
        highlight: new Set([1, 3, 4, 5, 8]),
        lineNumbers: 7,
        run: 'browser',
        expectError: 'not "x"',
        nocheck: 'why',
        output: true,
        source: 'a.ts#b',
        npm2yarn: true,
        live: true,
        wrap: true,
      },
      faults: [],
    })
  })

  test.each([
    ['showLineNumbers', 1],
    ['showLineNumbers={true}', 1],
    ['showLineNumbers=true', 1],
    ['showLineNumbers={7}', 7],
    ['showLineNumbers={false}', undefined],
    ['showLineNumbers=false', undefined],
  ])('%s numbers lines, like the property in JSX', (text, lineNumbers) => {
    const { meta, faults } = parseCodeMeta(text)
    expect([meta.lineNumbers, faults]).toEqual([lineNumbers, []])
  })

  test('returns an empty meta for an empty text', () => {
    expect(parseCodeMeta(' ')).toEqual({
      meta: { highlight: new Set(), output: false, npm2yarn: false, live: false, wrap: false },
      faults: [],
    })
  })

  test.each([
    ['run', 'node'],
    ['run=node', 'node'],
    ['run=browser', 'browser'],
  ])('%s runs in %s', (text, runtime) => {
    const { meta } = parseCodeMeta(text)
    expect([meta.run, meta.noButton]).toEqual([runtime, text === 'run=node' ? true : undefined])
  })

  test('nobutton keeps the check and removes the button', () => {
    expect(parseCodeMeta('run=browser nobutton').meta).toMatchObject({ run: 'browser', noButton: true })
    expect(parseCodeMeta('nobutton=1').faults).toEqual(['nobutton takes no value ("1"). Write nobutton alone.'])
  })

  test('reports the allowed runtimes, errors and ranges', () => {
    expect(parseCodeMeta('run=deno expect-error="" {5-3} {3-3}')).toMatchObject({
      meta: { highlight: new Set([3]) },
      faults: [
        'run="deno" names no runtime. Write run, run=browser or run=node.',
        'expect-error is empty. Write expect-error="part of the message".',
        '"{5-3}" names no lines. Write line numbers and ranges: {1,3-5}.',
      ],
    })
  })

  test('reports all faults', () => {
    expect(parseCodeMeta('title nocheck= showLineNumbers=x live=1 {a} {} shwLineNumbers "x"').faults)
      .toMatchInlineSnapshot(`
        [
          "title is empty. Write title="src/main.ts".",
          "nocheck is empty. Write nocheck="reason".",
          "showLineNumbers="x" is not a line number. Write showLineNumbers or showLineNumbers=10.",
          "live takes no value ("1"). Write live alone.",
          ""{a}" names no lines. Write line numbers and ranges: {1,3-5}.",
          ""{}" names no lines. Write line numbers and ranges: {1,3-5}.",
          "Unknown word "shwLineNumbers" after the language of a code block. Known, nearest first: showLineNumbers, run=node, source="file#region", live, title="src/main.ts", run=browser, nobutton, nocheck="reason", npm2yarn, run, expect-error="part of the message", output, wrap, {1,3-5}.",
          "Unknown word ""x"" after the language of a code block. Known, nearest first: {1,3-5}, run, live, wrap, title="src/main.ts", output, source="file#region", nocheck="reason", run=node, nobutton, npm2yarn, run=browser, expect-error="part of the message", showLineNumbers.",
        ]
      `)
  })
})
