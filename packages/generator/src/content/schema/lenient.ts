import { z } from 'zod'
import { writtenDay } from './written-day.ts'

/** A number as a text, and everything else as it is. */
export const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** The number that a text holds, and everything else as it is. */
export const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value

/** A number, with quotes around it or without. */
export const numberSchema = z.preprocess(asNumber, z.number())

/** `true` or `false`, with quotes around it or without. */
export const booleanSchema = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

/** The day of a date in any form that can be only one day, as `2025-01-31`. */
export const daySchema = z.preprocess(
  (value) => (value === undefined ? value : typeof value === 'string' ? (writtenDay(value) ?? '') : ''),
  z.string().regex(/./, 'a day that exists, as 2025-01-31, 1/31/2025 (the month first) or Jan 31 2025'),
)
