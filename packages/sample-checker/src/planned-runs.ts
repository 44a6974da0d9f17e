import { basename, dirname, join } from 'node:path'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import type { InstrumentedSample } from '@dev-handbook/generator/model/run/instrument-sample'
import { runnableSample } from './assertions.ts'
import { documentLine, type SampleFault, type SamplePage } from './outcome.ts'
import { isShareable, isThreadable } from './shareable-sample.ts'
import { isScript } from '@dev-handbook/generator/model/checked-languages'
import { projectStages, sampleFile } from './stages.ts'
import { stageFolder } from './type-check.ts'

/** A sample that runs: its code, and the file for the code, beside the files of its project. */
export interface PlannedRun {
  index: number
  sample: Sample
  file: string
  /** The code with the checks in it, or the fault of the sample. */
  runnable: InstrumentedSample | SampleFault
  /** Whether the sample may share a process of Node, or a profile and a bundle of the browser, with other samples. */
  isShareable: boolean
  /** Whether a thread of Node gives the sample all that a process would give it. */
  isThreadable: boolean
  /** Whether a file of the sample's project names PGlite. */
  usesDatabase: boolean
}

/** Whether a sample is executed. */
export const isRun = (sample: Sample): boolean => {
  const { output, nocheck, run } = sample.meta
  return !output && nocheck === undefined && Boolean(run) && isScript(sample)
}

/** Files that change how Vite bundles a project. */
const viteSettings = /(?:^|\/)(?:\.env(?:\.\w+)*|\.?postcss\w*(?:\.config)?(?:\.\w+)?|\.browserslistrc)$/

/** All samples of a page that run, in order. `workFolder` is the folder that `typeCheck` writes the projects to. */
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
    // Only a process of its own prints the error that is compared with the expected error.
    const expectsNothing = sample.meta.expectError === undefined
    return [
      {
        index,
        sample,
        file,
        runnable: needsBrowser(sample) ? noBrowser(sample) : runnableOf(sample, path),
        isShareable: canShare && expectsNothing,
        usesDatabase: [sample, ...files.values()].some(({ code }) => code.includes('pglite')),
        isThreadable: expectsNothing && sample.meta.run !== 'browser' && isThreadable(sample.code, path, files),
      },
    ]
  })
}

/** Whether the sample has JSX, which Node does not run. */
const needsBrowser = ({ lang, meta }: Sample): boolean => meta.run !== 'browser' && /^[jt]sx$/.test(lang)

const noBrowser = ({ lang, line }: Sample): SampleFault => ({
  line,
  message: `Node does not run a block of "${lang}". Write run=browser, or leave "run" out: the block is compiled then.`,
})

const runnableOf = (sample: Sample, path: string): PlannedRun['runnable'] => {
  try {
    return runnableSample(sample.code, path)
  } catch (error) {
    const line = error instanceof SyntaxError && 'line' in error ? Number(error.line) : 0
    return { line: documentLine(sample, line), message: String((error as Error).message) }
  }
}
