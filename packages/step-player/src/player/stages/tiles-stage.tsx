import { round } from '@dev-handbook/generator/components/figures/round'
import type { Frame, Mark, Stage } from '../subject.ts'

/** A rectangle whose area or length shows a number. Its lengths are in the picture's units. */
export interface Tile {
  /** Identifies the tile. It stays the same from step to step. */
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Written inside the tile when there is room. */
  label?: string | undefined
  mark?: Mark | undefined
}

export interface TilesView {
  tiles: readonly Tile[]
  /** Texts beside the tiles. With `end`, the text ends at its place. */
  notes: readonly { id: string; x: number; y: number; text: string; end?: boolean }[]
  /** Filled in by `settleTiles`: the height for the whole run. */
  height?: number
}

/** Width of the picture. A subject scales its lengths to it. */
export const tilesWidth = 360

const TilesPicture = ({ view: { tiles, notes, height = 100 } }: { view: TilesView }) => (
  <svg
    className="cells"
    viewBox={`0 0 ${tilesWidth} ${round(height)}`}
    style={{ maxInlineSize: tilesWidth * 1.2 }}
    aria-hidden="true"
  >
    {tiles.map(({ id, x, y, width, height: tall, label, mark }) => (
      <g
        key={id}
        className={`i${mark ? ` m-${mark}` : ''}`}
        style={{ transform: `translate(${round(x)}px,${round(y)}px)` }}
      >
        <rect width={Math.max(1, round(width))} height={Math.max(1, round(tall))} />
        {label && label.length * 7.5 + 3 < width && tall > 13 ? (
          <text x={round(width / 2)} y={round(tall / 2)} dy=".35em">
            {label}
          </text>
        ) : null}
      </g>
    ))}
    {notes.map(({ id, x, y, text, end }) => (
      <text key={id} className={`small${end ? ' end' : ''}`} x={round(x)} y={round(y)} dy=".35em">
        {text}
      </text>
    ))}
  </svg>
)

/** Makes room for the tiles and notes of all steps. */
const settleTiles = (frames: Frame<TilesView>[]): void => {
  const height =
    4 +
    Math.max(
      ...frames.flatMap(({ view }) => [
        ...view.tiles.map((tile) => tile.y + tile.height),
        ...view.notes.map(({ y }) => y + 8),
      ]),
    )
  for (const frame of frames) frame.view = { ...frame.view, height }
}

/** Numbers as lengths and areas. */
export const tilesStage: Stage<TilesView> = { Picture: TilesPicture, settle: settleTiles }
