import type { PageKind } from '../../model/page.ts'
import type { Screen } from '../navigation/page-state.ts'

/** Fetches the module of each screen. */
export type ScreenImports = Record<PageKind, () => Promise<{ default: Screen }>>

/**
 * Returns a function that resolves to the screen of a kind of page. A failure is not kept, so that a retry fetches the
 * module again.
 */
export const createScreenLoader = (imports: ScreenImports) => {
  const screens = new Map<PageKind, Screen>()
  return async (kind: PageKind): Promise<Screen> => {
    const screen = screens.get(kind) ?? (await imports[kind]()).default
    screens.set(kind, screen)
    return screen
  }
}
