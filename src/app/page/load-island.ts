import type { IslandComponent } from '../../islands/registry.ts'

const addressOf = (error: unknown): string | undefined => /https?:\/\/\S+?\.js/.exec(String(error))?.[0]

/** `growth-explorer` is exported as `GrowthExplorer`. */
const exportOf = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Returns the component of an island. `failure` is what an earlier try ended with: browsers may remember that a module
 * could not be fetched, for as long as the page lives (Chromium 150 does), so it is asked for under another address.
 * Rejects when there is no island of that name, or when its module cannot be fetched.
 */
export const loadIsland = async (name: string, failure?: unknown): Promise<IslandComponent> => {
  const address = failure === undefined ? undefined : addressOf(failure)
  if (address) {
    const module = (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Record<string, IslandComponent | undefined>
    const island = module[exportOf(name)]
    if (island) return island
  }
  const { islands } = await import('../../islands/registry.ts')
  const load = Object.entries(islands).find(([known]) => known === name)?.[1]
  if (!load) throw new Error(`There is no island “${name}”. Known are: ${Object.keys(islands).join(', ')}.`)
  return load()
}
