import { z } from 'zod'
import { writtenDay } from './written-day.ts'

/** Converts a number to text. Other values stay unchanged. */
export const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** Converts a text that contains a number to the number. Other values stay unchanged. */
export const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value

/** A number, with or without quotes. */
export const numberSchema = z.preprocess(asNumber, z.number())

/** `true` or `false`, with or without quotes. */
export const booleanSchema = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

/** A date in any form that means exactly one day, converted to `2025-01-31`. */
export const daySchema = z.preprocess(
  (value) => (value === undefined ? value : typeof value === 'string' ? (writtenDay(value) ?? '') : ''),
  z.string().regex(/./, 'a day that exists, as 2025-01-31, 1/31/2025 (the month first) or Jan 31 2025'),
)
