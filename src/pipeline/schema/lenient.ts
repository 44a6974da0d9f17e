import { z } from 'zod'

/** A number as a text, and everything else as it is. */
export const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** The number that a text holds, and everything else as it is. */
export const asNumber = (value: unknown): unknown => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value)

/** A number, with quotes around it or without. */
export const numberSchema = z.preprocess(asNumber, z.number())

/** `true` or `false`, with quotes around it or without. */
export const booleanSchema = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())

/** A date as `2025-01-31`, where it was written as `1/31/2025`; everything else as it is. */
export const writtenDate = (value: unknown): unknown => {
  const [, month, day, year] = typeof value === 'string' ? (/^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(value) ?? []) : []
  return month === undefined || day === undefined ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
