import { escapeText } from '../markup.ts'
import type { Advances } from './read-advances.ts'
import { setText } from './set-text.ts'

/** What the preview of a page shows. */
export interface Card {
  title: string
  /** Where the page belongs; absent: the site as a whole. */
  section?: string | undefined
}

/** What all previews of a site have in common. */
export interface CardFrame {
  siteTitle: string
  host: string
  /** The site's icon as SVG; absent: none. */
  mark?: string | undefined
  advances: Advances
}

export const cardWidth = 1200
export const cardHeight = 630
export const cardFont = 'Inter Tight'

const margin = 80
const letterSpacing = -0.015
/** The light tokens of `src/app/style/tokens.css`, as hexadecimal: the renderer does not know OKLCH. */
const colors = { ground: '#fdfcfa', text: '#241e1a', muted: '#5e5650', border: '#dedad5', accent: '#a43522' }
const titleSizes = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 66, lines: 3 },
  { size: 54, lines: 4 },
]

/** The preview of a page as an SVG of 1200 by 630: a page with a bookmark, as in the site's mark. */
export const cardSvg = ({ title, section }: Card, { siteTitle, host, mark, advances }: CardFrame): string => {
  const { size, lines } = setText(title, { width: cardWidth - 2 * margin, sizes: titleSizes, advances, letterSpacing })
  const leading = Math.round(size * 1.12)
  const last = 480
  const first = last - leading * (lines.length - 1)
  const markAt = mark === undefined ? margin : margin + 84
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}" font-family="${cardFont}" font-weight="700">`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${colors.ground}"/>`,
    `<path d="M1024 0h96v172l-48-34-48 34Z" fill="${colors.accent}"/>`,
    mark === undefined ? '' : `<image x="${margin}" y="64" width="64" height="64" href="data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}"/>`,
    text({ x: markAt, y: 108, size: 36, color: colors.text, content: siteTitle }),
    section === undefined ? '' : text({ x: margin, y: Math.round(first - size * 0.8 - 28), size: 34, color: colors.accent, content: section }),
    ...lines.map((line, index) => text({ x: margin, y: first + leading * index, size, color: colors.text, content: line })),
    `<path d="M${margin} 540h${cardWidth - 2 * margin}" stroke="${colors.border}" stroke-width="2"/>`,
    text({ x: margin, y: 588, size: 28, color: colors.muted, content: host }),
    '</svg>',
  ].join('')
}

const text = ({ x, y, size, color, content }: { x: number; y: number; size: number; color: string; content: string }): string =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${(letterSpacing * size).toFixed(2)}" fill="${color}">${escapeText(content)}</text>`
