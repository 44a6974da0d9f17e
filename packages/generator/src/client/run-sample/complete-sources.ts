import type { RunRequest, RunSource } from '../../model/run/run-job.ts'

interface CompleteSourcesOptions {
  block: HTMLElement
  loadText: (address: string) => Promise<string>
}

/** Fetches the complete files of the article that the sample of a block imports by their names. */
export const completeSources = (
  { sources }: RunRequest,
  { block, loadText }: CompleteSourcesOptions,
): Promise<RunSource[]> =>
  Promise.all(
    [...(block.closest('article')?.querySelectorAll<HTMLAnchorElement>('.complete-file a') ?? [])]
      .filter(({ text }) => /['"]/.test(sources.at(-1)?.code.split(`./${text}`)[1]?.[0] ?? ''))
      .map(async ({ text: file, href }) => ({ file, language: 'ts', code: await loadText(href) })),
  )
