import type { z } from 'zod'
import type { PublishedSite } from '../published-site.ts'

/** A question that a client may ask, with the schema of its arguments. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string
  title: string
  description: string
  input: Shape
  /** Returns Markdown. Throws an `InputFault` for arguments that match nothing. */
  answer: (site: PublishedSite, input: z.infer<z.ZodObject<Shape>>) => Promise<string>
}

/** Infers the arguments of a tool from its schema. */
export const defineTool = <Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool<Shape> => tool
