/** A variable's value in a few characters; an en dash for one that is not there. */
export const formatValue = (value: unknown): string => {
  if (value === undefined) return '–'
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)))
  if (typeof value === 'string') return `“${value}”`
  if (Array.isArray(value)) return shorten(`[${value.map(formatValue).join(', ')}]`)
  if (value instanceof Map) return shorten(`{${[...value].map(([key, entry]) => `${plain(key)}: ${plain(entry)}`).join(', ')}}`)
  if (value instanceof Set) return shorten(`{${[...value].map(plain).join(', ')}}`)
  if (typeof value === 'object' && value !== null && 'value' in value) return formatValue(value.value)
  return String(value)
}

/** The same without quotation marks. */
export const plain = (value: unknown): string => (typeof value === 'string' ? value : formatValue(value))

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
