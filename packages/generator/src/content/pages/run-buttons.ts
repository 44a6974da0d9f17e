import type { Sample } from '../../compile/compiled-document.ts'
import type { RunKind } from '../../model/run/run-job.ts'

/** The button of a block that may run in the page; `index` is that of the block among the document's samples. */
export const runButton = (index: number, label: string): string =>
  `<button class="code-run" data-run="${index}" hidden>${label}</button>`

const buttons = /<button class="code-run" data-run="(\d+)" hidden>([^<]*)<\/button>/g

/** Leaves the buttons of the samples that run in a page, each with what runs its sample, and removes all others. */
export const putRunButtons = (html: string, kinds: () => ReadonlyMap<number, RunKind>): string => {
  if (!html.includes('<button class="code-run"')) return html
  const known = kinds()
  return html.replace(buttons, (_, index: string, label: string) => {
    const kind = known.get(Number(index))
    return kind === undefined ? '' : `<button class="code-run" data-run="${kind}" hidden>${label}</button>`
  })
}

const imported = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])([^'"`\n]+)\1/g
const nodeOnly = /\b(?:process|require|Buffer|global|gc|__dirname|__filename|setImmediate)\b|\bimport\.meta\b/

/** What runs each sample that a page can run, by the sample's index. */
export const runnableKinds = (samples: readonly Sample[]): ReadonlyMap<number, RunKind> =>
  new Map(
    samples.flatMap((sample, index): [number, RunKind][] => {
      const { run, nodeOnly: isNodeOnly, nocheck, output } = sample.meta
      if (run === undefined || isNodeOnly || nocheck !== undefined || output || sample.lang === 'sql') return []
      const needs = [...sample.code.matchAll(imported)].some(([, , specifier = '']) => !specifier.startsWith('.'))
      return needs || nodeOnly.test(sample.code) ? [] : [[index, run === 'browser' ? 'browser' : 'script']]
    }),
  )
