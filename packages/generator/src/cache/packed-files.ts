/** Packs files that belong together into one content, so that they are kept, damaged and replaced as a whole. */
export const packFiles = (files: ReadonlyMap<string, Uint8Array>): Buffer => {
  const list = Buffer.from(JSON.stringify([...files].map(([path, { byteLength }]) => [path, byteLength])))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(list.length)
  return Buffer.concat([length, list, ...files.values()])
}

/** Returns the files that `packFiles` packed, by path, in the same order. */
export const unpackFiles = (packed: Buffer): Map<string, Buffer> => {
  let end = 4 + packed.readUInt32BE(0)
  // SAFETY: the store returns what was written.
  const list = JSON.parse(packed.toString('utf8', 4, end)) as [path: string, length: number][]
  return new Map(list.map(([path, length]) => [path, packed.subarray(end, (end += length))]))
}
