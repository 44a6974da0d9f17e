import type { CompiledDocument, SampleNeeds } from '../../model/compiled-document.ts'
import type { RunKind } from '../../model/run/run-job.ts'
import type { OfferedModules } from './offered-modules.ts'
import { runRefusal } from './run-refusal.ts'
import { needsOf } from '../digest/document-digest.ts'

/**
 * The buttons that run and edit a block that may run in the page. They stay hidden until `putRunButtons` has decided,
 * because the development server builds no libraries and shows no buttons. `index` is the block's index among the
 * document's samples.
 */
export const runButtons = (index: number, labels: { run: string; edit: string }): string =>
  `<button class="code-run" data-runnable="${index}" hidden>${labels.run}</button>` +
  `<button class="code-edit" data-editable hidden>${labels.edit}</button>`

const buttons =
  /<button class="code-run" data-runnable="(\d+)" hidden>([^<]*)<\/button><button class="code-edit" data-editable hidden>([^<]*)<\/button>/g

/**
 * Keeps the buttons of the samples that run in a page, each with the kind of its run, and removes all other buttons.
 */
export const putRunButtons = (html: string, runnable: () => ReadonlyMap<number, RunnableSample>): string => {
  if (!html.includes('<button class="code-run"')) return html
  const known = runnable()
  return html.replace(buttons, (_, index: string, run: string, edit: string) => {
    const sample = known.get(Number(index))
    if (!sample) return ''
    const feature = sample.feature === undefined ? '' : ` data-feature="${sample.feature}"`
    return (
      `<button class="code-run" data-run="${sample.kind}"${feature} hidden>${run}</button>` +
      `<button class="code-edit" data-edit hidden>${edit}</button>`
    )
  })
}

/** Whether the site has a page with a Run button. */
export const hasRunButtons = ({
  compiled,
  offered,
}: {
  compiled: ReadonlyMap<string, CompiledDocument>
  offered: OfferedModules
}): boolean => [...compiled.values()].some((document) => runnableSamples(needsOf(document), offered).size > 0)

/** A sample that a page can run. */
export interface RunnableSample {
  kind: RunKind
  /** See `SampleNeeds`. */
  feature?: string | undefined
}

/** The samples that a page can run, by their index. */
export const runnableSamples = (
  needs: readonly SampleNeeds[],
  offered: OfferedModules,
): ReadonlyMap<number, RunnableSample> =>
  new Map(
    needs
      .filter((sample) => runRefusal(sample, offered) === undefined)
      .map(({ index, kind, feature }) => [index, { kind, feature }]),
  )
