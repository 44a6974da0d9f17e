import { z } from 'zod'
import { attributesFault } from '../../content/schema/component-props.ts'

const anything = z.unknown().optional()
/** Attributes that documents for Docusaurus give to tabs. The site ignores them. */
const others = { className: anything, id: anything, style: anything }
const value = z.union([z.string(), z.number()])

const props: Readonly<Record<string, z.ZodType>> = {
  Tabs: z.strictObject({
    groupId: z.string().optional(),
    defaultValue: value.nullable().optional(),
    values: z.array(z.looseObject({ value })).optional(),
    queryString: z.union([z.string(), z.boolean()]).optional(),
    lazy: anything,
    block: anything,
    ...others,
  }),
  TabItem: z.strictObject({
    value: value.optional(),
    label: anything,
    default: z.union([z.boolean(), z.string()]).optional(),
    attributes: anything,
    hidden: anything,
    ...others,
  }),
}

/**
 * Returns what is wrong with the attributes of tabs or of a tab item; `undefined` if nothing is wrong. These attributes
 * have their own schema, apart from those of other components (`schema/component-props.ts`), because they must accept
 * what Docusaurus accepts.
 */
export const tabPropsFault = (name: string, given: Readonly<Record<string, unknown>>): string | undefined => {
  const schema = Object.hasOwn(props, name) ? props[name] : undefined
  if (schema === undefined) return undefined
  const attributes = Object.fromEntries(
    Object.entries(given).filter(([key]) => key !== 'children' && !/^(?:aria|data)-/.test(key)),
  )
  return attributesFault(name, schema, attributes)
}
