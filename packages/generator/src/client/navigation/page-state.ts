import type { ComponentType } from 'react'
import type { PageData } from '../../model/page.ts'

/** A screen: a component that shows the pages of one kind. Only the table of screens knows which kind. */
export type Screen = ComponentType<{ page: never }>

/** The content between the navbar and the footer. */
export type ShownPage =
  | {
      status: 'ready'
      page: PageData
      Screen: Screen
      /** Counts the edits of a page in development. */ revision?: number
    }
  | { status: 'loading'; path: string }
  | { status: 'failed'; path: string; error: unknown }

/** The page that the reader sees, and the page that is being loaded. */
export interface NavigationState {
  shown: ShownPage
  /** Path of the page that is being fetched while the old page is still shown. */
  pending?: string
}

/** Path of a shown page, whatever its state. */
export const shownPath = (shown: ShownPage): string => (shown.status === 'ready' ? shown.page.path : shown.path)
