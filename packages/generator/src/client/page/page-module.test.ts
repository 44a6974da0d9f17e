import { describe, expect, it, vi } from 'vitest'
import { createScreenLoader, type ScreenImports } from './page-module.ts'

const Screen = () => null
const importsWith = (home: ScreenImports['home']) => ({ home }) as unknown as ScreenImports

describe('createScreenLoader', () => {
  it('fetches a module once', async () => {
    const home = vi.fn<ScreenImports['home']>(() => Promise.resolve({ default: Screen }))
    const load = createScreenLoader(importsWith(home))
    expect(await load('home')).toBe(Screen)
    expect(await load('home')).toBe(Screen)
    expect(home).toHaveBeenCalledOnce()
  })

  it('fetches again after a failure', async () => {
    const home = vi
      .fn<ScreenImports['home']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Screen })
    const load = createScreenLoader(importsWith(home))
    await expect(load('home')).rejects.toThrow('offline')
    expect(await load('home')).toBe(Screen)
  })
})
