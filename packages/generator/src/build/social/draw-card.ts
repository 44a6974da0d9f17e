import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import resvgPackage from '@resvg/resvg-js/package.json' with { type: 'json' }
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { type Card, cardFont, type CardFrame, cardSvg, frameSvg, wordsSvg } from './card-svg.ts'
import { type IndexedImage, indexColors, palettePng, replaceRows } from './palette-png.ts'

/**
 * Changes when the same card may produce another file. It depends on the font, the renderer, this code, and the version
 * of Node, which compresses the file.
 */
export const drawingFingerprint = (): string =>
  `${resvgPackage.version} ${programFingerprint(['packages/generator/src/build/social'])}`

export const fontFile = join(import.meta.dirname, 'inter-tight-bold.ttf')

/**
 * Returns a function that draws the previews of a site as PNG. The shared part is drawn once. For each card, only the
 * rows with its own words are drawn. These are half of the pixels and contain no icon.
 */
export const createCardDrawing = (frame: CardFrame): ((card: Card) => Promise<Uint8Array>) => {
  let background: Promise<IndexedImage | undefined> | undefined
  return async (card) => {
    background ??= render(frameSvg(frame)).then(indexColors)
    return (await drawOnto(await background, card, frame)) ?? (await render(cardSvg(card, frame))).asPng()
  }
}

/** Returns `undefined` when the palette is too small: an icon may have any number of colours. */
const drawOnto = async (
  background: IndexedImage | undefined,
  card: Card,
  frame: CardFrame,
): Promise<Uint8Array | undefined> => {
  if (!background) return undefined
  const { top, svg } = wordsSvg(card, frame)
  const { pixels, width, height } = await render(svg)
  const words = indexColors({ pixels, width, height, start: background.palette })
  return words && palettePng(replaceRows(background, words, top))
}

const render = (svg: string) =>
  renderAsync(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: cardFont } })
