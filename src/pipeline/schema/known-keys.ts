import type { z } from 'zod'

type Definition = z.core.$ZodTypes['_zod']['def']

/** Every schema that zod makes carries its definition as `def`, one of a union by `type` that zod documents for walking schemas. */
const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.core.$ZodType & { def: Definition }).def

/** Keys that a schema allows at a path into a value; empty where the schema has no object there. */
export const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): string[] => {
  const def = definitionOf(schema)
  const [step, ...rest] = path
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return knownKeys(def.innerType, path, value)
    case 'lazy':
      return knownKeys(def.getter(), path, value)
    case 'pipe':
      return knownKeys(def.in, path, value)
    case 'union':
      return knownKeysOfUnion(def.options, path, value)
    case 'object': {
      if (step === undefined) return Object.keys(def.shape)
      const next = def.shape[String(step)]
      return next === undefined ? [] : knownKeys(next, rest, valueAt(value, [step]))
    }
    case 'array':
      return step === undefined ? [] : knownKeys(def.element, rest, valueAt(value, [step]))
    case 'record':
      return step === undefined ? [] : knownKeys(def.valueType, rest, valueAt(value, [step]))
    default:
      return []
  }
}

/** The option whose `type` or `provider` the value names, or else the first one that has keys here. */
const knownKeysOfUnion = (options: readonly z.core.$ZodType[], path: readonly PropertyKey[], value: unknown): string[] => {
  const named = options.filter((option) => discriminates(option, value))
  for (const option of named.length > 0 ? named : options) {
    const keys = knownKeys(option, path, value)
    if (keys.length > 0) return keys
  }
  return []
}

const discriminates = (option: z.core.$ZodType, value: unknown): boolean => {
  const def = definitionOf(option)
  if (def.type !== 'object') return false
  return Object.entries(def.shape).some(([key, schema]) => {
    const keyDef = definitionOf(schema)
    return keyDef.type === 'literal' && keyDef.values.some((literal) => literal === valueAt(value, [key]))
  })
}

/** Returns what stands at a path into a value, `undefined` where there is nothing. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined
    current = Reflect.get(current, step)
  }
  return current
}
