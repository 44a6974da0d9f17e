import { createContext, useSyncExternalStore } from 'react'
import { useGiven } from '../ui/use-given.ts'
import type { Choices } from './open-categories.ts'
import type { ShardState, ShardStore } from './shard-store.ts'

/** The data that every level of the tree needs. */
export interface SidebarTree {
  store: ShardStore
  sidebarId: string
  /** Path of the page that is shown. */
  path: string
  /** Ids of the categories that contain the page. */
  trail: readonly string[]
  choices: Choices
  /** Fetches a category's items ahead if the connection allows it. */
  prefetch: (id: string) => void
  toggle: (id: string, open: boolean, siblings: readonly string[]) => void
}

/** Provides the tree's state to its levels. */
export const SidebarContext = createContext<SidebarTree | null>(null)

/** Returns the tree's state. Throws outside of a `SidebarContext`. */
export const useSidebarTree = (): SidebarTree => useGiven(SidebarContext)

/** Returns the state of a shard and follows it. */
export const useShard = (shardId: string): ShardState | undefined => {
  const { store, sidebarId } = useSidebarTree()
  useSyncExternalStore(store.subscribe, store.revision, store.revision)
  return store.get(sidebarId, shardId)
}
