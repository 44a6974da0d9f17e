import type { ScreenImports } from './page-module.ts'

/** One lazily loaded module for each kind of page. */
export const screenImports: ScreenImports = {
  home: () => import('../screens/home.tsx'),
  docs: () => import('../screens/docs.tsx'),
  document: () => import('../screens/document.tsx'),
  tags: () => import('../screens/tags.tsx'),
  tag: () => import('../screens/tag.tsx'),
  search: () => import('../screens/search.tsx'),
  'not-found': () => import('../screens/not-found.tsx'),
}
