import type { PageKind } from '../../model/page.ts'
import type { Screen } from '../navigation/page-state.ts'

/** Fetches the module of each screen. */
export type ScreenImports = Record<PageKind, () => Promise<object>>

/**
 * Returns a function that resolves to the screen of a kind of page. A failure is not kept, so that a retry fetches the
 * module again. Rejects with the given text when a module has no default export.
 */
export const createScreenLoader = (imports: ScreenImports, noDefaultExport: (module: string) => string) => {
  const screens = new Map<PageKind, Screen>()
  return async (kind: PageKind): Promise<Screen> => {
    const known = screens.get(kind)
    if (known) return known
    const module: { default?: Screen } = await imports[kind]()
    if (!module.default) throw new Error(noDefaultExport(kind))
    screens.set(kind, module.default)
    return module.default
  }
}
