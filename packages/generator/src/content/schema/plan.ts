import { z } from 'zod'
import { documentKinds } from './front-matter.ts'

/** Names of the plan's columns, in order. */
export const planColumns = ['path', 'title', 'kind', 'lang', 'words', 'note'] as const

/** Schema of one row of the content plan, a table with tabs whose first line names `planColumns`. */
export const planRowSchema = z.strictObject({
  /** Path of the document below the documents' root: `guide/docker`. */
  path: z.string().regex(/^[^/\s]+(?:\/[^/\s]+)*$/, 'words joined by "/"'),
  title: z.string().min(1),
  kind: z.enum(documentKinds),
  lang: z.string().min(2),
  /** Least number of words of prose. */
  words: z.string().regex(/^\d+$/, 'a whole number').transform(Number),
  note: z.string(),
})

/** A document that is to exist. */
export type PlanRow = z.output<typeof planRowSchema>
