import type { IslandComponent } from 'virtual:islands'
import { importAgain, reloadIfGone } from '../ui/retryable-import.ts'

/** `price-chart` is exported as `PriceChart`, or as default. */
const exportOf = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Returns the component of an island; `failure` is what an earlier try ended with. Rejects when there is no island of
 * that name, or when its module cannot be fetched.
 */
export const loadIsland = async (name: string, failure?: unknown): Promise<IslandComponent> => {
  void reloadIfGone(failure)
  const module = (await importAgain(failure)) as Record<string, IslandComponent | undefined> | undefined
  const island = module?.[exportOf(name)] ?? module?.['default']
  if (island) return island
  const { islands } = await import('virtual:islands')
  const load = Object.entries(islands).find(([known]) => known === name)?.[1]
  if (!load) throw new Error(`There is no island “${name}”. Known are: ${Object.keys(islands).join(', ')}.`)
  return load()
}
