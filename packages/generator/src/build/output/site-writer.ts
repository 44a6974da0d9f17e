import { createHash } from 'node:crypto'
import type { PrecacheEntry } from '../../model/offline.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import type { BuildRecord, FileRecord } from './build-record.ts'
import { createCompressor } from './compress.ts'
import type { Output } from './output.ts'
import { checkPrivacy, type PrivateFact } from './private-facts.ts'

type Content = string | Uint8Array

/** Writes the files of a site into the output, or takes them over from the last build. */
export interface SiteWriter {
  /** Writes a file and its compressed variants. */
  write: (path: string, content: Content) => Promise<void>
  /** The same for content that is expensive to make. `source` changes with everything that the content depends on. */
  writeMade: (path: string, source: string, make: () => Content | Promise<Content>) => Promise<void>
  /**
   * Takes over a file of the last build that was written from this source, if no program has changed the file. Returns
   * whether it did. The source of a file that `write` wrote is its `contentSource`.
   */
  keep: (path: string, source: string) => boolean
  /** Reads a file of the new output. */
  read: (path: string) => Uint8Array
  /**
   * Writes a file for hosts or programs, which no reader fetches. The file is not compressed and not stored for offline
   * reading.
   */
  writePlain: (path: string, content: string) => Promise<void>
  /** The same for content that is expensive to make, see `writeMade`. */
  writePlainMade: (path: string, source: string, make: () => string) => Promise<void>
  /** Every file that readers fetch. */
  readonly entries: readonly PrecacheEntry[]
  /** The facts about the published files, without files that another program has changed since they were written. */
  record: () => Record<string, FileRecord>
}

interface WriterOptions {
  output: Output
  cacheFolder: string
  secrets: readonly PrivateFact[]
  /** Files of the last build, if the same program wrote them under the same conditions. */
  last: BuildRecord['files']
  /** Whether the cache entries of files that are taken over are recorded as used. */
  recordsUse: boolean
}

const hashOf = (...parts: Content[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** The source of a file that is written with its content. */
export const contentSource = (content: Content): string => hashOf(content)

/** Fingerprint of the program that writes files, and of the texts that it must not write. */
export const writerFingerprint = (secrets: readonly PrivateFact[]): string =>
  hashOf(
    // The whole program counts, because the record of a page contains only a hash of the page's inputs.
    programFingerprint(['packages', 'package-lock.json']),
    JSON.stringify(secrets),
  ).slice(0, 20)

/** Returns a writer of a site into an output. */
export const createSiteWriter = ({ output, cacheFolder, secrets, last, recordsUse }: WriterOptions): SiteWriter => {
  const compressor = createCompressor(cacheFolder)
  const entries: PrecacheEntry[] = []
  const done = new Map<string, Omit<FileRecord, 'states'> & { variants: readonly string[] }>()

  /** Takes over a file when its state is still the state that the last build recorded. */
  const keep = (path: string, source: string, isFetched = true): boolean => {
    const known = last[path]
    if (known?.source !== source) return false
    const variants = Object.keys(known.states)
    const states = variants.map((variant) => output.lastState(path + variant))
    if (states.some((state, index) => state?.whole !== known.states[variants[index] ?? ''])) return false
    states.forEach((state, index) => state && output.keep(path + variants[index], state))
    const { states: _, ...facts } = known
    done.set(path, { ...facts, variants })
    if (recordsUse) compressor.use(path, known.size)
    if (isFetched) entries.push([path, known.revision, known.size])
    return true
  }

  const writeAnew = async (path: string, source: string, bytes: Uint8Array, revision: string): Promise<void> => {
    checkPrivacy(path, bytes, secrets)
    entries.push([path, revision, bytes.byteLength])
    await output.write(path, bytes)
    const variants = await compressor.compress(path, bytes)
    for (const [encoding, compressed] of variants) await output.write(`${path}.${encoding}`, compressed)
    const names = [...variants.keys()].map((encoding) => `.${encoding}`)
    done.set(path, {
      source,
      revision,
      size: bytes.byteLength,
      variants: ['', ...names],
    })
  }

  const bytesOf = (content: Content): Uint8Array =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content
  /** Identifier of a content for offline mode: the first 16 hexadecimal digits of its SHA-256. */
  const revisionOf = (hash: string): string => hash.slice(0, 16)

  const writePlainMade: SiteWriter['writePlainMade'] = async (path, source, make) => {
    if (keep(path, source, false)) return
    const content = make()
    checkPrivacy(path, bytesOf(content), secrets)
    await output.write(path, content)
    done.set(path, {
      source,
      revision: revisionOf(hashOf(content)),
      size: Buffer.byteLength(content),
      variants: [''],
    })
  }

  return {
    write: async (path, content) => {
      const hash = contentSource(content)
      if (!keep(path, hash)) await writeAnew(path, hash, bytesOf(content), revisionOf(hash))
    },
    writeMade: async (path, source, make) => {
      if (keep(path, source)) return
      const bytes = bytesOf(await make())
      await writeAnew(path, source, bytes, revisionOf(hashOf(bytes)))
    },
    writePlain: (path, content) => writePlainMade(path, contentSource(content), () => content),
    writePlainMade,
    keep: (path, source) => keep(path, source),
    read: output.read,
    entries,
    record: () =>
      Object.fromEntries(
        [...done].flatMap(([path, { variants, ...known }]): [string, FileRecord][] => {
          const states = variants.map((variant) => [variant, output.state(path + variant)] as const)
          return states.some(([, state]) => state === undefined)
            ? []
            : [[path, { ...known, states: Object.fromEntries(states) as Record<string, string> }]]
        }),
      ),
  }
}
