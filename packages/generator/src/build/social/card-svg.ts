import { escapeText } from '../markup.ts'
import type { Advances } from './read-advances.ts'
import { setText } from './set-text.ts'

/** The content of a page's preview. */
export interface Card {
  title: string
  /** Section of the page. Absent for the site as a whole. */
  section?: string | undefined
}

/** The content that all previews of a site share. */
export interface CardFrame {
  siteTitle: string
  host: string
  /** The site's icon as SVG. Absent when the site has none. */
  mark?: string | undefined
  advances: Advances
}

export const cardWidth = 1200
export const cardHeight = 630
export const cardFont = 'Inter Tight'

const margin = 80
const letterSpacing = -0.015
/**
 * The light tokens of `packages/generator/src/client/style/tokens.css` as hexadecimal colours, because the renderer
 * does not support OKLCH.
 */
const colors = { ground: '#fdfcfa', text: '#241e1a', muted: '#5e5650', border: '#dedad5', accent: '#a43522' }
const titleSizes = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 66, lines: 3 },
  { size: 54, lines: 4 },
]

/** The part that differs between cards: the pixel rows of the picture that contain it, and its elements. */
interface CardWords {
  top: number
  height: number
  elements: string
}

const cardWords = ({ title, section }: Card, { advances }: CardFrame): CardWords => {
  const { size, lines } = setText(title, { width: cardWidth - 2 * margin, sizes: titleSizes, advances, letterSpacing })
  const leading = Math.round(size * 1.12)
  const last = 480
  const first = last - leading * (lines.length - 1)
  const above = Math.round(first - size * 0.8 - 28)
  // Leaves room for accents above the first line and for descenders below the last line. No letter is higher than one
  // and a half times the font size.
  const top = section === undefined ? Math.round(first - size * 1.2) : above - 42
  return {
    top,
    height: Math.round(last + size * 0.35) - top,
    elements: [
      section === undefined ? '' : text({ x: margin, y: above, size: 34, color: colors.accent, content: section }),
      ...lines.map((line, index) =>
        text({ x: margin, y: first + leading * index, size, color: colors.text, content: line }),
      ),
    ].join(''),
  }
}

/** The elements that all previews share: a page with a bookmark, as in the site's mark. */
const frameElements = ({ siteTitle, host, mark }: CardFrame): string =>
  [
    `<path d="M1024 0h96v172l-48-34-48 34Z" fill="${colors.accent}"/>`,
    mark === undefined
      ? ''
      : `<image x="${margin}" y="64" width="64" height="64" href="data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}"/>`,
    text({ x: mark === undefined ? margin : margin + 84, y: 108, size: 36, color: colors.text, content: siteTitle }),
    `<path d="M${margin} 540h${cardWidth - 2 * margin}" stroke="${colors.border}" stroke-width="2"/>`,
    text({ x: margin, y: 588, size: 28, color: colors.muted, content: host }),
  ].join('')

const svg = (
  elements: string,
  { top, height }: { top: number; height: number } = { top: 0, height: cardHeight },
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${height}" viewBox="0 ${top} ${cardWidth} ${height}" font-family="${cardFont}" font-weight="700">` +
  `<rect y="${top}" width="${cardWidth}" height="${height}" fill="${colors.ground}"/>${elements}</svg>`

/** The preview of a page as an SVG of 1200 by 630. */
export const cardSvg = (card: Card, frame: CardFrame): string =>
  svg(frameElements(frame) + cardWords(card, frame).elements)

/** The shared part of all previews as SVG. */
export const frameSvg = (frame: CardFrame): string => svg(frameElements(frame))

/** The rows that differ between cards, as a separate picture. These rows contain nothing of the frame. */
export const wordsSvg = (card: Card, frame: CardFrame): { top: number; height: number; svg: string } => {
  const { elements, ...rows } = cardWords(card, frame)
  return { ...rows, svg: svg(elements, rows) }
}

const text = ({
  x,
  y,
  size,
  color,
  content,
}: {
  x: number
  y: number
  size: number
  color: string
  content: string
}): string =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${(letterSpacing * size).toFixed(2)}" fill="${color}">${escapeText(content)}</text>`
