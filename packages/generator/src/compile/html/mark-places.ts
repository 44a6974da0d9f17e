import { htmlTokens } from '../../model/html/html-tokens.ts'

/** Elements whose faults are reported when the article is complete. Until then, they carry their place. */
export const placedElements: ReadonlySet<string> = new Set([
  'a',
  'img',
  'video',
  'audio',
  'source',
  'track',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])

/** Adds their places to elements of raw HTML. `place` receives the number of lines before an element. */
export const markPlaces = (html: string, place: (lines: number) => string): string => {
  if (!/<(?:a|img|video|audio|source|track|h[1-6])[\s>]/i.test(html)) return html
  let lines = 0
  return htmlTokens(html)
    .map((token) => {
      const { source } = token
      const marked =
        token.kind === 'open' && placedElements.has(token.name)
          ? source.replace(/^<[^\s/>]+/, (start) => `${start} data-line="${place(lines)}"`)
          : source
      lines += source.split('\n').length - 1
      return marked
    })
    .join('')
}
