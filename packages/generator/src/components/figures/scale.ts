/** Name and kind of an axis. */
export interface Axis {
  label?: string
  log?: boolean
}

/** Maps values of an axis to pixels, and computes the positions of its ticks. */
export interface Scale {
  at: (value: number) => number
  ticks: number[]
}

interface ScaleInput {
  values: readonly number[]
  /** Pixel positions of the smallest and the largest value. */
  range: readonly [number, number]
  log?: boolean
  /** Approximate number of ticks. */
  count?: number
  /** Whether the axis starts at zero, if the values allow it. */
  fromZero?: boolean
}

/**
 * A linear scale with round steps, or a logarithmic scale with powers of ten. Values on a logarithmic axis must be
 * positive.
 */
export const createScale = ({
  values,
  range: [start, end],
  log = false,
  count = 5,
  fromZero = false,
}: ScaleInput): Scale => {
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (log) {
    const from = Math.floor(Math.log10(low) + 1e-9)
    const to = Math.max(from + 1, Math.ceil(Math.log10(high) - 1e-9))
    const step = Math.ceil((to - from) / 8)
    const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => 10 ** (from + index * step))
    return { at: (value) => start + ((Math.log10(value) - from) / (to - from)) * (end - start), ticks }
  }
  const bottom = fromZero && low > 0 ? 0 : low
  const step = niceStep((high - bottom || Math.abs(high) || 1) / count)
  const from = Math.floor(bottom / step + 1e-9)
  const to = Math.max(from + 1, Math.ceil(high / step - 1e-9))
  return {
    at: (value) => start + ((value / step - from) / (to - from)) * (end - start),
    ticks: Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12))),
  }
}

/** The smallest of 1, 2, 5, 10, 20, … that is not below the given step. */
const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = rough / power
  return (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10) * power
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A number on an axis: `2.5`, `12 000`, `10⁶`. */
export const tickText = (value: number): string => {
  const exponent = value > 0 ? Math.round(Math.log10(value)) : 0
  if (Math.abs(exponent) >= 5 && Math.abs(value / 10 ** exponent - 1) < 1e-9) {
    return `10${exponent < 0 ? '⁻' : ''}${[...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)]).join('')}`
  }
  return String(Number(value.toPrecision(6))).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, '\u202F')
}
