import { afterEach, describe, expect, it, vi } from 'vitest'
import { countFormatter } from './format-count.ts'

describe('countFormatter', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each(['en', 'ru'])('writes every count as %s does', (lang) => {
    const format = countFormatter(lang)
    for (const count of [0, 7, 42, 999, 1000, 9999, 12_345, 1_000_000, 1.5, -3])
      expect(format(count)).toBe(new Intl.NumberFormat(lang).format(count))
  })

  it('creates no formatter for small counts, and one formatter for all other counts', () => {
    let made = 0
    class Counted extends Intl.NumberFormat {
      constructor(lang: string) {
        super(lang)
        made++
      }
    }
    vi.stubGlobal('Intl', { NumberFormat: Counted })
    const format = countFormatter('en')
    format(999)
    expect(made).toBe(0)
    format(1000)
    format(2000)
    expect(made).toBe(1)
  })
})
