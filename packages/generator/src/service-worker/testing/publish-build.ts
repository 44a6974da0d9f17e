import type { PrecacheArchive, PrecacheEntry, PrecacheList, WorkerBuild } from '../../model/offline.ts'

/** A build under `/base/`, as its worker and its host have it. */
export interface PublishedBuild {
  build: WorkerBuild
  list: PrecacheList
  /** Responses of the host by address. Tests may change them. */
  network: Record<string, () => Response | Promise<Response>>
}

/** Entry of a file in the list of a build. */
const entryOf = async (file: string, text: string): Promise<PrecacheEntry> => {
  const digest = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [file, digest.getBigUint64(0).toString(16).padStart(16, '0'), text.length]
}

/**
 * Publishes texts by file. `offline-shell.html` is the frame, and scripts in `assets/` show a page from its data. All
 * files from number `archived` on are also in one archive, `/base/precache/archive.txt`.
 */
export const publishBuild = async (
  hash: string,
  files: Readonly<Record<string, string>>,
  archived = Infinity,
): Promise<PublishedBuild> => {
  const entries = await Promise.all(Object.entries(files).map(([file, text]) => entryOf(file, text)))
  // Pages of one build do not run under the policy of another build.
  const headers = { 'Content-Security-Policy': `of ${hash}` }
  const packed = Object.values(files).slice(archived)
  const archives: PrecacheArchive[] = packed.length > 0 ? [['archive', archived, packed.length]] : []
  const [shell, notFound] = ['offline-shell.html', '404.html']
  const list: PrecacheList = { version: 1, headers, shell, notFound, files: entries, archives }
  const boot = entries.filter(([file]) => file.startsWith('assets/'))
  const build: WorkerBuild = {
    baseUrl: '/base/',
    rightToLeft: [],
    list: hash,
    headers,
    shell: entries.find(([file]) => file === list.shell) ?? ['', '', 0],
    boot,
  }
  const network: PublishedBuild['network'] = { [`/base/precache/${hash}.json`]: () => Response.json(list) }
  for (const [file, text] of Object.entries(files)) network[`/base/${file}`] = () => new Response(text)
  if (packed.length > 0) network['/base/precache/archive.txt'] = () => new Response(packed.join(''))
  return { build, list, network }
}
