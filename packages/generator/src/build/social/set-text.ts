import type { Advances } from './read-advances.ts'

/** A text divided into lines of one font size. */
export interface SetText {
  size: number
  lines: string[]
}

interface Room {
  width: number
  /** Sizes to try, the largest first, each with the largest number of lines. */
  sizes: readonly { size: number; lines: number }[]
  advances: Advances
  /** Extra space after each letter, in ems. */
  letterSpacing: number
}

/**
 * Lays out a text in the largest size that fits, in lines of about equal length. A text that fits at no size is cut
 * with an ellipsis at the smallest size.
 */
export const setText = (text: string, room: Room): SetText => {
  const words = text.split(/\s+/).filter(Boolean)
  const widthOf = (part: string): number =>
    [...part].reduce((sum, character) => sum + room.advances(character) + room.letterSpacing, 0)
  let smallest: SetText = { size: 0, lines: [] }
  for (const { size, lines: most } of room.sizes) {
    const width = room.width / size
    const lines = breakLines(words, width, widthOf)
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width))
      return { size, lines: balanceLines(words, { width, count: lines.length, widthOf }) }
    smallest = { size, lines: cutLines(lines, { width, most, widthOf }) }
  }
  return smallest
}

const breakLines = (words: readonly string[], width: number, widthOf: (text: string) => number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Measure {
  width: number
  widthOf: (text: string) => number
}

/** The narrowest lines whose number stays the same. */
const balanceLines = (words: readonly string[], { width, count, widthOf }: Measure & { count: number }): string[] => {
  let best = breakLines(words, width, widthOf)
  for (let narrower = width * 0.97; narrower > width * 0.4; narrower *= 0.97) {
    const lines = breakLines(words, narrower, widthOf)
    if (lines.length > count) break
    best = lines
  }
  return best
}

const cutLines = (lines: readonly string[], { width, most, widthOf }: Measure & { most: number }): string[] =>
  lines.slice(0, most).map((line, index) => {
    const isCut = (index === most - 1 && lines.length > most) || widthOf(line) > width
    if (!isCut) return line
    let kept = line
    while (kept !== '' && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1).trimEnd()
    return `${kept}…`
  })
