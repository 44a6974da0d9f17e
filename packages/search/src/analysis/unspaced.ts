/**
 * A letter of a script without spaces between words (Chinese, Japanese, Korean, Thai and related scripts), with its
 * marks.
 */
const letter =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー])\p{M}*/u
const run = new RegExp(`(?:${letter.source})+`, 'gu')
const eachLetter = new RegExp(letter.source, 'gu')

/** Whether a text contains such letters. */
export const hasUnspaced = (text: string): boolean => letter.test(text)

/** A piece of a text: two letters of a run, or the text between runs. */
export interface UnspacedPiece {
  text: string
  offset: number
  isUnspaced: boolean
}

/**
 * Splits a text into pairs of adjacent letters in a run, and the text between runs. Pairs need no dictionary, so the
 * index writer and every browser produce the same pieces.
 */
export const unspacedPieces = (text: string): UnspacedPiece[] => {
  const pieces: UnspacedPiece[] = []
  let end = 0
  for (const match of text.matchAll(run)) {
    const between = text.slice(end, match.index)
    if (between !== '') pieces.push({ text: between, offset: end, isUnspaced: false })
    const places = Array.from(match[0].matchAll(eachLetter), ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    }))
    const last = Math.max(places.length - 1, 1)
    for (let place = 0; place < last; place++) {
      const start = places[place]?.start ?? 0
      pieces.push({
        text: match[0].slice(start, (places[place + 1] ?? places[place])?.end),
        offset: match.index + start,
        isUnspaced: true,
      })
    }
    end = match.index + match[0].length
  }
  const rest = text.slice(end)
  return rest === '' ? pieces : [...pieces, { text: rest, offset: end, isUnspaced: false }]
}
