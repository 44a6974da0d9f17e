import type { IslandComponent } from 'virtual:islands'
import { importAgain, reloadIfGone } from '../ui/import-again.ts'

/**
 * Returns the component of an island. `failure` is the error of an earlier try. Rejects when there is no island of that
 * name, or when its module cannot be fetched.
 */
export const loadIsland = async (name: string, failure?: unknown): Promise<IslandComponent> => {
  void reloadIfGone(failure)
  const { islands } = await import('virtual:islands')
  const [load, pick] = Object.entries(islands).find(([known]) => known === name)?.[1] ?? []
  const island = load && pick?.(await importAgain(load))
  if (!island) throw new Error(`There is no island “${name}”. Known islands: ${Object.keys(islands).join(', ')}.`)
  return island
}
