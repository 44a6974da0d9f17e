import { expect, it, vi } from 'vitest'
import { noRunModules, type RunModules } from '../build/run-modules/load-run-modules.ts'
import { createPatientLoad } from './dev-runs.ts'

const modules = (name: string): RunModules => ({ ...noRunModules, names: { [name]: [] } })
const inputOf = (specifier: string) => ({
  root: '/site',
  cacheFolder: '/site/.cache',
  needs: [{ index: 0, kind: 'script' as const, imports: [{ specifier, names: ['*'] }] }],
})

it('offers no module before it is bundled, and all modules when the bundle is there', async () => {
  let isBundled = false
  let finish: (made: RunModules) => void = () => {}
  const bundled = new Promise<RunModules>((resolve) => (finish = resolve))
  const onBundled = vi.fn<() => void>()
  const bundle = vi.fn<() => Promise<RunModules>>(() => bundled)
  const load = createPatientLoad(onBundled, {
    known: async () => (isBundled ? modules('new') : undefined),
    bundle,
  })
  expect(await load(inputOf('react'))).toEqual(noRunModules)
  expect(await load(inputOf('react'))).toEqual(noRunModules)
  expect(bundle).toHaveBeenCalledTimes(1)
  expect(onBundled).not.toHaveBeenCalled()
  isBundled = true
  finish(modules('new'))
  await expect.poll(() => onBundled).toHaveBeenCalledTimes(1)
  expect(await load(inputOf('react'))).toEqual(modules('new'))
})

it('bundles modules once after an error of the bundler, and again when other modules are needed', async () => {
  const bundle = vi.fn<() => Promise<RunModules>>(() => Promise.reject(new Error('no')))
  const load = createPatientLoad(() => {}, {
    known: async () => undefined,
    bundle,
  })
  await load(inputOf('react'))
  await vi.waitFor(
    async () => {
      await load(inputOf('zod'))
      expect(bundle).toHaveBeenCalledTimes(2)
    },
    { timeout: 20_000 },
  )
  await load(inputOf('zod'))
  expect(bundle).toHaveBeenCalledTimes(2)
})
