import type { Page } from 'playwright-core'

/** Counts the documents that a page loads from now on. Client navigation adds none. */
export const countLoads = (page: Page): { readonly count: number } => {
  const loads = { count: 0 }
  page.on('load', () => loads.count++)
  return loads
}
