/** Font size of figures in their own units, which are CSS pixels at natural size. */
export const fontSize = 15
export const lineHeight = 19

/**
 * Width of a text in the interface font, estimated from classes of letters, because figures are drawn without a
 * browser. The estimate is generous, so that a text fits its box in any font of a reader.
 */
export const textWidth = (text: string, size = fontSize): number => {
  let units = 0
  for (const character of text) units += letterWidth(character)
  return Math.ceil(units * size)
}

const letterWidth = (character: string): number => {
  if (/[iljtfrI.,:;'|!()[\]{} ]/.test(character)) return 0.39
  if (/[mwMW@%—ШЩЖМФЮшщжмфюыЫ]/.test(character)) return 0.96
  if (/[\p{Lu}\d#$&+=<>~]/u.test(character)) return 0.71
  if (/\p{Script=Cyrillic}/u.test(character)) return 0.66
  if (/[\u1100-\u{1FAFF}]/u.test(character) && !/[\u2000-\u2BFF]/.test(character)) return 1
  return 0.62
}

/** Divides a text into lines that are no wider than `width`, if the words allow it. `\n` always breaks the line. */
export const wrapText = (text: string, width: number, size = fontSize): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && textWidth(longer, size) > width) {
        lines.push(line)
        line = word
      } else {
        line = longer
      }
    }
    return [...lines, line]
  })

export const widest = (texts: readonly string[], size = fontSize): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size)))
