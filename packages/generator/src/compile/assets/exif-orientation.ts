const orientationTag = 0x01_12

/**
 * Whether the Exif data of a picture turns it by a quarter, so that its width is shown as its height. These are the
 * orientations 5 to 8 (CIPA DC-008, tag 0x0112). `segment` is the content of an APP1 segment. Other or damaged data
 * turn nothing.
 */
export const isTurnedByExif = (segment: Buffer): boolean => {
  try {
    const orientation = orientationIn(segment)
    return orientation !== undefined && orientation >= 5 && orientation <= 8
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Throws a `RangeError` when the data end too early. */
const orientationIn = (segment: Buffer): number | undefined => {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return undefined
  const tiff = segment.subarray(6)
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return undefined
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12)
  const entry = entries.find((at) => short(at) === orientationTag)
  return entry === undefined ? undefined : short(entry + 8)
}
