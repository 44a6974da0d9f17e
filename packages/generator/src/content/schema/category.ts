import { z } from 'zod'
import { booleanSchema, numberSchema } from './lenient.ts'
import { categoryLinkSchema } from './sidebars.ts'

/** Schema of `_category_.json` and `_category_.yml`: how a folder stands in a generated slice of a sidebar. */
export const categorySchema = z.strictObject({
  /** Absent: the folder's name. */
  label: z.string().min(1).optional(),
  position: numberSchema.optional(),
  collapsible: booleanSchema.optional(),
  collapsed: booleanSchema.optional(),
  /** Absent: the folder's index, README or document of the same name; `null`: none. */
  link: categoryLinkSchema.nullable().optional(),
  className: z.string().optional(),
  description: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  key: z.string().optional(),
})

/** Settings of a folder as they were validated. */
export interface FolderCategory extends z.output<typeof categorySchema> {
  /** Where its `link` is written. */
  linkPlace: SettingsPlace
}

/** A place in a file of settings: the file from the root of the project, line and column 1-based. */
export interface SettingsPlace {
  file: string
  line: number
  column: number
}
