/**
 * One candidate of a `srcset`. Its address ends at white space or with a comma. After it comes the candidate's
 * descriptor (`2x`, `800w`).
 */
const candidate = /[\s,]*(\S*[^\s,])(?:,+(?=\s|$)|([^,]*)(?:,|$))/g

/** Replaces the addresses in a `srcset`. */
export const mapSourceSet = (sourceSet: string, addressOf: (src: string) => string): string =>
  [...sourceSet.matchAll(candidate)]
    .map(([, src = '', use = '']) => `${addressOf(src)} ${use.trim()}`.trim())
    .join(', ')
