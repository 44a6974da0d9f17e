import { closeSync, ftruncateSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Stores texts on disk instead of in memory, for the duration of one run. */
export interface TextSpool {
  /** Stores a text, or its UTF-8 bytes, and returns a function that reads it. */
  put: (text: string | Uint8Array) => () => string
  /** Closes the file. The stored texts cannot be read any more. */
  close: () => void
}

/**
 * Opens a spool in a cache folder. No other program writes to it. A text is therefore read exactly as it was stored,
 * even when its source file changes later. When the file cannot be written, texts stay in memory.
 */
export const openTextSpool = (cacheFolder: string): TextSpool => {
  const file = join(cacheFolder, `texts.${process.pid}.${performance.now()}`)
  let descriptor: number | undefined
  try {
    mkdirSync(cacheFolder, { recursive: true })
    descriptor = openSync(file, 'wx+')
  } catch {
    // The disk is read-only or full.
  }
  // A file without a name disappears when this process ends, however it ends. Not every system can remove the name of a
  // file in use.
  if (descriptor !== undefined) remove(file)

  let end = 0
  const write = (bytes: Uint8Array): number | undefined => {
    if (descriptor === undefined) return undefined
    const start = end
    try {
      for (let done = 0; done < bytes.length;)
        done += writeSync(descriptor, bytes, done, bytes.length - done, start + done)
      end = start + bytes.length
      return start
    } catch {
      return undefined
    }
  }
  /** The last text that was read: a page reads its text several times in succession. */
  let last = { start: -1, text: '' }
  const read = (start: number, length: number): string => {
    if (descriptor === undefined) throw new Error('The texts of this run have already been released.')
    // The text after an empty text begins at the same position.
    if (length === 0) return ''
    if (last.start === start) return last.text
    const bytes = Buffer.allocUnsafe(length)
    for (let done = 0; done < length;) {
      const count = readSync(descriptor, bytes, done, length - done, start + done)
      if (count === 0) throw new Error(`The file of texts ${file} was cut short while it was in use.`)
      done += count
    }
    last = { start, text: bytes.toString('utf8') }
    return last.text
  }
  // Created outside of `put`: closures share their scope, and would keep the text and its bytes in memory.
  const stored = (start: number, length: number) => () => read(start, length)
  return {
    put: (text) => {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text
      const start = write(bytes)
      return start === undefined ? held(text) : stored(start, bytes.length)
    },
    close: () => {
      if (descriptor === undefined) return
      ftruncateSync(descriptor)
      closeSync(descriptor)
      descriptor = undefined
      remove(file)
    },
  }
}

const held = (text: string | Uint8Array) => {
  const decoded = typeof text === 'string' ? text : Buffer.from(text).toString()
  return () => decoded
}

const remove = (file: string): void => {
  try {
    rmSync(file, { force: true })
  } catch {
    // The file is in use.
  }
}
