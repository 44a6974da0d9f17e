/** Names of the islands, as `data-island` says them. Their modules stand in `registry.ts`. */
export const islandNames = ['growth-explorer', 'step-player', 'player-race', 'evolution', 'regexp-tester'] as const
export type IslandName = (typeof islandNames)[number]

/** Name of an island's component in documents: `growth-explorer` is `GrowthExplorer`. */
export const islandComponentName = (name: IslandName): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
