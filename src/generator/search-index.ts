import type { Site } from '../pipeline/site.ts'
import { indexFolder } from '../search/index-format/index-files.ts'
import { writeIndex } from '../search/index-writer/write-index.ts'

const written = new WeakMap<Site, ReadonlyMap<string, string>>()

/** Files of the embedded search by path below the root of the output; none when a hosted service searches. Made once for a site. */
export const searchIndexFiles = (site: Site): ReadonlyMap<string, string> => {
  const known = written.get(site)
  if (known) return known
  const index = site.data.search.provider === 'embedded' ? writeIndex(site.records) : []
  const files = new Map([...index].map(([name, content]) => [`${indexFolder}/${name}`, content]))
  written.set(site, files)
  return files
}
