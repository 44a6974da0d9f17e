import { archiveFile, type PrecacheEntry, type PrecacheList, sizeOfFiles } from '../model/offline.ts'
import { answerOf, revisionOf } from './fetch-verified.ts'
import { fileAddress } from './storage-keys.ts'

/** Missing files that are fetched one after the other, or all together from the archive that contains them. */
export interface StoringJob {
  missing: PrecacheEntry[]
  archive?: { name: string; files: readonly PrecacheEntry[] }
}

/**
 * Number of bytes of files that arrive in the time that one more request takes. On slow 4G, each file of the handbook
 * that was fetched separately took 46 ms more. In that time 8 kB arrive, which is the compressed size of 30 kB.
 */
const requestCost = 30_000

/**
 * Divides the missing files of a list into jobs, in the order of the list. Many missing files of an archive come with
 * the archive. A few missing files, as after an update, are fetched separately.
 */
export const storingJobs = (
  { files, archives }: Pick<PrecacheList, 'files' | 'archives'>,
  missing: readonly PrecacheEntry[],
): StoringJob[] => {
  const wanted = new Set(missing)
  const jobs = new Map<PrecacheEntry, StoringJob>()
  for (const [name, start, count] of archives) {
    const all = files.slice(start, start + count)
    const some = all.filter((file) => wanted.has(file))
    if (some.length > 1 && sizeOfFiles(all) <= sizeOfFiles(some) + requestCost * (some.length - 1)) {
      for (const file of some) wanted.delete(file)
      jobs.set(some[0] as PrecacheEntry, { missing: some, archive: { name, files: all } })
    }
  }
  return missing.flatMap((file) => jobs.get(file) ?? (wanted.has(file) ? { missing: [file] } : []))
}

interface ArchiveRequest {
  baseUrl: string
  name: string
  signal: AbortSignal
}

/**
 * Resolves to the content of an archive, or to `undefined` when the host does not have it. Rejects when the connection
 * fails.
 */
export const fetchArchive = async ({
  baseUrl,
  name,
  signal,
}: ArchiveRequest): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  // The needed parts are stored as files, so the browser's own cache needs no copy.
  const init: RequestInit = { cache: 'no-store', credentials: 'same-origin', signal }
  const response = await fetch(fileAddress(baseUrl, archiveFile(name)), init)
  return response.status === 200 ? new Uint8Array(await response.arrayBuffer()) : undefined
}

interface ArchiveContent {
  job: StoringJob
  content: Uint8Array<ArrayBuffer>
  keep: (file: PrecacheEntry, response: Response) => Promise<void>
}

/**
 * Keeps the missing files of a job from the content of its archive. Each file is verified separately. Resolves to the
 * damaged files, which are still missing.
 */
export const unpack = async ({ job, content, keep }: ArchiveContent): Promise<PrecacheEntry[]> => {
  const { missing, archive } = job
  const wanted = new Set(missing)
  let end = 0
  for (const file of archive?.files ?? []) {
    const [name, revision, size] = file
    const bytes = content.subarray(end, (end += size))
    if (!wanted.has(file) || (await revisionOf(bytes)) !== revision) continue
    await keep(file, answerOf(name, bytes))
    wanted.delete(file)
  }
  return [...wanted]
}
