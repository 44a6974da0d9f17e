import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

class Storage {}
beforeEach(() => vi.stubGlobal('Storage', Storage))
afterEach(() => vi.unstubAllGlobals())

it('keeps texts by their keys, like the store of a browser', () => {
  const store = memoryStorage()
  store.setItem('count', 1 as unknown as string)
  store['theme'] = 'dark'
  expect([store.getItem('count'), store.getItem('theme'), store['count'], store.getItem('none')]).toEqual([
    '1',
    'dark',
    '1',
    null,
  ])
  expect([store.length, store.key(1), store.key(2), Object.keys(store)]).toEqual([2, 'theme', null, ['count', 'theme']])
  expect(['theme' in store, 'none' in store, store instanceof Storage]).toEqual([true, false, true])
  delete store['theme']
  store.removeItem('count')
  expect(JSON.stringify(store)).toBe('{}')
  store.setItem('a', 'b')
  store.clear()
  expect(store.length).toBe(0)
})
