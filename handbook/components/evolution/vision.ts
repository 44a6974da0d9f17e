/**
 * A place in the world, or the way between two places. The world is 1 wide and 1 high, and its opposite edges are
 * connected.
 */
export interface Vector {
  x: number
  y: number
}

export interface Eye {
  cells: number
  /** How far the eye sees. */
  reach: number
  /** The bearing of the eye's edge: 1 sees the half in front of it, 2 sees everything. */
  spread: number
}

/** Shortens a way along one axis by crossing an edge, if that is shorter. */
const shortest = (way: number): number => (way > 0.5 ? way - 1 : way < -0.5 ? way + 1 : way)

/** Returns the square of the distance between two places. */
export const squaredDistance = (from: Vector, to: Vector): number => {
  const x = shortest(to.x - from.x)
  const y = shortest(to.y - from.y)
  return x * x + y * y
}

/** Returns the place at this distance ahead. */
export const moved = (from: Vector, heading: Vector, distance: number): Vector => ({
  x: wrap(from.x + heading.x * distance),
  y: wrap(from.y + heading.y * distance),
})

const wrap = (at: number): number => (at >= 1 ? at - 1 : at < 0 ? at + 1 : at)

export const squared = ({ x, y }: Vector): number => x * x + y * y

/** Returns the same direction with length 1. */
export const normal = (way: Vector): Vector => {
  const length = Math.sqrt(squared(way))
  return { x: way.x / length, y: way.y / length }
}

/**
 * Turns a direction by an angle. `half` is the tangent of half the angle; a positive value turns right. Here and below,
 * only arithmetic and roots are used. Sines may differ between engines, and then a seed would not give the same world
 * everywhere.
 */
export const turned = ({ x, y }: Vector, half: number): Vector => {
  const scale = 1 + half * half
  const sine = (2 * half) / scale
  const cosine = (1 - half * half) / scale
  return normal({ x: x * cosine - y * sine, y: x * sine + y * cosine })
}

/**
 * The bearing of a place, seen by a bird that looks along `heading`: 0 ahead, 1 to the right, −1 to the left, ±2
 * behind.
 */
export const bearing = (from: Vector, heading: Vector, to: Vector): number => {
  const x = shortest(to.x - from.x)
  const y = shortest(to.y - from.y)
  const ahead = heading.x * x + heading.y * y
  const aside = heading.x * y - heading.y * x
  const quarter = aside / (Math.abs(ahead) + Math.abs(aside))
  if (ahead >= 0) return quarter
  return aside >= 0 ? 2 - quarter : -2 - quarter
}

/**
 * Returns for each cell, from left to right, how near its nearest food is: 0 for no food, almost 1 right in front of
 * the beak.
 */
export const look = (
  { cells, reach, spread }: Eye,
  from: Vector,
  heading: Vector,
  food: readonly Vector[],
): Float64Array => {
  const seen = new Float64Array(cells)
  for (const place of food) {
    const distance = squaredDistance(from, place)
    if (distance === 0 || distance >= reach * reach) continue
    const share = (bearing(from, heading, place) + spread) / (2 * spread)
    if (share < 0 || share >= 1) continue
    const cell = Math.floor(share * cells)
    seen[cell] = Math.max(seen[cell] ?? 0, 1 - distance / (reach * reach))
  }
  return seen
}
