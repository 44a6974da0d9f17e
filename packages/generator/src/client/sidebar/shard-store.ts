import { toAddress } from '../../model/path.ts'
import { sidebarShardPath, type SidebarItem, type SidebarShard } from '../../model/sidebar.ts'

/** The state of a shard, with its items when they are loaded. */
export type ShardState =
  | { status: 'ready'; items: SidebarItem[] }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }

/** Keeps the shards of the sidebars that were needed so far. */
export interface ShardStore {
  /** State of a shard; `undefined` before the first request. */
  get: (sidebarId: string, shardId: string) => ShardState | undefined
  /** Fetches a shard unless it is loaded or being loaded. A failed shard is fetched again. Never rejects. */
  load: (sidebarId: string, shardId: string) => Promise<void>
  /** Adds shards that came with a page. */
  add: (sidebarId: string, shards: readonly SidebarShard[]) => void
  subscribe: (onChange: () => void) => () => void
  /** A number that changes whenever the state of any shard changes. */
  revision: () => number
}

/** Returns an empty store that fetches below the given base URL. */
export const createShardStore = (
  baseUrl: string,
  fetchShard: typeof fetch = (...input) => fetch(...input),
): ShardStore => {
  const shards = new Map<string, ShardState>()
  const listeners = new Set<() => void>()
  let revision = 0

  const set = (key: string, state: ShardState) => {
    shards.set(key, state)
    revision++
    for (const listener of listeners) listener()
  }

  return {
    get: (sidebarId, shardId) => shards.get(sidebarShardPath(sidebarId, shardId)),
    load: async (sidebarId, shardId) => {
      const key = sidebarShardPath(sidebarId, shardId)
      const known = shards.get(key)
      if (known && known.status !== 'failed') return
      set(key, { status: 'loading' })
      try {
        const response = await fetchShard(toAddress(baseUrl, key))
        if (!response.ok) throw new Error(`${key} answered with status ${response.status}.`)
        const { items } = (await response.json()) as SidebarShard
        set(key, { status: 'ready', items })
      } catch (error) {
        set(key, { status: 'failed', error })
      }
    },
    add: (sidebarId, added) => {
      for (const { id, items } of added) set(sidebarShardPath(sidebarId, id), { status: 'ready', items })
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    revision: () => revision,
  }
}
