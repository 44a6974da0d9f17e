import { writeFileSync } from 'node:fs'
import { checkSite, checkSiteWithModules } from '../build/check.ts'
import { runnableReport } from '../content/runs/runnable-report.ts'
import { listNearest } from '../content/nearest.ts'
import type { Problem } from '../content/problems.ts'
import type { Command } from './command.ts'
import { loadSampleChecks } from './load-sample-checks.ts'
import { UsageError } from './options.ts'
import { createProgress } from './progress.ts'
import { proveButtons } from './prove-buttons.ts'
import { problemReport, styleFor } from './report.ts'

const styled = styleFor(process.stdout)

type CheckedSite = NonNullable<Awaited<ReturnType<typeof checkSite>>['site']>

/** Selected documents whose samples could not be checked, because of errors in the documents. */
const uncheckedFiles = (
  site: CheckedSite,
  errors: readonly Problem[],
  isMeant: (file: string) => boolean,
): string[] => {
  const read = new Set(site.documents.map(({ file }) => file))
  const uncompiled = site.documents
    .filter(({ id, file }) => isMeant(file) && !site.compiled.has(id))
    .map(({ file }) => file)
  // A document with the address of another document is not part of the site.
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

export const runCheckSamples: Command['run'] = async ({ root, only = '', json, timings, everyBrowser }) => {
  const { site, problems, runFiles } = await checkSiteWithModules(root)
  if (!site) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const isMeant = (file = '') => file.includes(only)
  const documents = site.documents.filter(({ file }) => isMeant(file))
  const errors = problems.filter(({ severity, file }) => severity === 'error' && isMeant(file))
  if (documents.length === 0 && errors.length === 0) {
    // Names are compared with as many last parts as the user wrote. More folders would add letters that outweigh the
    // user's text.
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
  const checks = await loadSampleChecks(site.config.integrations)
  const progress = createProgress(process.stderr)
  const report = await checks
    .check({
      root,
      documents: documents.flatMap(({ id, file }) => {
        const samples = site.compiled.get(id)?.readSamples()
        return samples ? [{ file, samples }] : []
      }),
      quotations: [...site.compiled.values()].flatMap((document) => document.quotations),
      timings: timings === true,
      onProgress: progress.update,
    })
    .finally(progress.end)
  const isProvable = (file: string) => isMeant(file) && !report.faulty.has(file)
  const proofs = await proveButtons({
    checks,
    site,
    root,
    runFiles,
    isMeant: isProvable,
    everyBrowser,
    onProgress: progress.update,
  }).finally(progress.end)
  if (json !== undefined) writeFileSync(json, report.list)
  const faults = [...report.problems, ...proofs.problems]
  for (const text of [...report.tables, report.summary, proofs.summary]) if (text !== '') console.log(text)
  if (faults.length > 0) console.error(problemReport(faults, styleFor(process.stderr)))
  if (errors.length > 0) console.error(problemReport(errors, styleFor(process.stderr)))
  const unchecked = uncheckedFiles(site, errors, isMeant)
  if (unchecked.length > 0) console.error(`\n${uncheckedText(unchecked)}`)
  if (faults.length > 0 || errors.length > 0 || report.isIncomplete) return 1
  console.log(styled('green', 'Every sample holds.'))
  return 0
}

/** Reports which samples have a Run button, without checking any. */
export const runRunnableSamples: Command['run'] = async ({ root, only = '' }) => {
  const { site, problems } = await checkSiteWithModules(root)
  if (!site) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const documents = site.documents.flatMap(({ id, file }) => {
    const samples = site.compiled.get(id)?.readSamples()
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
  const outdated = (await loadSampleChecks(site.config.integrations)).outdated(root)
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
