/** Width of each character of a font, in ems. A missing character has the width of the replacement glyph. */
export type Advances = (character: string) => number

/**
 * Reads the widths of characters from a TrueType font, because texts are laid out without a browser. Throws for a font
 * without the needed tables, or whose character map does not have format 4 (the basic plane).
 */
export const readAdvances = (font: Buffer): Advances => {
  const tables = readTables(font)
  const table = (name: string): number => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`The font has no table "${name}".`)
    return offset
  }
  const unitsPerEm = font.readUInt16BE(table('head') + 18)
  const widths = font.readUInt16BE(table('hhea') + 34)
  const metrics = table('hmtx')
  const glyphOf = readCharacterMap(font, table('cmap'))
  const read = (character: string): number =>
    font.readUInt16BE(metrics + 4 * Math.min(glyphOf(character.codePointAt(0) ?? 0), widths - 1)) / unitsPerEm
  const known = new Map<string, number>()
  return (character) => {
    let advance = known.get(character)
    if (advance === undefined) known.set(character, (advance = read(character)))
    return advance
  }
}

/** Offsets of the tables by name. */
const readTables = (font: Buffer): Map<string, number> => {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => [
      font.toString('latin1', 12 + 16 * index, 16 + 16 * index),
      font.readUInt32BE(20 + 16 * index),
    ]),
  )
}

/** Maps characters to glyphs: the first subtable of format 4, whose segments are sorted by their last character. */
const readCharacterMap = (font: Buffer, cmap: number): ((code: number) => number) => {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  )
  const start = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no map of characters in form 4.')
  const size = font.readUInt16BE(start + 6)
  const [ends, starts, deltas, offsets] = [start + 14, start + 16 + size, start + 16 + 2 * size, start + 16 + 3 * size]
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (font.readUInt16BE(ends + at) < code) continue
      const first = font.readUInt16BE(starts + at)
      if (first > code) return 0
      const delta = font.readUInt16BE(deltas + at)
      const offset = font.readUInt16BE(offsets + at)
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = font.readUInt16BE(offsets + at + offset + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
