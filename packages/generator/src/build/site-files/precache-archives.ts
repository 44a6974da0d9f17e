import { createHash } from 'node:crypto'
import {
  archiveFile,
  type PrecacheArchive,
  type PrecacheEntry,
  type PrecacheList,
  sizeOfFiles,
} from '../../model/offline.ts'

/** Largest size of an archive in bytes. The worker holds four archives in memory at the same time. */
const largest = 1_000_000
/**
 * Files of at least this size (bytes) are fetched separately: the overhead of a request is small compared with their
 * size.
 */
const large = 256_000
/**
 * Only text files are archived: an archive of them is a text too, which hosts compress. The worker knows their content
 * types from their extensions.
 */
const isText = (file: string): boolean => /\.(?:html|json|js|css|svg|txt|webmanifest)$/.test(file)

/** The kind of a file. An archive has files of one kind, which change together or have similar contents. */
const kindOf = (file: string): string => {
  if (file.endsWith('.html')) return 'pages'
  // Names and texts of sections change with their document. The files of terms mix the terms of all documents.
  if (file.startsWith('search/shards/')) return file.includes('-') ? 'search texts' : 'search terms'
  return file.split('/', 1)[0] ?? ''
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Name of an archive: a part that stays when contents change, and a hash of all names and contents. */
const nameOf = (group: readonly PrecacheEntry[]): string =>
  `${hashOf(group[0]?.[0] ?? '').slice(0, 8)}-${hashOf(JSON.stringify(group))}`

/**
 * Orders the files of offline mode so that the files of each archive are side by side, and returns the archives. Kinds
 * keep the order of their first files. An archive contains files with neighbouring names. A change of a file's content
 * changes only its own archive, and adding a file changes few other archives.
 */
export const planArchives = (given: readonly PrecacheEntry[]): Pick<PrecacheList, 'files' | 'archives'> => {
  const kinds = new Map<string, PrecacheEntry[]>()
  const alone: PrecacheEntry[] = []
  for (const entry of given) {
    const [file, , size] = entry
    if (!isText(file) || size >= large) {
      alone.push(entry)
      continue
    }
    const kind = kinds.get(kindOf(file))
    if (kind) kind.push(entry)
    else kinds.set(kindOf(file), [entry])
  }
  const files: PrecacheEntry[] = []
  const archives: PrecacheArchive[] = []
  for (const entries of kinds.values()) {
    for (const group of cut(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))) {
      if (group.length > 1) archives.push([nameOf(group), files.length, group.length])
      files.push(...group)
    }
  }
  return { files: [...files, ...alone], archives }
}

/**
 * Divides files into groups that are small enough. The cut is in the middle third, before the file whose name has the
 * smallest hash. This way the cut usually keeps its place when files are added or removed.
 */
const cut = (files: readonly PrecacheEntry[]): (readonly PrecacheEntry[])[] => {
  if (files.length < 2 || sizeOfFiles(files) <= largest) return [files]
  const third = Math.floor(files.length / 3)
  const middle = files.slice(Math.max(1, third), Math.max(2, files.length - third))
  const hashes = middle.map(([file]) => hashOf(file))
  const at = files.indexOf(middle[hashes.indexOf(hashes.toSorted()[0] ?? '')] as PrecacheEntry)
  return [...cut(files.slice(0, at)), ...cut(files.slice(at))]
}

/** The archives of a list: paths below the root of the output, and the files whose contents they contain, in order. */
export const archivesOf = ({ files, archives }: PrecacheList): [path: string, files: string[]][] =>
  archives.map(([name, start, count]) => [archiveFile(name), files.slice(start, start + count).map(([file]) => file)])
