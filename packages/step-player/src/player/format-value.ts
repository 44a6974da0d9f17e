/** A variable's value in a few characters; an en dash for a missing value. */
export const formatValue = (value: unknown): string => {
  if (value === undefined) return '–'
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)))
  if (typeof value === 'string') return `“${value}”`
  if (Array.isArray(value)) return shorten(`[${value.map(plain).join(', ')}]`)
  if (value instanceof Map)
    return shorten(`{${[...value].map(([key, entry]) => `${plain(key)}: ${plain(entry)}`).join(', ')}}`)
  if (value instanceof Set) return shorten(`{${[...value].map(plain).join(', ')}}`)
  if (typeof value === 'object' && value !== null) return formatObject(value)
  return String(value)
}

/** Formats items, edges, entries of queues, steps of walks, and every other iterable. */
const formatObject = (value: object): string => {
  if (Symbol.iterator in value) return formatValue([...(value as Iterable<unknown>)].map(plain))
  if ('from' in value && 'to' in value) return `${plain(value.from)}–${plain(value.to)}`
  if ('priority' in value && 'value' in value) return `${plain(value.value)} at ${plain(value.priority)}`
  if ('value' in value) return formatValue(value.value)
  if ('kind' in value && 'vertex' in value) return `${plain(value.kind)} ${plain(value.vertex)}`
  if ('kind' in value && 'edge' in value) return `${plain(value.kind)} ${plain(value.edge)}`
  if ('vertex' in value) return plain(value.vertex)
  return '{…}'
}

/** The same, but a string has no quotation marks. */
export const plain = (value: unknown): string => (typeof value === 'string' ? value : formatValue(value))

const shorten = (text: string): string => (text.length > 70 ? `${text.slice(0, 69)}…` : text)
