import { z } from 'zod'
import { booleanSchema, numberSchema } from './lenient.ts'
import { categoryLinkSchema } from './sidebars.ts'

/** Schema of `_category_.json` and `_category_.yml`: how a generated part of a sidebar shows a folder. */
export const categorySchema = z.strictObject({
  /** Default: the folder's name. */
  label: z.string().min(1).optional(),
  position: numberSchema.optional(),
  collapsible: booleanSchema.optional(),
  collapsed: booleanSchema.optional(),
  /** Default: the folder's index, README or document of the same name. `null`: no link. */
  link: categoryLinkSchema.nullable().optional(),
  className: z.string().optional(),
  description: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  key: z.string().optional(),
})

/** The validated settings of a folder. */
export interface FolderCategory extends z.output<typeof categorySchema> {
  /** Place of its `link`. */
  linkPlace: SettingsPlace
}

/** A place in a settings file: the file from the root of the project, with line and column 1-based. */
export interface SettingsPlace {
  file: string
  line: number
  column: number
}
