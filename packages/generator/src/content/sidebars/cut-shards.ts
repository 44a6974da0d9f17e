import type { SidebarTree } from '../../model/docs-version.ts'
import { type SidebarItem, type SidebarPosition, type SidebarShard, sidebarShardPath } from '../../model/sidebar.ts'

/** Divides sidebars into shards, by their address path: one for the root of each sidebar and one for each category. */
export const cutShards = (trees: Readonly<Record<string, SidebarTree>>): Map<string, SidebarShard> => {
  const shards = new Map<string, SidebarShard>()
  const cut = (sidebarId: string, shardId: string, tree: SidebarTree): void => {
    shards.set(sidebarShardPath(sidebarId, shardId), { id: shardId, items: tree.map(withoutItems) })
    for (const item of tree) if (item.type === 'category') cut(sidebarId, item.id, item.items)
  }
  for (const [sidebarId, tree] of Object.entries(trees)) cut(sidebarId, '', tree)
  return shards
}

const withoutItems = (item: SidebarTree[number]): SidebarItem => {
  if (item.type !== 'category') return item
  const { items: _, ...category } = item
  return category
}

/**
 * Returns the shards that a page's HTML contains: the root shard and the shards of the page's trail, outermost first.
 */
export const branchOf = (
  shards: ReadonlyMap<string, SidebarShard>,
  { sidebarId, trail }: SidebarPosition,
): SidebarShard[] => ['', ...trail].flatMap((id) => shards.get(sidebarShardPath(sidebarId, id)) ?? [])
