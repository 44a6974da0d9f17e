import { closeSync, ftruncateSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Holds texts on disk instead of in memory, for as long as one run takes. */
export interface TextSpool {
  /** Takes a text, or its UTF-8 bytes, and returns how to read it again. */
  put: (text: string | Uint8Array) => () => string
  /** Lets go of the disk; what was put cannot be read any more. */
  close: () => void
}

/**
 * Opens a spool in a cache folder. Nobody else writes to it, so that a text is read as it was put, whatever becomes meanwhile of
 * the file that it was made from. A disk that refuses costs memory.
 */
export const openTextSpool = (cacheFolder: string): TextSpool => {
  const file = join(cacheFolder, `texts.${process.pid}.${performance.now()}`)
  let descriptor: number | undefined
  try {
    mkdirSync(cacheFolder, { recursive: true })
    descriptor = openSync(file, 'wx+')
  } catch {
    // Read-only or full.
  }
  // Without a name it is gone when this process ends, however it ends. Not every system can do that with a file in use.
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
  /** A page is asked for its text several times on end. */
  let last = { start: -1, text: '' }
  const read = (start: number, length: number): string => {
    if (descriptor === undefined) throw new Error('The texts of this run have already been released.')
    // What follows an empty text begins where that does.
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
  // Made outside of `put`: functions share what they are made beside, and would hold the text and its bytes.
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
    // In use.
  }
}
