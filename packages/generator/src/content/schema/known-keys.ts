import type { z } from 'zod'

type Definition = z.core.$ZodTypes['_zod']['def']

/**
 * Every zod schema has its definition in `def`. zod documents this union by `type` for code that walks through schemas.
 */
const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.core.$ZodType & { def: Definition }).def

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Keys that a schema allows at a path into a value. Empty when the schema has no object there. */
export const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): string[] =>
  Object.keys(shapesAt(schema, path, value).find((shape) => Object.keys(shape).length > 0) ?? {})

const optional: ReadonlySet<string> = new Set(['optional', 'default', 'prefault'])

/**
 * Keys that a map at a path must have, whatever value is there now. Also empty when the schema allows several kinds of
 * maps.
 */
export const neededKeys = (root: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): string[] => {
  const [shape, ...others] = shapesAt(root, path, value)
  return shape === undefined || others.length > 0
    ? []
    : Object.entries(shape).flatMap(([key, schema]) => (optional.has(definitionOf(schema).type) ? [] : [key]))
}

/** Every object schema that a schema allows at a path. */
const shapesAt = (schema: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): Shape[] => {
  const def = definitionOf(schema)
  const [step, ...rest] = path
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return shapesAt(def.innerType, path, value)
    case 'lazy':
      return shapesAt(def.getter(), path, value)
    case 'pipe':
      return shapesAt(def.in, path, value)
    case 'union': {
      // The options whose `type` or `provider` matches the value. When none matches, all options.
      const named = def.options.filter((option) => discriminates(option, value))
      return (named.length > 0 ? named : def.options).flatMap((option) => shapesAt(option, path, value))
    }
    case 'object': {
      if (step === undefined) return [def.shape]
      const next = def.shape[String(step)]
      return next === undefined ? [] : shapesAt(next, rest, valueAt(value, [step]))
    }
    case 'array':
      return step === undefined ? [] : shapesAt(def.element, rest, valueAt(value, [step]))
    case 'record':
      return step === undefined ? [] : shapesAt(def.valueType, rest, valueAt(value, [step]))
    default:
      return []
  }
}

const discriminates = (option: z.core.$ZodType, value: unknown): boolean => {
  const def = definitionOf(option)
  if (def.type !== 'object') return false
  return Object.entries(def.shape).some(([key, schema]) => {
    const keyDef = definitionOf(schema)
    return keyDef.type === 'literal' && keyDef.values.some((literal) => literal === valueAt(value, [key]))
  })
}

/** Returns the part of a value at a path, or `undefined` when there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined
    current = Reflect.get(current, step)
  }
  return current
}
