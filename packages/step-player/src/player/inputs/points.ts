import type { InputKind, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'

export interface PointsInput {
  points: { x: number; y: number; label: string }[]
  k: number
  at: readonly [x: number, y: number]
}

interface PointRules {
  /** Words that may follow the coordinates of a point. Absent: none may follow. */
  labels?: readonly string[]
  /** Whether `k 3` is expected at the end. */
  k?: boolean
  /** Whether `at 50 50` is expected at the end. */
  at?: boolean
  least?: number
}

/** Points with coordinates from 0 to 100: `10 20, 15 25 k 2`, with labels `10 20 a, 80 70 b at 50 50 k 3`. */
export const pointsInput = (rules: PointRules): InputKind<PointsInput> => ({
  label: { en: 'Points from 0 to 100', ru: 'Точки от 0 до 100' },
  parse: (text) => parsePoints(text, rules),
})

const parsePoints = (
  text: string,
  { labels = [], k = false, at = false, least = 2 }: PointRules,
): Parsed<PointsInput> => {
  const example = `10 20${labels[0] ? ` ${labels[0]}` : ''}, 80 70${labels[1] ? ` ${labels[1]}` : ''}${at ? ' at 50 50' : ''}${k ? ' k 2' : ''}`
  const [, list = '', x, y, count] = /^(.*?)(?:\s+at\s+(\d+)\s+(\d+))?(?:\s+k\s+(\d+))?\s*$/s.exec(text) ?? []
  const points: PointsInput['points'] = []
  for (const part of list
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')) {
    const [, left, right, label = ''] = /^(\d{1,3})\s+(\d{1,3})(?:\s+(\S+))?$/.exec(part) ?? []
    if (left === undefined || right === undefined || Number(left) > 100 || Number(right) > 100)
      return inputFault((say) => say.notPoint(part, example))
    if (labels.length > 0 ? !labels.includes(label) : label !== '')
      return inputFault((say) =>
        labels.length > 0 ? say.noLabel(`${left} ${right}`, labels.join(', ')) : say.tooMuchAfterPoint(part),
      )
    points.push({ x: Number(left), y: Number(right), label })
  }
  if (points.length < least) return inputFault((say) => say.tooFewPoints(least, example))
  if (points.length > 30) return inputFault((say) => say.tooManyPoints(points.length, 30))
  const wanted = Number(count ?? 2)
  if (k && (wanted < 1 || wanted > Math.min(5, points.length)))
    return inputFault((say) => say.wrongK(wanted, Math.min(5, points.length)))
  if (at && x === undefined) return inputFault((say) => say.noPlace(example))
  if (Number(x ?? 0) > 100 || Number(y ?? 0) > 100) return inputFault((say) => say.wrongPlace(`${x} ${y}`, example))
  return { value: { points, k: wanted, at: [Number(x ?? 50), Number(y ?? 50)] } }
}

const around = (center: number) => Math.max(0, Math.min(100, Math.round(center + (Math.random() - 0.5) * 30)))

/** Random points around a few centres. All points around a centre have its label. */
export const randomPoints = (
  places: readonly (readonly [x: number, y: number, label: string])[],
  each: number,
): string =>
  places
    .flatMap(([x, y, label]) => Array.from({ length: each }, () => `${around(x)} ${around(y)} ${label}`.trim()))
    .join(', ')
