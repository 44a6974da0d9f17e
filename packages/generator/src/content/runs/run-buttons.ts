import type { Sample } from '../../compile/compiled-document.ts'
import type { RunKind } from '../../model/run/run-job.ts'
import type { OfferedModules } from './offered-modules.ts'
import { runRefusal } from './run-refusal.ts'
import { sampleNeeds } from './sample-needs.ts'

/** The button of a block that may run in the page; `index` is that of the block among the document's samples. */
export const runButton = (index: number, label: string): string =>
  `<button class="code-run" data-run="${index}" hidden>${label}</button>`

const buttons = /<button class="code-run" data-run="(\d+)" hidden>([^<]*)<\/button>/g

/** What a button of a sample needs to know. */
export interface RunnableSample {
  kind: RunKind
  /** What the page fetches before the first run of this kind, where that is much (compressed, bytes). */
  bytes?: number
}

/** Leaves the buttons of the samples that run in a page, each with what runs its sample, and removes all others. */
export const putRunButtons = (html: string, runnable: () => ReadonlyMap<number, RunnableSample>): string => {
  if (!html.includes('<button class="code-run"')) return html
  const known = runnable()
  return html.replace(buttons, (_, index: string, label: string) => {
    const sample = known.get(Number(index))
    if (!sample) return ''
    const { kind, bytes } = sample
    // A size is written the same way in every language that the labels know.
    const [size, text] =
      bytes === undefined ? ['', label] : [` data-bytes="${bytes}"`, `${label} (${megabytes(bytes)})`]
    return `<button class="code-run" data-run="${kind}"${size} hidden>${text}</button>`
  })
}

/** `3.9 MB` */
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** The samples that a page can run, by index. */
export const runnableSamples = (
  samples: readonly Sample[],
  offered: OfferedModules,
): ReadonlyMap<number, RunnableSample> =>
  new Map(
    sampleNeeds(samples).flatMap((needs): [number, RunnableSample][] => {
      if (runRefusal(needs, offered) !== undefined) return []
      const { index, kind } = needs
      return [[index, kind === 'sql' && offered.sqlBytes !== undefined ? { kind, bytes: offered.sqlBytes } : { kind }]]
    }),
  )
