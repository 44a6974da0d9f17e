/** One candidate of a `srcset`: its address up to white space (a comma at its end ends it), then what it is for (`2x`, `800w`). */
const candidate = /[\s,]*(\S*[^\s,])(?:,+(?=\s|$)|([^,]*)(?:,|$))/g

/** A `srcset` with other addresses. */
export const mapSourceSet = (sourceSet: string, addressOf: (src: string) => string): string =>
  [...sourceSet.matchAll(candidate)]
    .map(([, src = '', use = '']) => `${addressOf(src)} ${use.trim()}`.trim())
    .join(', ')
