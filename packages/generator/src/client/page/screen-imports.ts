import { retryableImport } from '../ui/retryable-import.ts'
import type { ScreenImports } from './page-module.ts'

/** One lazily loaded module for each kind of page. */
export const screenImports: ScreenImports = {
  home: retryableImport(() => import('../screens/home.tsx')),
  docs: retryableImport(() => import('../screens/docs.tsx')),
  document: retryableImport(() => import('../screens/document.tsx')),
  tags: retryableImport(() => import('../screens/tags.tsx')),
  tag: retryableImport(() => import('../screens/tag.tsx')),
  search: retryableImport(() => import('../screens/search.tsx')),
  'not-found': retryableImport(() => import('../screens/not-found.tsx')),
}
