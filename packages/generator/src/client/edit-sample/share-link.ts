/** A changed sample, as a link carries it. */
export interface SharedSample {
  /** Identifies the sample on the page: `Editable.id`. */
  id: string
  /** The code of its blocks, in their order. */
  codes: readonly string[]
}

/** Why a link cannot be read: it is damaged or too large, or the browser cannot decompress it. */
export type LinkFault = 'broken' | 'unsupported'

/** The text before the sample in the hash of an address. */
export const linkPrefix = '#edit='

/** Longest link (characters, without address and prefix). Mail and chat programs cut longer addresses. */
export const linkLimit = 8000

/** Longest text of a sample that is taken out of a link (bytes of UTF-8). A link of a few kilobytes can hold megabytes. */
export const sampleLimit = 100_000

/** The format that browsers know by this name, or `undefined` in a browser without it. */
const transformOf = <Kind extends 'CompressionStream' | 'DecompressionStream'>(
  name: Kind,
): InstanceType<(typeof globalThis)[Kind]> | undefined => {
  try {
    // SAFETY: the constructor of that name makes such an object.
    return new globalThis[name]('deflate-raw') as InstanceType<(typeof globalThis)[Kind]>
  } catch {
    return undefined
  }
}

/**
 * Returns the bytes that a transform makes of the given bytes. Throws a `RangeError` as soon as there are more than
 * `limit`.
 */
const transformed = async (
  bytes: Uint8Array<ArrayBuffer>,
  { by, limit }: { by: CompressionStream | DecompressionStream; limit: number },
): Promise<Uint8Array<ArrayBuffer>> => {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > limit) {
      void reader.cancel().catch(() => {})
      throw new RangeError(`A link holds more than ${limit} bytes.`)
    }
    parts.push(next.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

/**
 * Writes a changed sample as text for the hash of an address: `1` and its deflated JSON, or `0` and the JSON itself in a
 * browser that does not compress, in Base64 for addresses. Resolves to `undefined` for a sample that is too long.
 */
export const writeLink = async ({ id, codes }: SharedSample): Promise<string | undefined> => {
  const bytes = new TextEncoder().encode(JSON.stringify([id, ...codes]))
  if (bytes.length > sampleLimit) return undefined
  const by = transformOf('CompressionStream')
  const payload = by
    ? `1${toBase64Url(await transformed(bytes, { by, limit: sampleLimit }))}`
    : `0${toBase64Url(bytes)}`
  return payload.length > linkLimit ? undefined : payload
}

/** Reads a link of `writeLink`. For any other text it resolves to a fault. No part of the text is evaluated. */
export const readLink = async (payload: string): Promise<SharedSample | LinkFault> => {
  const [, format, text = ''] = /^([01])([\w-]+)$/.exec(payload.slice(0, linkLimit + 1)) ?? []
  if (format === undefined || payload.length > linkLimit) return 'broken'
  const by = format === '1' ? transformOf('DecompressionStream') : undefined
  if (format === '1' && !by) return 'unsupported'
  try {
    const bytes = fromBase64Url(text)
    const plain = by ? await transformed(bytes, { by, limit: sampleLimit }) : bytes
    const [id, ...codes] = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) as unknown[]
    const isText = (value: unknown): value is string => typeof value === 'string'
    return isText(id) && codes.length > 0 && codes.every(isText) ? { id, codes } : 'broken'
  } catch {
    return 'broken'
  }
}
