import { basename, dirname, join } from 'node:path'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import type { InstrumentedSample } from '@dev-handbook/generator/model/run/instrument-sample'
import { runnableSample } from './assertions.ts'
import { documentLine, type SampleFault, type SamplePage } from './outcome.ts'
import { isShareable } from './shareable-sample.ts'
import { isScript } from '@dev-handbook/generator/model/checked-languages'
import { projectStages, sampleFile } from './stages.ts'
import { stageFolder } from './type-check.ts'

/** A sample that runs: the file that it is written to, beside the files of its project, and its code. */
export interface PlannedRun {
  index: number
  sample: Sample
  file: string
  /** With the checks in it, or what is wrong with it. */
  runnable: InstrumentedSample | SampleFault
  /** Whether it may use what other samples use too: a process of Node, a profile and the bundle of a browser. */
  isShareable: boolean
}

/** Whether a sample is executed. */
export const isRun = (sample: Sample): boolean => {
  const { output, nocheck, run } = sample.meta
  return !output && nocheck === undefined && Boolean(run) && isScript(sample)
}

/** Files whose presence in a project changes how Vite bundles it. */
const viteSettings = /(?:^|\/)(?:\.env(?:\.\w+)*|\.?postcss\w*(?:\.config)?(?:\.\w+)?|\.browserslistrc)$/

/** All samples of a page that run, in order. `workFolder` is where `typeCheck` writes the projects. */
export const plannedRuns = (page: SamplePage, workFolder: string): PlannedRun[] => {
  const stages = projectStages(page.samples)
  return page.samples.flatMap((sample, index): PlannedRun[] => {
    if (!isRun(sample)) return []
    const path = sampleFile(sample, index)
    const number = Math.max(
      0,
      stages.findIndex(({ introduced }) => introduced.has(index)),
    )
    const name = basename(path).replace(/\.(\w+)$/, `.run-${index}.$1`)
    const target = join(workFolder, stageFolder(page, number), dirname(path), name)
    const file = sample.lang === 'js' && target.endsWith('.js') ? target.replace(/\.js$/, '.mjs') : target
    const files = stages[number]?.files ?? new Map()
    const hasSettings = [...files.keys()].some((name) => viteSettings.test(name))
    const canShare = sample.meta.run === 'browser' ? !hasSettings : isShareable(sample.code, path, files)
    // What a process of its own prints decides whether an error is the expected one.
    const shares = canShare && sample.meta.expectError === undefined
    return [{ index, sample, file, runnable: runnableOf(sample, path), isShareable: shares }]
  })
}

const runnableOf = (sample: Sample, path: string): PlannedRun['runnable'] => {
  try {
    return runnableSample(sample.code, path)
  } catch (error) {
    const line = error instanceof SyntaxError && 'line' in error ? Number(error.line) : 0
    return { line: documentLine(sample, line), message: String((error as Error).message) }
  }
}
