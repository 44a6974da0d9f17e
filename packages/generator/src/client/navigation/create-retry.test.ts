import { expect, it } from 'vitest'
import { createRetry } from './create-retry.ts'
import type { ShownPage } from './page-state.ts'
import { createPageStore } from './page-store.ts'

/** A stand-in for a loaded page. `retry` passes it on unchanged. */
const pageOf = (path: string): ShownPage => ({ status: 'failed', path, error: 'stands for a page' })

/** Creates the store of a reader whose page failed. The test decides when the retries end. */
const startReader = () => {
  const store = createPageStore({ shown: { status: 'failed', path: '/a', error: 'offline' } })
  const loads: { resolve: (page: ShownPage) => void; reject: (error: unknown) => void }[] = []
  const load = () => new Promise<ShownPage>((resolve, reject) => loads.push({ resolve, reject }))
  const show = (shown: ShownPage): void => store.set({ shown })
  return { store, loads, show, retry: createRetry({ store, load, show }) }
}
/** Resolves after all pending promise callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('shows that the page is loading, then shows the page', async () => {
  const { store, loads, retry } = startReader()
  retry('/a')
  expect(store.get().shown).toEqual({ status: 'loading', path: '/a' })
  const page = pageOf('/a')
  loads[0]?.resolve(page)
  await settled()
  expect(store.get().shown).toBe(page)
})

it('shows that the page could not be loaded', async () => {
  const { store, loads, retry } = startReader()
  retry('/a')
  loads[0]?.reject('still offline')
  await settled()
  expect(store.get().shown).toEqual({ status: 'failed', path: '/a', error: 'still offline' })
})

it.each(['loads', 'fails'])(
  'keeps the page that the reader has opened since when the first page %s late',
  async (end) => {
    const { store, loads, show, retry } = startReader()
    retry('/a')
    const next = pageOf('/b')
    show(next)
    if (end === 'loads') loads[0]?.resolve(pageOf('/a'))
    else loads[0]?.reject('still offline')
    await settled()
    expect(store.get().shown).toBe(next)
  },
)

it('lets the newest retry decide', async () => {
  const { store, loads, retry } = startReader()
  retry('/a')
  retry('/a')
  loads[0]?.reject('late')
  await settled()
  expect(store.get().shown).toEqual({ status: 'loading', path: '/a' })
  const page = pageOf('/a')
  loads[1]?.resolve(page)
  await settled()
  expect(store.get().shown).toBe(page)
})
