import { describe, expect, it, vi } from 'vitest'
import { createScreenLoader, type ScreenImports } from './page-module.ts'

const Screen = () => null
const importsWith = (home: () => Promise<object>) => ({ home }) as unknown as ScreenImports
const noDefault = (module: string) => `“${module}” has no default export.`

describe('createScreenLoader', () => {
  it('fetches a module once', async () => {
    const home = vi.fn<() => Promise<object>>(() => Promise.resolve({ default: Screen }))
    const load = createScreenLoader(importsWith(home), noDefault)
    expect(await load('home')).toBe(Screen)
    expect(await load('home')).toBe(Screen)
    expect(home).toHaveBeenCalledOnce()
  })

  it('fetches again after a failure', async () => {
    const home = vi
      .fn<() => Promise<object>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Screen })
    const load = createScreenLoader(importsWith(home), noDefault)
    await expect(load('home')).rejects.toThrow('offline')
    expect(await load('home')).toBe(Screen)
  })

  it('reports a module without a default export', async () => {
    const load = createScreenLoader(
      importsWith(() => Promise.resolve({ Home: Screen })),
      noDefault,
    )
    await expect(load('home')).rejects.toThrow('“home” has no default export.')
  })
})
