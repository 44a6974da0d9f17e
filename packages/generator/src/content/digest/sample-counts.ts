import { plainLanguages } from '../../model/checked-languages.ts'
import type { Sample, SampleCounts } from '../../model/compiled-document.ts'

/** Counts the blocks of code of a document, and their lines. */
export const sampleCounts = (samples: readonly Pick<Sample, 'lang' | 'meta' | 'code'>[]): SampleCounts => ({
  samples: samples.length,
  checked: samples.filter(isChecked).length,
  lines: samples.reduce((sum, { code }) => sum + code.split('\n').filter((line) => line.trim() !== '').length, 0),
})

/** Whether the check of samples looks at a block: not at plain text, output of a program, or exempt blocks. */
const isChecked = ({ lang, meta }: Pick<Sample, 'lang' | 'meta'>): boolean =>
  meta.nocheck === undefined && !meta.output && lang !== '' && !plainLanguages.has(lang)
