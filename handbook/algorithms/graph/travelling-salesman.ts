import type { Matrix } from '../math/matrices.ts'

/** A round trip that visits each place once, and its length. */
export interface Tour {
  /**
   * Indices of the places, counted from 0. The trip returns from the last
   * place to the first.
   */
  readonly order: readonly number[]
  /** Infinity when the tour needs a leg that does not exist. */
  readonly length: number
}

const mostPlaces = 20

// #region held-karp
/**
 * Returns the shortest round trip. `distances[i][j]` is the distance from i
 * to j, which may differ from the distance from j to i. Infinity means that
 * there is no leg. O(2ⁿ · n²) time and O(2ⁿ · n) space, while trying all
 * orders takes n! steps. Without places, the tour is empty. Throws a
 * `RangeError` when the matrix is not square, has more than 20 rows, or a
 * distance is negative or NaN.
 * Sources: Bellman, "Dynamic programming treatment of the travelling
 * salesman problem", Journal of the ACM 9 (1962); Held and Karp, "A dynamic
 * programming approach to sequencing problems", Journal of the Society for
 * Industrial and Applied Mathematics 10 (1962).
 */
export const heldKarp = (distances: Matrix): Tour => {
  checkDistances(distances)
  const n = distances.length
  if (n > mostPlaces) {
    throw new RangeError(
      `There are ${n} places; use at most ${mostPlaces}, or a heuristic such as twoOpt.`,
    )
  }
  if (n <= 1) return { order: n === 0 ? [] : [0], length: 0 }
  // Place 0 is the start. Bit i of a set stands for place i + 1.
  // shortest[set · m + last] is the length of the shortest path from the
  // start through all places of the set that ends at `last`, which is in
  // the set. before[…] is the place before `last` on that path.
  const m = n - 1
  const sets = 2 ** m
  const shortest = new Float64Array(sets * m).fill(Infinity)
  const before = new Uint8Array(sets * m)
  for (let last = 0; last < m; last++)
    shortest[2 ** last * m + last] = wayBetween(distances, 0, last + 1)
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < m; last++) {
      const soFar = shortest[set * m + last] as number
      if (soFar === Infinity) continue
      for (let next = 0; next < m; next++) {
        if ((set & (1 << next)) !== 0) continue
        const place = (set | (1 << next)) * m + next
        const length = soFar + wayBetween(distances, last + 1, next + 1)
        if (length >= (shortest[place] as number)) continue
        shortest[place] = length
        before[place] = last
      }
    }
  }
  let last = 0
  const everywhere = (sets - 1) * m
  const whole = (last: number): number =>
    (shortest[everywhere + last] as number) + wayBetween(distances, last + 1, 0)
  for (let candidate = 1; candidate < m; candidate++)
    if (whole(candidate) < whole(last)) last = candidate
  const length = whole(last)
  const order: number[] = []
  for (let set = sets - 1; set > 0;) {
    order.push(last + 1)
    const previous = before[set * m + last] as number
    set -= 2 ** last
    last = previous
  }
  // Without a tour, there is no path to follow back.
  return {
    order:
      length === Infinity
        ? distances.map((_, place) => place)
        : [0, ...order.toReversed()],
    length,
  }
}
// #endregion held-karp

// #region nearest-neighbor
/**
 * Returns a round trip that always continues to the nearest place not yet
 * visited. Among equally near places, it takes the first. O(n²) time, O(n)
 * space. Often a quarter longer than the shortest, sometimes far more.
 * Throws a `RangeError` when the matrix is not square, `start` is not a
 * place, or a distance is negative or NaN.
 * Source: Rosenkrantz, Stearns and Lewis, "An analysis of several
 * heuristics for the traveling salesman problem", SIAM Journal on Computing
 * 6 (1977).
 */
export const nearestNeighborTour = (distances: Matrix, start = 0): Tour => {
  checkDistances(distances)
  const unvisited = new Set(distances.keys())
  if (unvisited.size === 0) return { order: [], length: 0 }
  if (!unvisited.delete(start)) {
    throw new RangeError(
      `The start is ${start}; use a place from 0 to ${distances.length - 1}.`,
    )
  }
  const order = [start]
  for (let here = start; unvisited.size > 0;) {
    let nearest: number | undefined
    for (const place of unvisited) {
      const isNearer =
        nearest === undefined ||
        wayBetween(distances, here, place) <
          wayBetween(distances, here, nearest)
      if (isNearer) nearest = place
    }
    here = nearest as number
    unvisited.delete(here)
    order.push(here)
  }
  return { order, length: tourLength(distances, order) }
}
// #endregion nearest-neighbor

// #region two-opt
/**
 * Returns a round trip that no exchange of two legs makes shorter. An
 * exchange reverses the part of the trip between two legs. Starts from
 * `order`, by default the order of `nearestNeighborTour`. O(n²) a round and
 * O(n) an exchange, O(n) space. Exchanges are few in practice, although
 * some inputs need exponentially many. Throws a `RangeError` when the
 * matrix is not square, when two directions differ by more than rounding
 * errors, when a distance is negative or NaN, or when a place is missing
 * from `order`.
 * Source: Croes, "A method for solving traveling-salesman problems",
 * Operations Research 6 (1958).
 */
export const twoOpt = (
  distances: Matrix,
  order: readonly number[] = nearestNeighborTour(distances).order,
): Tour => {
  checkDistances(distances)
  checkSymmetric(distances)
  checkOrder(order, distances.length)
  let places = [...order]
  const way = (i: number, j: number): number =>
    wayEitherWay(
      distances,
      places[i] as number,
      places[j % places.length] as number,
    )
  for (let improved = true; improved;) {
    improved = false
    for (let i = 0; i < places.length - 2; i++) {
      for (let j = i + 2; j < places.length; j++) {
        const kept = way(i, i + 1) + way(j, j + 1)
        const exchanged = way(i, j) + way(i + 1, j + 1)
        // The gain must exceed rounding errors. Otherwise an exchange could
        // be made and undone for ever.
        if (exchanged >= kept * (1 - 1e-12)) continue
        places = [
          ...places.slice(0, i + 1),
          ...places.slice(i + 1, j + 1).toReversed(),
          ...places.slice(j + 1),
        ]
        improved = true
      }
    }
  }
  return { order: places, length: tourLength(distances, places) }
}
// #endregion two-opt

/**
 * Returns the length of the round trip in the given order, 0 for fewer than
 * two places. O(n).
 */
export const tourLength = (
  distances: Matrix,
  order: readonly number[],
): number => {
  if (order.length < 2) return 0
  let length = 0
  for (const [index, place] of order.entries()) {
    length += wayBetween(
      distances,
      place,
      order[(index + 1) % order.length] as number,
    )
  }
  return length
}

const wayBetween = (distances: Matrix, from: number, to: number): number =>
  distances[from]?.[to] as number

const checkDistances = (distances: Matrix): void => {
  for (const [index, row] of distances.entries()) {
    if (row.length !== distances.length) {
      throw new RangeError(
        `Row ${index} has ${row.length} distances; use ${distances.length}, one for each place.`,
      )
    }
    for (const distance of row) {
      if (!(distance >= 0))
        throw new RangeError(
          `Row ${index} has the distance ${distance}; use a non-negative number.`,
        )
    }
  }
}

/**
 * The distance as it is stored for one of the two directions, always the
 * same one. So no rounding error makes an exchange a gain in one direction
 * and its opposite a gain in the other.
 */
const wayEitherWay = (distances: Matrix, a: number, b: number): number =>
  wayBetween(distances, Math.min(a, b), Math.max(a, b))

const checkSymmetric = (distances: Matrix): void => {
  for (const [i, row] of distances.entries()) {
    for (const [j, distance] of row.entries()) {
      const back = wayBetween(distances, j, i)
      // A sum of legs may be rounded differently on the way back.
      const isSame =
        distance === back ||
        Math.abs(distance - back) <= 1e-9 * Math.min(distance, back)
      if (isSame) continue
      throw new RangeError(
        `From ${i} to ${j} it is ${distance}, but back ${back}; use the same distance both ways.`,
      )
    }
  }
}

const checkOrder = (order: readonly number[], places: number): void => {
  const known = new Set(
    order.filter(
      (place) => Number.isInteger(place) && place >= 0 && place < places,
    ),
  )
  if (known.size !== places || order.length !== places) {
    throw new RangeError(
      `The order is ${order.join(', ')}; use each place from 0 to ${places - 1} once.`,
    )
  }
}
