import type { Site } from '../../content/site.ts'
import { indexFolder } from '@dev-handbook/search/index-format/index-files'
import { writeIndex } from '@dev-handbook/search/index-writer/write-index'

const written = new WeakMap<Site, ReadonlyMap<string, string>>()

/**
 * Files of the embedded search by path below the root of the output. Empty when a hosted service searches. Computed
 * once for a site.
 */
export const searchIndexFiles = (site: Site): ReadonlyMap<string, string> => {
  const known = written.get(site)
  if (known) return known
  const index = site.data.search.provider === 'embedded' ? writeIndex(site.records.all) : []
  const files = new Map([...index].map(([name, content]) => [`${indexFolder}/${name}`, content]))
  written.set(site, files)
  return files
}
