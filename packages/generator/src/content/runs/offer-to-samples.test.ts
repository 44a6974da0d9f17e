import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { offerToSamples } from './offer-to-samples.ts'
import { noModules } from './offered-modules.ts'

it('warns when the libraries of a site are not installed', async () => {
  const problems = collectProblems()
  const offerModules = async () => ({ ...noModules, absence: 'Not installed.' })
  await offerToSamples({ compiled: new Map(), offerModules, problems })
  expect(problems.all).toMatchObject([
    { severity: 'warning', file: 'examples/package.json', message: 'Not installed.' },
  ])
})

it('prepares no modules for a site with errors', async () => {
  const problems = collectProblems()
  problems.error({ rule: 'code', message: 'Wrong.' })
  const offerModules = () => Promise.reject(new Error('asked'))
  expect(await offerToSamples({ compiled: new Map(), offerModules, problems })).toBe(noModules)
})
