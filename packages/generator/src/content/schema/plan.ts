import { z } from 'zod'
import { documentKinds } from './front-matter.ts'

/** Names of the plan's columns, in order. */
export const planColumns = ['path', 'title', 'kind', 'lang', 'words', 'note'] as const

/** Schema of one row of the content plan. The plan is a tab-separated table whose first line is `planColumns`. */
export const planRowSchema = z.strictObject({
  /** Path of the document below the documents' root: `guide/docker`. */
  path: z.string().regex(/^[^/\s]+(?:\/[^/\s]+)*$/, 'words joined by "/"'),
  title: z.string().min(1),
  kind: z.enum(documentKinds),
  lang: z.string().min(2),
  /** Smallest number of words of prose. */
  words: z.string().regex(/^\d+$/, 'a whole number').transform(Number),
  note: z.string(),
})

/** A planned document. */
export type PlanRow = z.output<typeof planRowSchema>
