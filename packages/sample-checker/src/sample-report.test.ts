import { expect, it } from 'vitest'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import { outcomeList, samplePageTable, sampleSummary } from './sample-report.ts'

const sample = (lang: string): Sample => ({ lang, code: '', meta: {}, line: 3 })
const page = (file: string, ...samples: Sample[]) => ({
  page: { file, samples },
  outcomes: samples.map(({ lang }, index) => ({
    index,
    faults: [],
    ...(lang === 'ts' ? { state: 'compiled' as const } : { state: 'exempt' as const, reason: 'a draft' }),
  })),
})

it('a summary counts samples by state and language, and lists each exemption with its reason', () => {
  expect(sampleSummary([page('b.mdx', sample('ts'), sample('')), page('a.mdx', sample('ts'))])).toBe(
    '3 samples on 2 pages: 2 compiled, 1 exempt.\nBy language: ts 2, (none) 1.\n  exempt: b.mdx:3  a draft',
  )
})

it('the summaries of one sample and of no sample list nothing', () => {
  expect(sampleSummary([page('a.mdx', sample('ts'))])).toBe('1 sample on 1 page: 1 compiled.\nBy language: ts 1.')
  expect(sampleSummary([page('a.mdx')])).toBe('0 samples on 1 page.')
  expect(samplePageTable([page('a.mdx')])).toBe('')
})

it('a list has one line for each outcome, so that two runs can be compared', () => {
  const checked = page('a.mdx', sample('ts'), sample('text'))
  expect(outcomeList([checked])).toBe(
    '[\n{"file":"a.mdx","line":3,"lang":"ts","state":"compiled","faults":[]},\n{"file":"a.mdx","line":3,"lang":"text","state":"exempt","faults":[],"reason":"a draft"}\n]\n',
  )
  expect(JSON.parse(outcomeList([]))).toEqual([])
})
