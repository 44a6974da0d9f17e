const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const inUnits = (delay: number): { unit: (typeof units)[number][0]; value: number } => {
  const [unit, size] = units.find(([, length]) => delay >= length * 0.95) ?? ['minute', 60_000]
  return { unit, value: Math.max(1, Math.round(delay / size)) }
}

/** Formats a delay in milliseconds in one unit: `10 min`, `3 days`. */
export const describeDelay = (delay: number, lang: string): string => {
  const { unit, value } = inUnits(delay)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: unit === 'minute' ? 'short' : 'long' }).format(
    value,
  )
}

/** Formats the delay as a moment from now: `in 10 minutes`, `tomorrow`. */
export const describeMoment = (delay: number, lang: string): string => {
  const { unit, value } = inUnits(delay)
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(value, unit)
}
