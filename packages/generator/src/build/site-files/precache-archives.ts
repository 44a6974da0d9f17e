import { createHash } from 'node:crypto'
import { archiveFile, type PrecacheArchive, type PrecacheEntry, type PrecacheList } from '../../model/offline.ts'

/** Most bytes of an archive: the worker holds four of them at the same time. */
const largest = 1_000_000
/** Files from this size on (bytes) are fetched by themselves: a request is a small part of what they take. */
const large = 256_000
/** Texts only: an archive of them is a text too, which hosts compress. The worker knows their types by their endings. */
const isText = (file: string): boolean => /\.(?:html|json|js|css|svg|webmanifest)$/.test(file)

/** What archives do not mix: files that change together, or look alike. */
const kindOf = (file: string): string => {
  if (file.endsWith('.html')) return 'pages'
  // Names and texts of sections change with their document. The terms of all documents are mixed.
  if (file.startsWith('search/shards/')) return file.includes('-') ? 'search texts' : 'search terms'
  return file.split('/', 1)[0] ?? ''
}

const sizeOf = (files: readonly PrecacheEntry[]): number => files.reduce((sum, [, , size]) => sum + size, 0)
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Name of an archive: a part that stays when contents change, and a hash of all names and contents. */
const nameOf = (group: readonly PrecacheEntry[]): string =>
  `${hashOf(group[0]?.[0] ?? '').slice(0, 8)}-${hashOf(JSON.stringify(group))}`

/**
 * Puts the files of offline mode in an order in which those of an archive stand side by side, and returns the archives.
 * Kinds stay in the order of their first files. An archive holds neighbours by name: another content of a file changes
 * its own archive only, and another file changes hardly more.
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
 * Cuts files into groups that are small enough. A cut is in the middle third, in front of the file whose name has the
 * least hash. So it stays at its place while files come and go.
 */
const cut = (files: readonly PrecacheEntry[]): (readonly PrecacheEntry[])[] => {
  if (files.length < 2 || sizeOf(files) <= largest) return [files]
  const third = Math.floor(files.length / 3)
  const middle = files.slice(Math.max(1, third), Math.max(2, files.length - third))
  const hashes = middle.map(([file]) => hashOf(file))
  const at = files.indexOf(middle[hashes.indexOf(hashes.toSorted()[0] ?? '')] as PrecacheEntry)
  return [...cut(files.slice(0, at)), ...cut(files.slice(at))]
}

/** The archives of a list: paths below the root of the output, and the files whose contents they hold, in turn. */
export const archivesOf = ({ files, archives }: PrecacheList): [path: string, files: string[]][] =>
  archives.map(([name, start, count]) => [archiveFile(name), files.slice(start, start + count).map(([file]) => file)])
