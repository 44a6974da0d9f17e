import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { toAddress } from '../../model/path.ts'
import { readProjectFile, type CompileState } from '../compile-state.ts'
import type { ImageSize } from './avif-size.ts'
import { imageSize } from './image-size.ts'

/**
 * Publishes a file beside the document under a name that changes with its content, and returns its address; `undefined`
 * when there is no such file in the project.
 */
export const addAsset = (state: CompileState, file: string): string | undefined => {
  const bytes = readProjectFile(state, file)
  if (bytes === undefined) return undefined
  const { name, ext } = posix.parse(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const path = `/assets/${shortened(name.replace(/[^\p{L}\p{N}_-]+/gu, '-'))}-${hash}${ext.toLowerCase()}`
  state.assets.set(path, file)
  return fileAddress(state.context.baseUrl, path)
}

/** Address of a published file by its site path. A file's name, unlike a page's path, may hold what would begin a query or a fragment. */
export const fileAddress = (baseUrl: string, path: string): string =>
  toAddress(baseUrl, path).replace(/[?#]/g, encodeURIComponent)

/** Bytes of a name that leave room for the hash, the ending and that of a compressed variant, of the 255 that disks keep. */
const room = 200

const shortened = (name: string): string => {
  let short = name
  while (Buffer.byteLength(short) > room) short = [...short].slice(0, -1).join('')
  return short
}

/** Size in pixels of an image file of the project, where its format says one. */
export const assetSize = (state: CompileState, file: string): ImageSize | undefined => {
  const bytes = readProjectFile(state, file)
  return bytes && imageSize(bytes)
}
