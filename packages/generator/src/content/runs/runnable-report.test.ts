import { expect, it } from 'vitest'
import type { Sample } from '../../model/compiled-document.ts'
import { noModules } from './offered-modules.ts'
import { runnableReport } from './runnable-report.ts'

const importing = (specifier: string, line: number): Sample => ({
  lang: 'ts',
  meta: { run: 'node' },
  code: '',
  line,
  script: { imports: specifier === '' ? [] : [{ specifier, names: [] }], nodeGlobals: [] },
})

it('counts samples with a button, and the reasons why others have none', () => {
  const documents = [
    { file: 'content/a.mdx', samples: [importing('', 1), importing('express', 2), importing('zod', 3)] },
    { file: 'content/b.mdx', samples: [2, 4, 6].map((line) => importing('express', line)) },
    { file: 'content/c.mdx', samples: [importing('node:fs', 9)] },
  ]
  const offered = { ...noModules, names: { zod: [] }, refusals: { express: 'node:http', 'node:fs': 'node:fs' } }
  expect(runnableReport(documents, offered)).toBe(
    [
      '2 of 7 executed samples have a Run button (28.6 %): script 2, browser 0, sql 0.',
      'The others have none:',
      '     4  it imports express, which needs node:http (content/a.mdx:2, content/b.mdx:2, content/b.mdx:4, …)',
      '     1  it imports node:fs (content/c.mdx:9)',
    ].join('\n'),
  )
  expect(runnableReport([], offered)).toBe('No sample is executed.')
})
