import { z } from 'zod'
import { mostTokens, usualTokens } from '../token-budget.ts'

/** Longest address that a tool reads, in characters. */
export const addressLimit = 500

export const addressInput = z.string().min(1).max(addressLimit)

/** Arguments of a tool whose answers may be long. `usual` is the length of an answer unless the client asks for another. */
export const pageInputOf = (usual: number) => ({
  page: z.int().min(1).max(10_000).optional().describe('Page of a long answer, from 1.'),
  max_tokens: z
    .int()
    .min(200)
    .max(mostTokens)
    .optional()
    .describe(`Longest answer in tokens; ${usual} unless you ask for another length.`),
})

/** Arguments of most tools whose answers may be long. */
export const pageInput = pageInputOf(usualTokens)
