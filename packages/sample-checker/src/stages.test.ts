import { describe, expect, it } from 'vitest'
import type { Sample, SampleMeta } from '@dev-handbook/generator/model/compiled-document'
import { projectStages } from './stages.ts'

const sample = (code: string, meta: SampleMeta = {}, lang = 'ts'): Sample => ({ lang, meta, code, line: 1 })
const shape = (samples: Sample[]) =>
  projectStages(samples).map(({ files, introduced }) => ({
    files: Object.fromEntries([...files].map(([file, { code }]) => [file, code])),
    introduced: [...introduced],
  }))

describe('project stages', () => {
  it('puts titled blocks into one project and gives untitled ones a module each', () => {
    expect(
      shape([
        sample('a', { title: 'src/a.ts' }),
        sample('b'),
        sample('{}', { title: 'data.json' }, 'json'),
        sample('ls', {}, 'sh'),
      ]),
    ).toEqual([{ files: { 'src/a.ts': 'a', 'sample-1.ts': 'b', 'data.json': '{}' }, introduced: [0, 1, 2] }])
  })

  it('replaces a file from its next version on, and includes files that the text shows later', () => {
    const stages = shape([
      sample('1', { title: 'a.ts' }),
      sample('2', { title: 'a.ts' }),
      sample('b', { title: 'b.ts' }),
    ])
    expect(stages).toEqual([
      { files: { 'a.ts': '1', 'b.ts': 'b' }, introduced: [0] },
      { files: { 'a.ts': '2', 'b.ts': 'b' }, introduced: [1, 2] },
    ])
  })

  it('treats a title that is not a file name as the caption of a module', () => {
    expect(shape([sample('a', { title: 'An example' }), sample('b', { title: 'An example' })])).toEqual([
      { files: { 'sample-0.ts': 'a', 'sample-1.ts': 'b' }, introduced: [0, 1] },
    ])
  })

  it('leaves out quoted, exempt and output blocks and files outside the project', () => {
    expect(
      shape([
        sample('q', { source: 'x.ts' }),
        sample('n', { nocheck: 'why' }),
        sample('o', { output: true }, 'text'),
        sample('{}', { output: true, title: 'report.json' }, 'json'),
        sample('x', { title: '../x.ts' }),
      ]),
    ).toEqual([{ files: {}, introduced: [] }])
  })
})
