import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { limiter } from './limiter.ts'

const compressible = /\.(?:html|json|md|txt|xml|svg|js|css|webmanifest|wasm)$/
/** Below this size (bytes) the headers outweigh the gain. */
const smallest = 512
/**
 * Below this size the little that gzip saves is not worth a file: only requests without https and old programs ask for it,
 * and the plain file is there. Brotli is made at once and is not kept, which would take longer than to make it again.
 */
const brief = 4096

export type Encoding = 'br' | 'gz'

/** Makes compressed variants of files, from a cache on disk where the same content was compressed before. */
export interface Compressor {
  /** Variants by extension; empty for what does not compress. */
  compress: (path: string, content: Uint8Array) => Promise<ReadonlyMap<Encoding, Uint8Array>>
}

/**
 * Settings of Brotli. Its window (RFC 7932, its size is 2 to this minus 16 bytes) holds the whole content and no more: the
 * default of 22 bits makes the encoder prepare megabytes for every small file.
 */
const brotliOptions = (quality: number, length: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(length + 16)))),
  },
})

/**
 * Hashed assets are compressed once and fetched for a year; pages change often, so they get a faster setting. A step more
 * would save 0.3 % of a page, but its encoder takes 33 MB anew from the system for each file, twice as much: more than the
 * C library keeps at hand for the next one, and so much that Node collects garbage after every other page.
 */
const qualityOf = (path: string): number => (path.startsWith('assets/') ? constants.BROTLI_MAX_QUALITY : 8)

/** Files that are compressed at once: each takes memory and a thread of Node's pool, which also writes and draws. */
const atOnce = 3

export const createCompressor = (cacheFolder: string): Compressor => {
  const limited = limiter(atOnce)
  const cached = async (key: string, encoding: Encoding, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const file = join(cacheFolder, 'compressed', key.slice(0, 2), `${key.slice(2)}.${encoding}`)
    const known = await readFile(file).catch(() => null)
    if (known && known.length > 0) return known
    const made = await limited(make)
    await mkdir(dirname(file), { recursive: true })
    // A build that is stopped here must not leave half a file to the next one.
    const temporary = `${file}.${process.pid}.${randomUUID()}`
    await writeFile(temporary, made)
    await rename(temporary, file)
    return made
  }
  return {
    compress: async (path, content) => {
      if (!compressible.test(path) || content.length < smallest) return new Map()
      const quality = qualityOf(path)
      const brotli = brotliOptions(quality, content.length)
      if (content.length < brief && quality < constants.BROTLI_MAX_QUALITY) return new Map([['br', brotliCompressSync(content, brotli)]])
      const key = createHash('sha256').update(`fitted ${quality} ${process.versions.zlib} ${process.versions.brotli}\0`).update(content).digest('hex')
      const variants = new Map<Encoding, Uint8Array>([['br', await cached(key, 'br', () => promisify(brotliCompress)(content, brotli))]])
      if (content.length >= brief) variants.set('gz', await cached(key, 'gz', () => promisify(gzip)(content, { level: 7 })))
      return variants
    },
  }
}
