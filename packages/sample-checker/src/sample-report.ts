import type { Problem } from '@dev-handbook/generator/content/problems'
import type { CheckedPage } from './check-samples.ts'
import type { SampleState } from './outcome.ts'

/** Faults of samples as problems of a run, at the lines of their documents. */
export const sampleProblems = (pages: readonly CheckedPage[]): Problem[] =>
  pages.flatMap(({ page, outcomes }) =>
    outcomes.flatMap(({ index, faults }) => {
      const lang = page.samples[index]?.lang ?? ''
      return faults.map(({ line, column, message }): Problem => ({
        severity: 'error',
        rule: `sample ${lang}`.trim(),
        file: page.file,
        line,
        ...(column ? { column } : {}),
        message,
      }))
    }),
  )

const stateNames: Record<SampleState, string> = {
  run: 'run',
  compiled: 'compiled',
  quoted: 'quoted from tested source',
  parsed: 'parsed',
  plain: 'plain text',
  exempt: 'exempt',
  unchecked: 'not checked',
}

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Summary of a run: counts by state and by language, then every exempt and every unchecked sample with its reason. */
export const sampleSummary = (pages: readonly CheckedPage[]): string => {
  const byState = new Map<SampleState, number>()
  const byLanguage = new Map<string, number>()
  const reasons: string[] = []
  for (const { page, outcomes } of pages) {
    for (const { index, state, reason } of outcomes) {
      const sample = page.samples[index]
      byState.set(state, (byState.get(state) ?? 0) + 1)
      byLanguage.set(sample?.lang || '(none)', (byLanguage.get(sample?.lang || '(none)') ?? 0) + 1)
      if (reason) reasons.push(`  ${stateNames[state]}: ${page.file}:${sample?.line}  ${reason}`)
    }
  }
  const states = (Object.keys(stateNames) as SampleState[])
    .filter((state) => byState.has(state))
    .map((state) => `${byState.get(state)} ${stateNames[state]}`)
  const languages = [...byLanguage]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([lang, count]) => `${lang} ${count}`)
  const total = [...byState.values()].reduce((sum, count) => sum + count, 0)
  const where = `${counted(total, 'sample')} on ${counted(pages.length, 'page')}`
  if (total === 0) return `${where}.`
  return [`${where}: ${states.join(', ')}.`, `By language: ${languages.join(', ')}.`, ...reasons.toSorted()].join('\n')
}

/** Table of pages: how many samples of each page are in each state. */
export const samplePageTable = (pages: readonly CheckedPage[]): string =>
  pages
    .filter(({ page }) => page.samples.length > 0)
    .map(({ page, outcomes }) => {
      const counts = (Object.keys(stateNames) as SampleState[]).flatMap((state) => {
        const count = outcomes.filter((outcome) => outcome.state === state).length
        return count > 0 ? [`${count} ${stateNames[state]}`] : []
      })
      return `  ${page.file}: ${counts.join(', ')}`
    })
    .join('\n')

/** Every outcome as JSON, one line for each block in the order of the documents, so that two runs can be compared. */
export const outcomeList = (pages: readonly CheckedPage[]): string => {
  const lines = pages.flatMap(({ page, outcomes }) =>
    outcomes.map(({ index, state, faults, reason }) =>
      JSON.stringify({
        file: page.file,
        line: page.samples[index]?.line,
        lang: page.samples[index]?.lang,
        state,
        faults,
        reason,
      }),
    ),
  )
  return `[\n${lines.join(',\n')}\n]\n`
}
