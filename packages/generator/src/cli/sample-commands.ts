import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite, checkSiteWithModules } from '../build/check.ts'
import { runnableReport } from '../content/runs/runnable-report.ts'
import { listNearest } from '../content/nearest.ts'
import type { Problem } from '../content/problems.ts'
import { checkQuotations } from '@dev-handbook/sample-checker/check-quotations'
import { checkSamples } from '@dev-handbook/sample-checker/check-samples'
import { installedExamples } from '@dev-handbook/sample-checker/installed-examples'
import { outdatedPackages } from '@dev-handbook/sample-checker/outdated-packages'
import type { SampleOutcome } from '@dev-handbook/sample-checker/outcome'
import { outcomeList, samplePageTable, sampleProblems, sampleSummary } from '@dev-handbook/sample-checker/sample-report'
import { type SampleTiming, timingReport } from '@dev-handbook/sample-checker/sample-timings'
import type { Command } from './command.ts'
import { UsageError } from './options.ts'
import { createProgress } from './progress.ts'
import { proofProblems, proofSummary, proveButtons } from './prove-buttons.ts'
import { problemReport, styleFor } from './report.ts'

const styled = styleFor(process.stdout)

type CheckedSite = NonNullable<Awaited<ReturnType<typeof checkSite>>['site']>

/** Documents that did not come far enough for their samples to be looked at, among the files that are meant. */
const uncheckedFiles = (
  site: CheckedSite,
  errors: readonly Problem[],
  isMeant: (file: string) => boolean,
): string[] => {
  const read = new Set(site.documents.map(({ file }) => file))
  const uncompiled = site.documents
    .filter(({ id, file }) => isMeant(file) && !site.compiled.has(id))
    .map(({ file }) => file)
  // A document whose address belongs to another is kept out of the site.
  const unread = errors.flatMap(({ file }) =>
    file !== undefined && /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file) && !read.has(file) ? [file] : [],
  )
  return [...new Set([...uncompiled, ...unread])].toSorted()
}

const uncheckedText = (files: readonly string[]): string =>
  files.length === 1
    ? `The samples of ${files[0]} were not checked; correct its errors first.`
    : [
        'The samples of these documents were not checked; correct their errors first:',
        ...files.map((file) => `  ${file}`),
      ].join('\n')

export const runCheckSamples: Command['run'] = async ({ root, only = '', json, timings }) => {
  const { site, problems, runFiles } = await checkSiteWithModules(root)
  if (!site) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const isMeant = (file = '') => file.includes(only)
  const documents = site.documents.filter(({ file }) => isMeant(file))
  const errors = problems.filter(({ severity, file }) => severity === 'error' && isMeant(file))
  if (documents.length === 0 && errors.length === 0) {
    // As many parts of each name as were written: letters of folders that nobody named would outweigh them.
    const parts = only.split('/').length
    const names = new Set(
      site.documents.map(({ file }) =>
        file
          .split('/')
          .slice(-parts)
          .join('/')
          .replace(/\.mdx?$/, ''),
      ),
    )
    throw new UsageError(`No document has "${only}" in its file name. Nearest: ${listNearest(only, names, 5)}.`)
  }
  const pages = documents.flatMap(({ id, file }) => {
    const samples = site.compiled.get(id)?.samples
    return samples ? [{ file, samples }] : []
  })
  const progress = createProgress(process.stderr)
  const times: SampleTiming[] = []
  const onTiming = (timing: SampleTiming) => times.push(timing)
  const checked = await checkSamples({
    pages,
    examples: installedExamples(root),
    cacheFolder: join(root, '.cache'),
    onProgress: progress.update,
    onTiming,
  }).finally(progress.end)
  const faulty = new Set(checked.flatMap(({ page, outcomes }) => (outcomes.some(isFaulty) ? [page.file] : [])))
  const isProvable = (file: string) => isMeant(file) && !faulty.has(file)
  const proofs = await proveButtons({ site, root, runFiles, isMeant: isProvable, onProgress: progress.update }).finally(
    progress.end,
  )
  if (json !== undefined) writeFileSync(json, outcomeList(checked))
  const quotations = [...site.compiled.values()].flatMap((document) => document.quotations)
  const faults = [
    ...sampleProblems(checked),
    ...proofProblems(proofs),
    ...(await checkQuotations({ root, folder: 'algorithms', quotations })),
  ]
  const tables = [samplePageTable(checked), ...(timings ? [timingReport(times)] : [])]
  const texts = [...tables, sampleSummary(checked), proofSummary(proofs)]
  for (const text of texts) if (text !== '') console.log(text)
  if (faults.length > 0) console.error(problemReport(faults, styleFor(process.stderr)))
  if (errors.length > 0) console.error(problemReport(errors, styleFor(process.stderr)))
  const unchecked = uncheckedFiles(site, errors, isMeant)
  if (unchecked.length > 0) console.error(`\n${uncheckedText(unchecked)}`)
  const broken = checked.some(({ outcomes }) =>
    outcomes.some(({ reason = '' }) => /broke down|^no check takes|^it relies on/.test(reason)),
  )
  if (faults.length > 0 || errors.length > 0 || broken) return 1
  console.log(styled('green', 'Every sample holds.'))
  return 0
}

const isFaulty = ({ state, faults }: SampleOutcome): boolean => state === 'unchecked' || faults.length > 0

/** Says which samples have a Run button, without checking any. */
export const runRunnableSamples: Command['run'] = async ({ root, only = '' }) => {
  const { site, problems } = await checkSiteWithModules(root)
  if (!site) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const documents = site.documents.flatMap(({ id, file }) => {
    const samples = site.compiled.get(id)?.samples
    return samples && file.includes(only) ? [{ file, samples }] : []
  })
  console.log(runnableReport(documents, site.offered))
  return 0
}

export const runOutdatedSamples: Command['run'] = async ({ root }) => {
  const { site, problems } = await checkSite(root)
  if (!site) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const outdated = outdatedPackages(installedExamples(root))
  for (const { name, current, latest } of outdated) {
    const touched = site.documents
      .filter(({ frontMatter }) => frontMatter.packages?.includes(name))
      .map(({ file }) => `    ${file}`)
    console.log(
      [
        `${styled('bold', name)} ${current} → ${latest}`,
        ...(touched.length > 0 ? touched : ['    no document names it']),
      ].join('\n'),
    )
  }
  if (outdated.length === 0) console.log('Every library of the samples is at its newest release.')
  return 0
}
