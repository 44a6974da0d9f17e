import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../generator/check.ts'
import { checkQuotations } from '../samples/check-quotations.ts'
import { checkSamples } from '../samples/check-samples.ts'
import { outdatedPackages } from '../samples/outdated-packages.ts'
import { samplePageTable, sampleProblems, sampleSummary } from '../samples/sample-report.ts'
import type { Command } from './command.ts'
import { UsageError } from './options.ts'
import { createProgress } from './progress.ts'
import { problemReport, styleFor } from './report.ts'

const styled = styleFor(process.stdout)

/** Folder of the libraries that samples use. Throws when they are not installed. */
const examplesOf = (root: string): string => {
  const examples = join(root, 'examples')
  if (!existsSync(join(examples, 'node_modules'))) throw new Error(`The libraries of the samples are not installed. Run "npm ci" in ${examples}.`)
  return examples
}

export const runCheckSamples: Command['run'] = async ({ root, only = '' }) => {
  const { site, problems } = await checkSite(root)
  if (!site) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const documents = site.documents.filter(({ file }) => file.includes(only))
  if (documents.length === 0) throw new UsageError(`No document has "${only}" in its file name.`)
  const pages = documents.flatMap(({ id, file }) => {
    const samples = site.compiled.get(id)?.samples
    return samples ? [{ file, samples }] : []
  })
  const progress = createProgress(process.stderr)
  const checked = await checkSamples({ pages, examples: examplesOf(root), cacheFolder: join(root, '.cache'), onProgress: progress.update }).finally(progress.end)
  const quotations = [...site.compiled.values()].flatMap((document) => document.quotations)
  const faults = [...sampleProblems(checked), ...(await checkQuotations({ root, folder: 'algorithms', quotations }))]
  console.log(samplePageTable(checked))
  console.log(sampleSummary(checked))
  if (faults.length > 0) console.error(problemReport(faults, styleFor(process.stderr)))
  const errors = problems.filter(({ severity, file }) => severity === 'error' && (file ?? '').includes(only))
  if (errors.length > 0) console.error(`${problemReport(errors, styleFor(process.stderr))}\n\nSamples of documents with errors were not checked.`)
  const broken = checked.some(({ outcomes }) => outcomes.some(({ reason }) => reason?.includes('broke down') || reason?.startsWith('no check takes')))
  if (faults.length > 0 || errors.length > 0 || broken) return 1
  console.log(styled('green', 'Every sample holds.'))
  return 0
}

export const runOutdatedSamples: Command['run'] = async ({ root }) => {
  const { site, problems } = await checkSite(root)
  if (!site) {
    console.error(problemReport(problems, styleFor(process.stderr)))
    return 1
  }
  const outdated = outdatedPackages(examplesOf(root))
  for (const { name, current, latest } of outdated) {
    const touched = site.documents.filter(({ frontMatter }) => frontMatter.packages?.includes(name)).map(({ file }) => `    ${file}`)
    console.log([`${styled('bold', name)} ${current} → ${latest}`, ...(touched.length > 0 ? touched : ['    no document names it'])].join('\n'))
  }
  if (outdated.length === 0) console.log('Every library of the samples is at its newest release.')
  return 0
}
