import { z } from 'zod'

/**
 * The part of `web-features`' data that articles print. A feature is validated at its lookup, because there are many
 * features.
 */
export const dataSchema = z.object({
  browsers: z.record(z.string(), z.object({ releases: z.array(z.object({ version: z.string() })) })),
  features: z.record(z.string(), z.unknown()),
})

export const packageSchema = z.object({ version: z.string() })

const supportSchema = z.object({
  baseline: z.union([z.literal(false), z.enum(['low', 'high'])]),
  baseline_low_date: z.string().optional(),
  baseline_high_date: z.string().optional(),
  support: z.record(z.string(), z.string()),
})

export type PublishedSupport = z.output<typeof supportSchema>

export const featureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('feature'),
    name: z.string(),
    status: supportSchema.extend({ by_compat_key: z.record(z.string(), supportSchema).default({}) }),
    discouraged: z.object({ reason: z.string().optional() }).optional(),
  }),
  z.object({ kind: z.literal('moved'), redirect_target: z.string() }),
  z.object({ kind: z.literal('split'), redirect_targets: z.array(z.string()) }),
])

/** The keys of a feature's parts: the same as those of `by_compat_key`. */
export const keysSchema = z.object({ compat_features: z.array(z.string()).default([]) })

export type PublishedData = z.output<typeof dataSchema>
