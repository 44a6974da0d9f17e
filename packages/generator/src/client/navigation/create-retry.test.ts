import { expect, it } from 'vitest'
import { createRetry } from './create-retry.ts'
import type { ShownPage } from './page-state.ts'
import { createPageStore } from './page-store.ts'

/** Stands for a page that has come: `retry` passes it on as it is. */
const pageOf = (path: string): ShownPage => ({ status: 'failed', path, error: 'stands for a page' })

/** A reader before a page that failed, whose retries end when the test says so. */
const startReader = () => {
  const store = createPageStore({ shown: { status: 'failed', path: '/a', error: 'offline' } })
  const loads: { resolve: (page: ShownPage) => void; reject: (error: unknown) => void }[] = []
  const load = () => new Promise<ShownPage>((resolve, reject) => loads.push({ resolve, reject }))
  const show = (shown: ShownPage): void => store.set({ shown })
  return { store, loads, show, retry: createRetry({ store, load, show }) }
}
/** Until all that was waiting for an answer has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('says that the page is loading, then shows it', async () => {
  const { store, loads, retry } = startReader()
  retry('/a')
  expect(store.get().shown).toEqual({ status: 'loading', path: '/a' })
  const page = pageOf('/a')
  loads[0]?.resolve(page)
  await settled()
  expect(store.get().shown).toBe(page)
})

it('says that the page could not be loaded', async () => {
  const { store, loads, retry } = startReader()
  retry('/a')
  loads[0]?.reject('still offline')
  await settled()
  expect(store.get().shown).toEqual({ status: 'failed', path: '/a', error: 'still offline' })
})

it.each(['comes', 'fails'])(
  'leaves the page that the reader has gone on to when the first one %s late',
  async (end) => {
    const { store, loads, show, retry } = startReader()
    retry('/a')
    const next = pageOf('/b')
    show(next)
    if (end === 'comes') loads[0]?.resolve(pageOf('/a'))
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
