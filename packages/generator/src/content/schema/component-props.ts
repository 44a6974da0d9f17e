import { z } from 'zod'
import { validate } from './validate.ts'

const value = z.custom<string | number | boolean | null | undefined>(
  (given) => given === null || given === undefined || ['string', 'number', 'boolean'].includes(typeof given),
  'text, a number, true, false or null',
)
const text = z.union([z.string(), z.number()])
/** The figures check the names of marks, because they list the marks. */
const mark = z.string().optional()
const marks = z.record(z.string(), z.string()).optional()
const pointers = z.record(z.string(), text).optional()
const place = z.number()

/** Rejects a document that is listed twice. */
const once = (ids: readonly string[], context: z.RefinementCtx) => {
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) context.addIssue({ code: 'custom', path: [index], message: 'each document once' })
  }
}

const figure = { alt: z.string().optional(), caption: z.unknown().optional() }

const treeNode: z.ZodType = z.lazy(() =>
  z.strictObject({
    value: value.optional(),
    mark,
    note: text.optional(),
    edge: text.optional(),
    children: z.array(treeNode.nullable()).optional(),
  }),
)
const axis = z.strictObject({ label: z.string().optional(), log: z.boolean().optional() }).optional()

/**
 * Attributes that the components of documents accept, by component. Components check their required attributes
 * themselves, because their messages show a whole example. They also check which values and ids exist. Components for
 * documents of other generators are not listed here: they ignore unknown attributes.
 */
const componentProps: Readonly<Record<string, z.ZodType>> = {
  Answer: z.strictObject({ level: z.unknown().optional() }),
  BrowserSupport: z.strictObject({
    of: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]).optional(),
    inline: z.boolean().optional(),
  }),
  Demo: z.strictObject({ title: z.string().optional(), height: z.unknown().optional() }),
  DocumentList: z.strictObject({
    under: z.string().optional(),
    of: z.array(z.string()).min(1).superRefine(once).optional(),
    groups: z
      .record(z.string(), z.array(z.string()).min(1))
      .refine((groups) => Object.keys(groups).length > 0, 'at least one group')
      .optional(),
  }),
  ArrayFigure: z.strictObject({
    ...figure,
    rows: z
      .array(z.strictObject({ label: text.optional(), values: z.array(value).optional(), marks, pointers }))
      .optional(),
  }),
  ChartFigure: z.strictObject({
    ...figure,
    kind: z.string().optional(),
    x: axis,
    y: axis,
    series: z
      .array(z.strictObject({ name: z.string(), points: z.array(z.tuple([z.unknown(), z.unknown()])) }))
      .optional(),
    points: z.array(z.tuple([text, z.unknown()])).optional(),
  }),
  FlowFigure: z.strictObject({
    ...figure,
    nodes: z
      .array(
        z.strictObject({
          id: z.string(),
          label: z.string(),
          shape: z.string().optional(),
          column: place.optional(),
          row: place.optional(),
          mark,
        }),
      )
      .optional(),
    edges: z.array(z.strictObject({ from: z.string(), to: z.string(), label: z.string().optional(), mark })).optional(),
  }),
  GraphFigure: z.strictObject({
    ...figure,
    directed: z.boolean().optional(),
    nodes: z
      .array(
        z.strictObject({ id: z.string(), x: place, y: place, label: text.optional(), mark, note: text.optional() }),
      )
      .optional(),
    edges: z.array(z.strictObject({ from: z.string(), to: z.string(), weight: text.optional(), mark })).optional(),
  }),
  HashTableFigure: z.strictObject({
    ...figure,
    buckets: z.array(z.array(z.union([z.tuple([value, value]), value]))).optional(),
    marks,
  }),
  LinkedListFigure: z.strictObject({
    ...figure,
    values: z.array(value).optional(),
    doubly: z.boolean().optional(),
    marks,
    pointers,
    cycleTo: z.number().optional(),
  }),
  MatrixFigure: z.strictObject({
    ...figure,
    rows: z.array(z.array(value)).optional(),
    rowLabels: z.array(value).optional(),
    columnLabels: z.array(value).optional(),
    marks,
  }),
  SequenceFigure: z.strictObject({
    ...figure,
    actors: z.array(z.string()).optional(),
    messages: z
      .array(
        z.strictObject({
          from: z.string(),
          to: z.string(),
          label: z.string(),
          note: z.string().optional(),
          reply: z.boolean().optional(),
        }),
      )
      .optional(),
  }),
  TimelineFigure: z.strictObject({
    ...figure,
    events: z.array(z.strictObject({ at: text, label: z.string() })).optional(),
  }),
  TreeFigure: z.strictObject({ ...figure, root: treeNode.optional(), heap: z.array(value).optional(), marks }),
}

/** Components that show the contents between their tags. */
const containers: ReadonlySet<string> = new Set(['Answer', 'Demo'])

/** Describes all errors in the attributes of a component in one text. Returns `undefined` when there are none. */
export const propsFault = (name: string, props: Readonly<Record<string, unknown>>): string | undefined => {
  const schema = Object.hasOwn(componentProps, name) ? componentProps[name] : undefined
  if (schema === undefined) return undefined
  // The compiler provides the sources of a demo, from the blocks inside.
  const { children, sources: _made, ...attributes } = props
  if (children !== undefined && !containers.has(name)) {
    return `<${name}> does not show the content between its tags. Write <${name} … />, and the text before or after it.`
  }
  return attributesFault(name, schema, attributes)
}

/** Describes in one text how attributes differ from a schema. Returns `undefined` when they match. */
export const attributesFault = (
  name: string,
  schema: z.ZodType,
  attributes: Readonly<Record<string, unknown>>,
): string | undefined => {
  const { faults } = validate(schema, attributes)
  if (faults.length === 0) return undefined
  return `<${name}>: ${faults.map(({ path, message }) => (path.length === 1 ? asAttribute(message) : message)).join(' ')}`
}

const asAttribute = (message: string): string =>
  message.replace(/^Unknown key (".*?")\. /, 'It has no attribute $1. ').replace('Known keys:', 'Known:')
