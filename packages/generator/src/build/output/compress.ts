import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { isCompressed } from '../../content/is-compressed.ts'
import { limiter } from '../limiter.ts'

/**
 * Files of fewer bytes get no gzip variant: gzip saves little there. Only requests without https and old programs ask for
 * it, and they get the plain file. Their Brotli variant is not kept in the cache, because compressing again is faster.
 */
const leastCached = 4096

export type Encoding = 'br' | 'gz'

/** Makes compressed variants of files, from the cache where the same content was compressed for the same path before. */
export interface Compressor {
  /** Variants by extension; none for what does not compress. */
  compress: (path: string, content: Uint8Array) => Promise<ReadonlyMap<Encoding, Uint8Array>>
  /** Notes that the variants of a file are still needed. `size` is that of the file, in bytes. */
  use: (path: string, size: number) => void
}

/**
 * Settings of Brotli. Its window (RFC 7932, its size is 2 to this minus 16 bytes) holds the whole content and no more: the
 * default of 22 bits makes the encoder prepare megabytes for every small file.
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

/** The page that runs samples is a program, which changes with the generator only. */
const sandboxFile = 'sandbox.html'

/**
 * Hashed assets are compressed once and fetched for a year by every reader; pages change often, so they get a faster setting.
 * So do PostgreSQL and the libraries that samples import, though they would become a tenth smaller: for these alone, the
 * best setting takes 40 s of processor time, as much as the rest of a build. A step more for pages would save 0.3 %, but its
 * encoder takes another 33 MB from the system for each file, twice as much: more than the C library keeps at hand for the
 * next one, and so much that Node collects garbage after every other page.
 */
const qualityOf = (path: string): number =>
  path.startsWith('assets/') || path === sandboxFile ? constants.BROTLI_MAX_QUALITY : 8

/**
 * Files that are compressed at once. One thread keeps up with the thread that makes the pages, and V8 counts what encoders
 * take as part of its heap: with three of them, it collected garbage after every other page.
 */
const atOnce = 1

/** Whether the variants of a file are kept: others are made faster than they are read. */
const isKept = (path: string, size: number): boolean =>
  isCompressed(path, size) && (size >= leastCached || qualityOf(path) === constants.BROTLI_MAX_QUALITY)

/** Where the store keeps the variants of a file. An archive with other content takes the place of the one before. */
const placeOf = (path: string): string => path.replace(/^(precache\/\w+)-\w+\.txt$/, '$1')

/** Compresses with the store of a cache folder. */
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
        variants.set('gz', await variant('gz', () => promisify(gzip)(content, { level: 7 })))
      return variants
    },
    use: (path, size) => {
      if (!isKept(path, size)) return
      store.use(`${placeOf(path)}.br`)
      if (size >= leastCached) store.use(`${placeOf(path)}.gz`)
    },
  }
}
