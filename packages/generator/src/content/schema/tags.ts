import { z } from 'zod'

/** Slugs stand in addresses, file names and hosts' rules: lower-case words joined by `-`, Latin or Cyrillic, no dots. */
export const tagSlugPattern = /^[a-z0-9а-яё]+(?:-[a-z0-9а-яё]+)*$/

/** Schema of the vocabulary of tags: a map from slug to label and description. */
export const tagsSchema = z.record(
  z
    .string()
    .regex(tagSlugPattern, 'lower-case words joined by "-", Latin or Cyrillic letters and digits, no dots: "nodejs"'),
  z.union([
    z.null(),
    z.strictObject({
      /** As the reader sees it; absent: the slug. */
      label: z.string().min(1).optional(),
      /** One sentence on top of the tag's page. */
      description: z.string().min(1).optional(),
    }),
  ]),
)

/** The vocabulary as it was validated. */
export type Tags = z.output<typeof tagsSchema>
