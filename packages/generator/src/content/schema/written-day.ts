const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Offsets of the time zone names that JavaScript's dates know. */
const zoneHours: Readonly<Record<string, number>> = {
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
}

/** A date, then an optional time, which may precede the year (as Git writes it), then an optional offset. */
const dateAndTime =
  /^(?<date>.*?)(?:(?:(?<=\d)T|,?\s+|,)(?<hour>\d{1,2}):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.\d+)?)?(?:\s*(?<half>[ap]m))?(?:\s+(?<lateYear>\d{4}))?\s*(?:Z|UTC?|GMT|(?<zone>[ecmp][sd]t))?\s*(?:(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>[0-5]\d))?)?)?$/i

/** The year comes first or last. Of two numbers before the year, the first is the month, as in the United States. */
const dateForms = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})(?:[-/](?<day>\d{1,2}))?$/,
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<month>[a-z]+)\.?(?:[\s-]+(?<day>\d{1,2}))?[\s,-]+(?<year>\d{4})$/i,
  /^(?<day>\d{1,2})[\s-]+(?<month>[a-z]+)\.?[\s,-]+(?<year>\d{4})$/i,
]

/**
 * Returns the day, as `2024-05-04`, of a date in one of the formats that `new Date` reads. Returns `undefined` for
 * everything else: `new Date` also accepts "Version 2" as a date, and February 30 as a day in March. With an offset,
 * the day is in UTC, as Docusaurus shows it. Without an offset, it is the written day on every machine, whereas `new
 * Date` would use the machine's time zone.
 */
export const writtenDay = (written: string): string | undefined => {
  const { date = '', ...time } = dateAndTime.exec(withoutWords(written))?.groups ?? {}
  const day = dayOf(time['lateYear'] === undefined ? date : `${date} ${time['lateYear']}`)
  const minutes = minutesOf(time)
  if (day === undefined || minutes === undefined) return undefined
  return new Date(day + minutes * 60_000).toISOString().slice(0, 10)
}

/** The text without the day of the week and without the name of the zone in parentheses, which are redundant. */
const withoutWords = (written: string): string =>
  written
    .trim()
    .replace(/^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\.?,?\s+/i, '')
    .replace(/\s*\([^()]*\)$/, '')

/** Midnight of the day, if the day exists. */
const dayOf = (date: string): number | undefined => {
  for (const form of dateForms) {
    const { year, month, day = '1' } = form.exec(date)?.groups ?? {}
    if (year === undefined || month === undefined) continue
    const midnight = new Date(0)
    midnight.setUTCFullYear(Number(year), monthOf(month), Number(day))
    return midnight.getUTCMonth() === monthOf(month) ? midnight.getTime() : undefined
  }
  return undefined
}

/**
 * A month may be a number, a full name, or the first three letters of the name. September may also have four letters.
 */
const monthOf = (written: string): number => {
  const month = written.toLowerCase()
  return /^\d/.test(month)
    ? Number(month) - 1
    : monthNames.findIndex(
        (name) => month === name || month === name.slice(0, 3) || (month === 'sept' && name === 'september'),
      )
}

/** Minutes in UTC since midnight of the written day. 0 when there is no time. */
const minutesOf = ({
  hour,
  minute,
  half,
  zone,
  sign,
  hours,
  minutes,
}: Record<string, string | undefined>): number | undefined => {
  if (hour === undefined) return 0
  const [clockHour, offsetHours] = [Number(hour), Number(hours ?? 0)]
  if (half === undefined ? clockHour > 23 : clockHour < 1 || clockHour > 12) return undefined
  if (offsetHours > 14) return undefined
  const inDay = half === undefined ? clockHour : (clockHour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  const offset =
    (zoneHours[zone?.toLowerCase() ?? ''] ?? 0) * 60 +
    (sign === '-' ? -1 : 1) * (offsetHours * 60 + Number(minutes ?? 0))
  return inDay * 60 + Number(minute) - offset
}
