import type { z } from 'zod'
import { listNearest, nearest } from '../nearest.ts'
import { knownKeys, neededKeys, valueAt } from './known-keys.ts'

/** One error in a value that an author wrote. */
export interface Fault {
  /** Path in the author's value. For an unknown key, the key is the last step. */
  path: PropertyKey[]
  /** The fact with the offending value, then what is allowed. */
  message: string
}

/** The validated value, or its faults. */
export type Validation<T> = { value: T; faults: readonly [] } | { value?: undefined; faults: readonly Fault[] }

type Path = readonly PropertyKey[]

/** The context in which a fault is described. */
interface Subject {
  schema: z.ZodType
  root: unknown
  /** Path of the same value as its author wrote it. */
  written: (path: Path) => PropertyKey[]
}

/**
 * Validates a value from outside against a schema. Never throws. If the value was normalized before, `written` maps a
 * path of the value to the author's path. Faults have the author's paths.
 */
export const validate = <Schema extends z.ZodType>(
  schema: Schema,
  unsafeValue: unknown,
  written: Subject['written'] = (path) => [...path],
): Validation<z.output<Schema>> => {
  const result = schema.safeParse(unsafeValue, { reportInput: true })
  if (result.success) return { value: result.data, faults: [] }
  return {
    faults: result.error.issues
      .filter(isNoEcho)
      .flatMap((issue) => describe(issue, [], { schema, root: unsafeValue, written })),
  }
}

/**
 * Functions have a length, and zod measures it although it has already reported the wrong type. This second report is
 * dropped.
 */
const isNoEcho = (issue: z.core.$ZodIssue): boolean => !('origin' in issue && issue.origin === 'unknown')

const describe = (issue: z.core.$ZodIssue, prefix: Path, subject: Subject): Fault[] => {
  const ownPath = [...prefix, ...issue.path]
  const path = subject.written(ownPath)
  const value = valueAt(subject.root, ownPath)
  const fact = factText(path, value)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: subject.written([...ownPath, key]),
        message: unknownKey(key, path, knownKeys(subject.schema, ownPath, subject.root)),
      }))
    case 'invalid_type':
      return [{ path, message: `${fact}; needed: ${typeText(issue.expected)}${keysText(issue, ownPath, subject)}.` }]
    case 'invalid_value':
      return [{ path, message: `${fact}; allowed: ${listNearest(String(value), issue.values.map(String), 20)}.` }]
    case 'invalid_union':
      return describeUnion(issue, ownPath, subject)
    case 'too_small':
      if (value === '') return [{ path, message: `${pathText(path)} is empty; ${emptyRemedy(ownPath, subject)}.` }]
      return [{ path, message: `${fact}; needed: at least ${sizeText(issue.origin, issue.minimum)}.` }]
    case 'too_big':
      return [{ path, message: `${fact}; needed: at most ${sizeText(issue.origin, issue.maximum)}.` }]
    case 'invalid_key':
      return [
        {
          path,
          message: `${JSON.stringify(String(path.at(-1)))} cannot be a key here; needed: ${issue.issues[0]?.message ?? 'another key'}.`,
        },
      ]
    case 'invalid_format':
      return [
        {
          path,
          message: `${fact}; needed: ${issue.format === 'url' ? 'an absolute address: https://example.com' : issue.message}.`,
        },
      ]
    default:
      return [{ path, message: `${fact}; needed: ${issue.message}.` }]
  }
}

/** What to do about an empty text. A key that a map must have cannot be left out. */
const emptyRemedy = (ownPath: Path, { schema, root }: Subject): string =>
  neededKeys(schema, ownPath.slice(0, -1), root).includes(String(ownPath.at(-1)))
    ? 'write something'
    : 'write something or leave the key out'

/** The faults of the union's option that the author probably intended. */
const describeUnion = (issue: z.core.$ZodIssueInvalidUnion, ownPath: Path, subject: Subject): Fault[] => {
  const path = subject.written(ownPath)
  const value = valueAt(subject.root, ownPath)
  if (issue.errors.length === 0) {
    const options = 'options' in issue ? (issue.options ?? []).map(String) : []
    const known = options.length > 0 ? `allowed: ${listNearest(String(value), options, 20)}` : 'another value is needed'
    return [{ path, message: `${factText(path, value)}; ${known}.` }]
  }
  const choices = issue.errors.map((errors) => errors.filter(isNoEcho))
  const deep = choices.filter((errors) => errors.every((error) => error.path.length > 0 || !isOfWrongKind(error)))
  const [meant] = deep.toSorted((a, b) => a.length - b.length)
  if (meant !== undefined) return meant.flatMap((error) => describe(error, ownPath, subject))
  const allowed = choices
    .flat()
    .map((error) => (error.code === 'invalid_type' ? typeText(error.expected) : error.message))
  return [{ path, message: `${factText(path, value)}; needed: ${[...new Set(allowed)].join(' or ')}.` }]
}

const isOfWrongKind = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_type' || issue.code === 'invalid_value'

const unknownKey = (key: string, path: Path, known: readonly string[]): string => {
  const meant = nearest(key, known)
  const where = path.length === 0 ? '' : ` in ${pathText(path)}`
  return `Unknown key "${key}"${where}.${meant === undefined ? '' : ` Did you mean "${meant}"?`} Known keys: ${listNearest(key, known, 12)}.`
}

const factText = (path: Path, value: unknown): string =>
  value === undefined ? `${pathText(path)} is missing` : `${pathText(path)} is ${valueText(value)}`

/** The path as in code, quoted: `"navbar.items[2].docId"`. */
const pathText = (path: Path): string =>
  path.length === 0
    ? 'The whole'
    : `"${path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${String(step)}`)).join('')}"`

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'a map'
  if (typeof value === 'function') return 'a function'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  tuple: 'a list',
  object: 'a map',
  record: 'a map',
}

const typeText = (expected: string): string => typeNames[expected] ?? expected

/**
 * The required keys of a map, as a text that follows "a map". It is empty for the whole value, which has too many keys
 * to name, and for items of a list, whose neighbours serve as examples.
 */
const keysText = ({ expected }: z.core.$ZodIssueInvalidType, ownPath: Path, { schema, root }: Subject): string => {
  const keys =
    expected === 'object' && ownPath.length > 0 && ownPath.every((step) => typeof step === 'string')
      ? neededKeys(schema, ownPath, root)
      : []
  return keys.length === 0 ? '' : ` with ${keys.map((key) => `"${key}"`).join(' and ')}`
}

const sizeText = (origin: string, size: number | bigint): string => {
  if (origin === 'string') return `${size} characters`
  if (origin === 'array') return size === 1 ? '1 entry' : `${size} entries`
  return String(size)
}
