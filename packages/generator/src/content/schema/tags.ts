import { z } from 'zod'

/**
 * Slugs are used in addresses, file names and hosts' rules: lower-case words joined by `-`, Latin or Cyrillic, no dots.
 */
export const tagSlugPattern = /^[a-z0-9а-яё]+(?:-[a-z0-9а-яё]+)*$/

/** Schema of the vocabulary of tags: a map from slug to label and description. */
export const tagsSchema = z.record(
  z
    .string()
    .regex(tagSlugPattern, 'lower-case words joined by "-", Latin or Cyrillic letters and digits, no dots: "nodejs"'),
  z.union([
    z.null(),
    z.strictObject({
      /** Label for readers. Default: the slug. */
      label: z.string().min(1).optional(),
      /** One sentence at the top of the tag's page. */
      description: z.string().min(1).optional(),
    }),
  ]),
)

/** The validated vocabulary. */
export type Tags = z.output<typeof tagsSchema>
