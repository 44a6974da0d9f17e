import { importAgain } from '../ui/import-again.ts'
import type { ScreenImports } from './page-module.ts'

/** One lazily loaded module for each kind of page. */
export const screenImports: ScreenImports = {
  home: () => importAgain(() => import('../screens/home.tsx')),
  docs: () => importAgain(() => import('../screens/docs.tsx')),
  document: () => importAgain(() => import('../screens/document.tsx')),
  tags: () => importAgain(() => import('../screens/tags.tsx')),
  tag: () => importAgain(() => import('../screens/tag.tsx')),
  search: () => importAgain(() => import('../screens/search.tsx')),
  'not-found': () => importAgain(() => import('../screens/not-found.tsx')),
}
