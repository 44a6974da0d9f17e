import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { isCompressed } from '../../content/is-compressed.ts'
import { cachedFile, sweepFolder } from '../cache-file.ts'
import { limiter } from '../limiter.ts'

/**
 * Below this size the little that gzip saves is not worth a file: only requests without https and old programs ask for it,
 * and the plain file is there. Brotli is made at once and is not kept, which would take longer than to make it again.
 */
const brief = 4096

export type Encoding = 'br' | 'gz'

/** Makes compressed variants of files, from a cache on disk where the same content was compressed before. */
export interface Compressor {
  compress: (path: string, content: Uint8Array) => Promise<Compressed>
  /** Removes from the cache what has none of these names, and what builds that were stopped have left there. */
  sweep: (names: ReadonlySet<string>) => void
}

export interface Compressed {
  /** By extension; empty for what does not compress. */
  variants: ReadonlyMap<Encoding, Uint8Array>
  /** By which the cache holds them, if it does. */
  name?: string
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

/**
 * Hashed assets are compressed once and fetched for a year; pages change often, so they get a faster setting. A step more
 * would save 0.3 % of a page, but its encoder takes 33 MB anew from the system for each file, twice as much: more than the
 * C library keeps at hand for the next one, and so much that Node collects garbage after every other page.
 */
const qualityOf = (path: string): number => (/^(?:assets|run\/modules)\//.test(path) ? constants.BROTLI_MAX_QUALITY : 8)

/**
 * Files that are compressed at once. One thread keeps up with the one that makes the pages, and V8 counts what encoders
 * take as part of its heap: with three of them, it collected garbage after every other page.
 */
const atOnce = 1

/** Compresses with the cache below a cache folder. */
export const createCompressor = (cacheFolder: string): Compressor => {
  const limited = limiter(atOnce)
  const settings = `${programFingerprint(['packages/generator/src/build/output/compress.ts'])} ${process.versions.zlib} ${process.versions.brotli}`
  const folder = join(cacheFolder, 'compressed')
  const cached = (name: string, encoding: Encoding, make: () => Promise<Uint8Array>): Promise<Uint8Array> =>
    cachedFile(join(folder, name.slice(0, 2), `${name.slice(2)}.${encoding}`), () => limited(make))
  return {
    compress: async (path, content) => {
      if (!isCompressed(path, content.length)) return { variants: new Map() }
      const quality = qualityOf(path)
      const brotli = brotliOptions(quality, content.length)
      if (content.length < brief && quality < constants.BROTLI_MAX_QUALITY)
        return { variants: new Map([['br', brotliCompressSync(content, brotli)]]) }
      const name = createHash('sha256').update(`${quality} ${settings}\0`).update(content).digest('hex').slice(0, 32)
      const variants = new Map<Encoding, Uint8Array>([
        ['br', await cached(name, 'br', () => promisify(brotliCompress)(content, brotli))],
      ])
      if (content.length >= brief)
        variants.set('gz', await cached(name, 'gz', () => promisify(gzip)(content, { level: 7 })))
      return { variants, name }
    },
    sweep: (names) => {
      const starts = new Set([...names].map((name) => name.slice(0, 2)))
      sweepFolder(folder, (start) => starts.has(start))
      for (const start of starts)
        sweepFolder(join(folder, start), (file) => names.has(start + file.replace(/\.(?:br|gz)$/, '')))
    },
  }
}
