import type { ComponentType } from 'react'
import type { PageData } from '../../model/page.ts'

/** A screen: shows the page of one kind. Which kind it takes is known to the table of screens only. */
export type Screen = ComponentType<{ page: never }>

/** What stands between the navbar and the footer. */
export type ShownPage =
  | {
      status: 'ready'
      page: PageData
      Screen: Screen
      /** Counts the edits of a page in development. */ revision?: number
    }
  | { status: 'loading'; path: string }
  | { status: 'failed'; path: string; error: unknown }

/** What the reader sees and what is on its way. */
export interface NavigationState {
  shown: ShownPage
  /** Path of the page that is being fetched while the old one stays. */
  pending?: string
}

/** Path of a shown page, whatever its state. */
export const shownPath = (shown: ShownPage): string => (shown.status === 'ready' ? shown.page.path : shown.path)
