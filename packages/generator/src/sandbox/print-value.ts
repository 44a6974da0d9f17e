import { depthLimit, itemLimit, type PrintedValue, textLimit } from '../model/run/run-message.ts'
import { describeObject } from './describe-object.ts'
import { inspectValue } from './inspect-value.ts'
import { showKey } from './show-primitive.ts'

/** Maximum number of values in one printed value, over all levels. */
const totalLimit = 300

/** Shortens a text to the limit of a message. */
export const cutText = (text: string): string => (text.length > textLimit ? `${text.slice(0, textLimit - 1)}…` : text)

/**
 * A value as the page shows it, with the parts that a reader can expand. Values that throw during inspection say so.
 */
export const printValue = (value: unknown): PrintedValue => {
  let left = totalLimit
  const print = (item: unknown, depth: number): PrintedValue => {
    const printed: PrintedValue = { text: cutText(inspectSafely(item)), kind: kindOf(item) }
    if (typeof item !== 'object' || item === null || depth === 0) return printed
    const parts = partsOf(item)
    if (parts.length === 0) return printed
    const items: [string, PrintedValue][] = []
    for (const [key, read] of parts.slice(0, itemLimit)) {
      if (left-- <= 0) break
      items.push([cutText(key), print(attempt(read), depth - 1)])
    }
    const more = parts.length - items.length
    if (more > 0) items.push(['…', { text: `+${more}`, kind: 'text' }])
    return { ...printed, items }
  }
  return print(value, depthLimit)
}

/** A value as text. A value that throws during inspection shows what it throws. */
export const inspectSafely = (value: unknown, depth?: number): string => {
  try {
    return inspectValue(value, depth)
  } catch (error) {
    return `[${String(error)}]`
  }
}

const attempt = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return error
  }
}

const kindOf = (value: unknown): PrintedValue['kind'] => {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number' || typeof value === 'bigint') return 'number'
  return (typeof value === 'object' && value !== null) || typeof value === 'function' ? 'object' : 'constant'
}

/** Keys of an object's parts, and a function that reads each part. */
const partsOf = (value: object): [key: string, read: () => unknown][] => {
  try {
    const { items, entries, keys } = describeObject(value)
    return [
      // A list may have holes, which `map` would preserve.
      ...Array.from(items.slice(0, itemLimit + 1), (item, index): [string, () => unknown] => [
        String(index),
        () => item,
      ]),
      ...entries.map(([key, item]): [string, () => unknown] => [inspectValue(key, 0), () => item]),
      ...keys.map((key): [string, () => unknown] => [showKey(key, true), () => Reflect.get(value, key)]),
    ]
  } catch {
    return []
  }
}
