import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { isCompressed } from '../../content/is-compressed.ts'
import { sandboxFile } from '../../model/run/sandbox-path.ts'
import { limiter } from '../limiter.ts'

/**
 * Files with fewer bytes get no gzip variant, because gzip saves little there. Only requests without https and old
 * programs ask for gzip, and they get the plain file. The Brotli variant of such a file is not cached, because
 * compressing it again is faster.
 */
const leastCached = 4096

export type Encoding = 'br' | 'gz'

/**
 * Makes compressed variants of files. Takes them from the cache when the same content was compressed for the same path
 * before.
 */
export interface Compressor {
  /** Variants by extension. Empty for files that are not worth compressing. */
  compress: (path: string, content: Uint8Array) => Promise<ReadonlyMap<Encoding, Uint8Array>>
  /** Records that the variants of a file are still needed. `size` is the size of the file in bytes. */
  use: (path: string, size: number) => void
}

/**
 * Settings of Brotli. The window is just large enough for the whole content (RFC 7932: its size is a power of 2 minus
 * 16 bytes). With the default of 22 bits, the encoder prepares megabytes for every small file.
 */
const brotliOptions = (quality: number, length: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.max(
      constants.BROTLI_MIN_WINDOW_BITS,
      Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(length + 16))),
    ),
  },
})

/**
 * Hashed assets are compressed once, and every reader's browser keeps them for a year, so they get the best setting. So
 * does the page that runs samples, which changes only with the generator.
 *
 * Pages change often, so they get a faster setting. PostgreSQL and the libraries that samples import also get the
 * faster setting. The best setting would make them a tenth smaller, but takes 40 s of processor time for them alone, as
 * much as the rest of a build.
 * The next higher setting for pages would save 0.3 %. But its encoder takes another 33 MB from the system for each
 * file, twice as much. The C library does not keep so much for the next file, and Node collects garbage after every
 * other page.
 * Archives for offline reading get a still faster setting. Each edit changes several of them, with a megabyte each. They
 * grow by 2 %, and take half of the processor time.
 */
const qualityOf = (path: string): number => {
  if (path.startsWith('assets/') || path === sandboxFile) return constants.BROTLI_MAX_QUALITY
  return isArchive(path) ? 6 : 8
}

/**
 * Number of files that are compressed at the same time. One thread is as fast as the thread that makes the pages. V8
 * counts the memory of encoders as part of its heap: with three of them, it collected garbage after every other page.
 */
const atOnce = 1

/** Whether the variants of a file are cached. The other variants are made faster than they are read. */
const isKept = (path: string, size: number): boolean =>
  isCompressed(path, size) && (size >= leastCached || qualityOf(path) === constants.BROTLI_MAX_QUALITY)

const archiveName = /^(precache\/\w+)-\w+\.txt$/
const isArchive = (path: string): boolean => archiveName.test(path)

/** Key of a file's variants in the store. An archive with other content replaces the previous archive. */
const placeOf = (path: string): string => path.replace(archiveName, '$1')

/** Creates a compressor that uses the store of a cache folder. */
export const createCompressor = (cacheFolder: string): Compressor => {
  const limited = limiter(atOnce)
  const settings = `${programFingerprint(['packages/generator/src/build/output/compress.ts'])} ${process.versions.zlib} ${process.versions.brotli}`
  const store = openStore(cacheFolder, 'compressed')
  return {
    compress: async (path, content) => {
      if (!isCompressed(path, content.length)) return new Map()
      const quality = qualityOf(path)
      const brotli = brotliOptions(quality, content.length)
      if (!isKept(path, content.length)) return new Map([['br', brotliCompressSync(content, brotli)]])
      const origin = createHash('sha256').update(`${quality} ${settings}\0`).update(content).digest('hex')
      const variant = (encoding: Encoding, make: () => Promise<Uint8Array>): Promise<Uint8Array> =>
        store.readOrMake({ place: `${placeOf(path)}.${encoding}`, origin }, () => limited(make))
      const variants = new Map<Encoding, Uint8Array>([
        ['br', await variant('br', () => promisify(brotliCompress)(content, brotli))],
      ])
      if (content.length >= leastCached)
        variants.set('gz', await variant('gz', () => promisify(gzip)(content, { level: isArchive(path) ? 5 : 7 })))
      return variants
    },
    use: (path, size) => {
      if (!isKept(path, size)) return
      store.use(`${placeOf(path)}.br`)
      if (size >= leastCached) store.use(`${placeOf(path)}.gz`)
    },
  }
}
