import type { Frame, Stage } from '../subject.ts'
import { planeSize, planeStage, type PlaneView } from './plane-stage.tsx'

/** Space at the sides, in the picture's lengths. Labels are beside their points, on the side away from 0. */
const room = { left: 70, right: 74, top: 20, bottom: 14 }

/**
 * Places complex numbers. The views come with the real part as x and the imaginary part as y. All steps get the same
 * scale for both parts, so that angles are true. Axes are added.
 */
const fitPlane = (frames: Frame<PlaneView>[]): void => {
  const places = frames.flatMap(({ view: { points, lines } }) => [
    ...points.map(({ x, y }) => [x, y] as const),
    ...lines.flatMap(({ from, to }) => [from, to]),
  ])
  const range = (axis: 0 | 1) =>
    [
      Math.min(-0.5, ...places.map((place) => place[axis])),
      Math.max(0.5, ...places.map((place) => place[axis])),
    ] as const
  const [[left, right], [low, high]] = [range(0), range(1)]
  const [width, height] = [planeSize.width - room.left - room.right, planeSize.height - room.top - room.bottom]
  const scale = Math.min(width / (right - left), height / (high - low))
  const start = (width - (right - left) * scale) / 2 + room.left
  const base = (height - (high - low) * scale) / 2 + room.bottom
  const at = (x: number, y: number) =>
    [
      ((start + (x - left) * scale) / planeSize.width) * 100,
      ((base + (y - low) * scale) / planeSize.height) * 100,
    ] as const
  const [x0, y0] = at(0, 0)
  const axes = [
    { id: 'real', from: [0, y0], to: [100, y0], mark: 'muted' },
    { id: 'imaginary', from: [x0, 0], to: [x0, 100], mark: 'muted' },
  ] as const
  for (const frame of frames) {
    const { points, lines } = frame.view
    frame.view = {
      points: points.map((point) => {
        const [x, y] = at(point.x, point.y)
        return { ...point, x, y, isLeft: point.x < 0 }
      }),
      lines: [...axes, ...lines.map((line) => ({ ...line, from: at(...line.from), to: at(...line.to) }))],
    }
  }
}

/** Complex numbers in their plane. */
export const complexStage: Stage<PlaneView> = { Picture: planeStage.Picture, settle: fitPlane }
