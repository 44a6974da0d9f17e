import { describeObject } from './describe-object.ts'
import { groupItems, joinParts } from './lay-out-parts.ts'
import { showKey, showPrimitive } from './show-primitive.ts'

/** State of one inspection. */
interface Inspection {
  /** Number of nested levels that are shown. */
  depth: number
  /** Objects that contain the current object. */
  around: object[]
  /** Objects that contain themselves, with their numbers: `<ref *1>`. */
  circular: Map<object, number>
  indentation: number
  /** Depth of the last object that was shown. */
  deepest: number
}

/** Number of items of a list that are shown. */
const itemLimit = 100
const customInspect = Symbol.for('nodejs.util.inspect.custom')

/**
 * A value in the format of Node's `util.inspect` with its default settings, which samples quote in `// prints:`
 * comments. `depth` is the number of nested levels that are shown.
 */
export const inspectValue = (value: unknown, depth = 2): string =>
  inspect(value, { depth, around: [], circular: new Map(), indentation: 0, deepest: 0 })

/**
 * Arguments of a console call as one line, in the format of Node's `util.format`: `%s`, `%d`, `%i`, `%f`, `%j`, `%o`,
 * `%O`, `%c`.
 */
export const formatValues = (values: readonly unknown[]): string => {
  const [first, ...rest] = values
  if (typeof first !== 'string') return values.map(asArgument).join(' ')
  if (rest.length === 0) return first
  const text = first.replace(/%[sdifjoOc%]/g, (mark) => {
    if (mark === '%%') return '%'
    return rest.length === 0 ? mark : formatMark(mark, rest.shift())
  })
  return [text, ...rest.map(asArgument)].join(' ')
}

const asArgument = (value: unknown): string => (typeof value === 'string' ? value : inspectValue(value))

const formatMark = (mark: string, value: unknown): string => {
  if (mark === '%c') return ''
  if (mark === '%j') return jsonOf(value)
  if (mark === '%o') return inspectValue(value, 4)
  if (mark === '%O') return inspectValue(value)
  if (mark === '%s') {
    if (typeof value === 'bigint' || Object.is(value, -0)) return showPrimitive(value)
    return typeof value === 'object' && value !== null && !hasOwnText(value) ? inspectValue(value, 0) : String(value)
  }
  if (typeof value === 'symbol') return 'NaN'
  if (typeof value === 'bigint' && mark !== '%f') return `${value}n`
  const number =
    mark === '%d' ? Number(value) : mark === '%i' ? Number.parseInt(String(value)) : Number.parseFloat(String(value))
  return showPrimitive(number)
}

const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch (error) {
    if (/circular|cyclic/i.test(String(error))) return '[Circular]'
    throw error
  }
}

/** Whether `String` shows an object by a method of the sample's code, not by a built-in one. */
const hasOwnText = (value: object): boolean => {
  for (let object: object | null = value; object; object = Object.getPrototypeOf(object)) {
    if (Object.hasOwn(object, 'toString') || Object.hasOwn(object, Symbol.toPrimitive)) {
      const maker: unknown = Object.getOwnPropertyDescriptor(object, 'constructor')?.value
      const isBuiltIn = typeof maker === 'function' && Reflect.get(globalThis, maker.name) === maker
      return (
        !isBuiltIn && typeof (Reflect.get(value, Symbol.toPrimitive) ?? Reflect.get(value, 'toString')) === 'function'
      )
    }
  }
  return false
}

const inspect = (value: unknown, state: Inspection): string => {
  if ((typeof value !== 'object' || value === null) && typeof value !== 'function')
    return showPrimitive(value, state.indentation)
  const own = customText(value, state)
  if (own !== undefined) return own
  if (state.around.includes(value)) {
    if (!state.circular.has(value)) state.circular.set(value, state.circular.size + 1)
    return `[Circular *${state.circular.get(value)}]`
  }
  return inspectObject(value, state)
}

const customText = (value: object, state: Inspection): string | undefined => {
  const method: unknown = Reflect.get(value, customInspect)
  if (typeof method !== 'function') return undefined
  const left = state.depth - state.around.length
  const made: unknown = Reflect.apply(method, value, [left, { depth: left }, inspectValue])
  if (made === value) return undefined
  return typeof made === 'string' ? made.replaceAll('\n', `\n${' '.repeat(state.indentation)}`) : inspect(made, state)
}

const inspectObject = (value: object, state: Inspection): string => {
  const described = describeObject(value)
  const { braces, kind } = described
  const keys = described.keys
  if (kind === 'bare' && keys.length === 0) return described.prefix
  if (kind !== 'bare' && keys.length === 0 && described.items.length === 0 && described.entries.length === 0)
    return `${described.prefix}${braces.join('')}`
  if (state.around.length > state.depth) return `[${described.name}]`
  state.around.push(value)
  state.deepest = state.around.length
  const depth = state.around.length
  const parts = [
    ...listItems(described.items, state),
    ...described.entries.map(([key, item]) => nested(state, 2, () => entryText(key, item, state))),
    ...keys.map((key) => propertyText(value, key, state)),
  ]
  state.around.pop()
  const grouped =
    kind === 'list' && parts.length > 6
      ? groupItems(parts, { values: described.items, indentation: state.indentation })
      : parts
  const number = state.circular.get(value)
  const prefix = `${number === undefined ? '' : `<ref *${number}> `}${described.prefix}`
  const open = kind === 'bare' ? braces[0] : prefix + braces[0]
  const base = kind === 'bare' ? prefix : ''
  const isShallow = state.deepest - depth < 3 && grouped.length === parts.length
  return joinParts(grouped, { open, close: braces[1], base, indentation: state.indentation, isShallow })
}

const nested = (state: Inspection, by: number, show: () => string): string => {
  state.indentation += by
  try {
    return show()
  } finally {
    state.indentation -= by
  }
}

const entryText = (key: unknown, item: unknown, state: Inspection): string =>
  `${inspect(key, state)} => ${inspect(item, state)}`

const listItems = (items: readonly unknown[], state: Inspection): string[] => {
  const parts: string[] = []
  let shown = 0
  for (let index = 0; index < items.length && shown < itemLimit; index++, shown++) {
    if (index in items) {
      parts.push(nested(state, 2, () => inspect(items[index], state)))
      continue
    }
    const start = index
    while (index + 1 < items.length && !(index + 1 in items)) index++
    const count = index - start + 1
    parts.push(`<${count} empty item${count === 1 ? '' : 's'}>`)
  }
  const more = items.length - itemLimit
  return more > 0 ? [...parts, `... ${more} more item${more === 1 ? '' : 's'}`] : parts
}

const propertyText = (value: object, key: PropertyKey, state: Inspection): string => {
  const descriptor = Object.getOwnPropertyDescriptor(value, key)
  const name = showKey(key, descriptor?.enumerable !== false)
  const shown =
    descriptor && !('value' in descriptor)
      ? accessorText(descriptor)
      : nested(state, 2, () => inspect(descriptor?.value, state))
  return `${name}: ${shown}`
}

const accessorText = ({ get, set }: PropertyDescriptor): string =>
  get ? (set ? '[Getter/Setter]' : '[Getter]') : set ? '[Setter]' : 'undefined'
