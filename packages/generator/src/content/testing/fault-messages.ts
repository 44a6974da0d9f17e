import type { z } from 'zod'
import { validate } from '../schema/validate.ts'

/** The messages of the faults that a schema finds in a value, in their order. */
export const faultMessages = (schema: z.ZodType, value: unknown): string[] =>
  validate(schema, value).faults.map(({ message }) => message)

/** The keys that every configuration of a site needs, and no others. */
export const minimalConfig = {
  title: 'T',
  tagline: 'L',
  url: 'https://example.com',
  repository: { url: 'https://example.com/r' },
  author: { name: 'A' },
  hosting: { label: 'H', href: 'https://example.com/h' },
  docs: { mainDocId: 'intro' },
}
