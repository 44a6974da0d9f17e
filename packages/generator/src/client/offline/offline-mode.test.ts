import { describe, expect, it } from 'vitest'
import { isOfflineMode, type OfflineFacts } from './offline-mode.ts'

const none: OfflineFacts = { isInstalled: false, isStandalone: false, search: '', isNarrow: false, savesData: false }

describe('isOfflineMode', () => {
  it.each([
    ['appInstalled', { isInstalled: true }],
    ['standalone', { isStandalone: true }],
    ['queryString', { search: '?a=1&offlineMode=true' }],
    ['mobile', { isNarrow: true }],
    ['saveData', { savesData: true }],
  ] as const)('%s looks at %j', (strategy, facts) => {
    expect(isOfflineMode([strategy], { ...none, ...facts })).toBe(true)
    expect(isOfflineMode([strategy], none)).toBe(false)
    expect(isOfflineMode([], { ...none, ...facts })).toBe(false)
  })

  it('ignores other values in the query', () => {
    for (const search of ['?offlineMode=false', '?offlineMode', '?offlineMode=TRUE', '?offlinemode=true']) {
      expect(isOfflineMode(['queryString'], { ...none, search })).toBe(false)
    }
  })

  it('is on with "always"', () => {
    expect(isOfflineMode(['always'], none)).toBe(true)
  })
})
