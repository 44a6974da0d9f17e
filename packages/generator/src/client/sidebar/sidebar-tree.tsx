import { useMemo, useState } from 'react'
import type { SidebarPosition } from '../../model/sidebar.ts'
import { prefetchAllowed } from '../navigation/prefetch.ts'
import { useSite } from '../ui/site-context.ts'
import { followTrail, toggleCategory, type Choices } from './open-categories.ts'
import type { ShardStore } from './shard-store.ts'
import { SidebarContext } from './sidebar-context.ts'
import { SidebarLevel } from './sidebar-level.tsx'

interface SidebarTreeProps {
  position: SidebarPosition
  path: string
  store: ShardStore
}

/** The documents of a sidebar as a tree that opens and closes. */
export const SidebarTree = ({ position, path, store }: SidebarTreeProps) => {
  const { autoCollapseCategories } = useSite().sidebar
  const { sidebarId, trail } = position
  const [state, setState] = useState<{ path: string; choices: Choices }>({ path, choices: {} })
  let { choices } = state
  if (state.path !== path) {
    choices = followTrail(choices, trail, autoCollapseCategories)
    setState({ path, choices })
  }

  const tree = useMemo(
    () => ({
      store,
      sidebarId,
      path,
      trail,
      choices,
      prefetch: (id: string) => {
        if (prefetchAllowed()) void store.load(sidebarId, id)
      },
      toggle: (id: string, open: boolean, siblings: readonly string[]) =>
        setState({
          path,
          choices: toggleCategory(choices, { id, open, siblings, closeSiblings: autoCollapseCategories }),
        }),
    }),
    [store, sidebarId, path, trail, choices, autoCollapseCategories],
  )

  return (
    <SidebarContext value={tree}>
      <SidebarLevel shardId="" />
    </SidebarContext>
  )
}
