import type { RunKind } from '../../model/run/run-job.ts'

/** The buttons that run and edit a block that may run in the page; `index` is that of the block among the document's samples. */
export const runButtons = (index: number, labels: { run: string; edit: string }): string =>
  `<button class="code-run" data-run="${index}" hidden>${labels.run}</button>` +
  `<button class="code-edit" data-edit hidden>${labels.edit}</button>`

const buttons =
  /<button class="code-run" data-run="(\d+)" (hidden>[^<]*<\/button><button class="code-edit" data-edit hidden>[^<]*<\/button>)/g

/** Leaves the buttons of the samples that run in a page, each with what runs its sample, and removes all others. */
export const putRunButtons = (html: string, kinds: () => ReadonlyMap<number, RunKind>): string => {
  if (!html.includes('<button class="code-run"')) return html
  const known = kinds()
  return html.replace(buttons, (_, index: string, rest: string) => {
    const kind = known.get(Number(index))
    return kind === undefined ? '' : `<button class="code-run" data-run="${kind}" ${rest}`
  })
}
