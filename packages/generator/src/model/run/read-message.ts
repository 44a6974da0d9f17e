import { isMap } from '../is-map.ts'
import {
  depthLimit,
  itemLimit,
  type LineLevel,
  type PrintedValue,
  type RunEnd,
  type RunEvent,
  type RunPlace,
  type RunTable,
  type SandboxMessage,
  textLimit,
} from './run-message.ts'

/*
 * Messages come from code that readers run. That code can also forge messages of the sandbox. Each message is read
 * property by property into a new object. If any part breaks the protocol, the result is `undefined`.
 */

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined => (isMap(value) ? value : undefined)

/**
 * Reads an own property only. Messages have no prototypes of their own, but a page's prototypes could have been
 * changed.
 */
const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= textLimit ? value : undefined

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000 ? value : undefined

const oneOf = <Known extends string>(value: unknown, known: readonly Known[]): Known | undefined =>
  known.find((item) => item === value)

const listOf = <Item>(value: unknown, read: (item: unknown) => Item | undefined, limit: number): Item[] | undefined => {
  if (!Array.isArray(value) || value.length > limit) return undefined
  const items = value.map(read)
  return items.includes(undefined) ? undefined : (items as Item[])
}

const levels: readonly LineLevel[] = ['log', 'info', 'debug', 'warn', 'error']
const ends: readonly RunEnd[] = ['done', 'stopped', 'time', 'flood', 'left', 'crash']
const kinds: readonly PrintedValue['kind'][] = ['string', 'number', 'constant', 'object', 'text']

/** Reads a message of the sandbox; `undefined` for a message that breaks the protocol. */
export const readSandboxMessage = (data: unknown): SandboxMessage | undefined => {
  const fields = fieldsOf(data)
  if (!fields) return undefined
  const type = oneOf(own(fields, 'type'), ['ready', 'pong', 'event', 'end'])
  if (type === 'ready' || type === 'pong') return { type }
  const run = countOf(own(fields, 'run'))
  if (run === undefined) return undefined
  if (type === 'end') {
    const reason = oneOf(own(fields, 'reason'), ends)
    return reason && { type, run, reason }
  }
  const event = type === 'event' ? readRunEvent(own(fields, 'event')) : undefined
  return event && { type: 'event', run, event }
}

/** Reads an event of a run; `undefined` for an event that breaks the protocol. */
export const readRunEvent = (data: unknown): RunEvent | undefined => {
  const fields = fieldsOf(data)
  if (!fields) return undefined
  const type = own(fields, 'type')
  if (type === 'cut' || type === 'evaluated' || type === 'settled') return { type }
  if (type === 'height') {
    const height = countOf(own(fields, 'height'))
    return height === undefined ? undefined : { type, height }
  }
  if (type === 'line') return readLine(fields)
  if (type === 'check') return readCheck(fields)
  return type === 'error' ? readError(fields) : undefined
}

const readLine = (fields: Fields): RunEvent | undefined => {
  const level = oneOf(own(fields, 'level'), levels)
  const text = textOf(own(fields, 'text'))
  const values = listOf(own(fields, 'values'), (value) => readValue(value, depthLimit), itemLimit)
  if (level === undefined || text === undefined || !values) return undefined
  const place = readPlace(own(fields, 'place'))
  const table = readTable(own(fields, 'table'))
  const rows = countOf(own(fields, 'rows'))
  const extra = { ...(place && { place }), ...(table && { table }), ...(rows !== undefined && { rows }) }
  return { type: 'line', level, text, values, ...extra }
}

const readCheck = (fields: Fields): RunEvent | undefined => {
  const line = countOf(own(fields, 'line'))
  const held = own(fields, 'held')
  if (line === undefined || typeof held !== 'boolean') return undefined
  const actual = readValue(own(fields, 'actual'), depthLimit)
  return { type: 'check', line, held, ...(actual && { actual }) }
}

const readError = (fields: Fields): RunEvent | undefined => {
  const name = textOf(own(fields, 'name'))
  const message = textOf(own(fields, 'message'))
  if (name === undefined || message === undefined) return undefined
  const place = readPlace(own(fields, 'place'))
  return { type: 'error', name, message, ...(place && { place }) }
}

const readPlace = (data: unknown): RunPlace | undefined => {
  const fields = fieldsOf(data)
  const module = textOf(fields && own(fields, 'module'))
  const line = countOf(fields && own(fields, 'line'))
  return module === undefined || line === undefined ? undefined : { module, line }
}

const readTable = (data: unknown): RunTable | undefined => {
  const fields = fieldsOf(data)
  const columns = listOf(fields && own(fields, 'columns'), textOf, itemLimit)
  const rows = listOf(fields && own(fields, 'rows'), (row) => listOf(row, textOf, itemLimit), itemLimit)
  return columns && rows && { columns, rows }
}

/** Reads a printed value that is nested at most `depth` levels. */
const readValue = (data: unknown, depth: number): PrintedValue | undefined => {
  const fields = fieldsOf(data)
  const text = textOf(fields && own(fields, 'text'))
  const kind = oneOf(fields && own(fields, 'kind'), kinds)
  if (text === undefined || kind === undefined) return undefined
  const items =
    depth > 0 ? listOf(fields && own(fields, 'items'), (item) => readItem(item, depth - 1), itemLimit + 1) : undefined
  return { text, kind, ...(items && { items }) }
}

const readItem = (data: unknown, depth: number): readonly [string, PrintedValue] | undefined => {
  if (!Array.isArray(data)) return undefined
  const key = textOf(data[0])
  const value = readValue(data[1], depth)
  return key === undefined || value === undefined ? undefined : [key, value]
}
