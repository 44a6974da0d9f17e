import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { limiter } from './limiter.ts'

const compressible = /\.(?:html|json|md|txt|xml|svg|js|css|webmanifest|wasm)$/
/** Below this size (bytes) the headers outweigh the gain. */
const smallest = 512

export type Encoding = 'br' | 'gz'

/** Makes compressed variants of files, from a cache on disk where the same content was compressed before. */
export interface Compressor {
  /** Variants by extension; empty for what does not compress. */
  compress: (path: string, content: Uint8Array) => Promise<ReadonlyMap<Encoding, Uint8Array>>
}

/**
 * The window of Brotli (RFC 7932, its size is 2 to this minus 16 bytes) that holds a whole content. The default of 22 bits
 * makes the encoder prepare megabytes for every small file: 15 times the processor time for a shard of the search.
 */
const windowBits = (length: number): number => Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(length + 16))))

/** Threads that Node compresses with. Each encoder holds some 6 MB from the moment it is made, so no more are made at once. */
const atOnce = 4

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
      // Hashed assets are compressed once and fetched for a year; pages change often, so they get the faster setting.
      const quality = path.startsWith('assets/') ? 11 : 9
      const key = createHash('sha256').update(`fitted ${quality} ${process.versions.zlib} ${process.versions.brotli}\0`).update(content).digest('hex')
      const [br, gz] = await Promise.all([
        cached(key, 'br', () =>
          promisify(brotliCompress)(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length) },
          }),
        ),
        cached(key, 'gz', () => promisify(gzip)(content, { level: 9 })),
      ])
      return new Map<Encoding, Uint8Array>([['br', br], ['gz', gz]])
    },
  }
}
