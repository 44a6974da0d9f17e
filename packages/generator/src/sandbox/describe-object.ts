/** The parts of an object that its text shows. */
export interface DescribedObject {
  /**
   * `list`: items in square brackets. `entries`: properties in braces. `bare`: a separate text, with braces only for
   * extra properties.
   */
  kind: 'list' | 'entries' | 'bare'
  /** The text before the braces, or the whole text of a bare object. */
  prefix: string
  /** Name of the class for an object that is nested too deeply: `[Array]`. */
  name: string
  braces: readonly [open: string, close: string]
  items: readonly unknown[]
  entries: readonly (readonly [key: unknown, value: unknown])[]
  /** Own properties to show. */
  keys: readonly PropertyKey[]
}

/** Name of the class that made an object. `undefined` for an object without a prototype. */
const classOf = (value: object): string | undefined => {
  for (let object: object | null = value; object; object = Object.getPrototypeOf(object)) {
    const maker: unknown = Object.getOwnPropertyDescriptor(object, 'constructor')?.value
    if (typeof maker === 'function' && maker.name !== '') return maker.name
  }
  return undefined
}

const visibleKeys = (value: object): PropertyKey[] =>
  Reflect.ownKeys(value).filter((key) => Object.getOwnPropertyDescriptor(value, key)?.enumerable)

const isIndex = (key: PropertyKey): boolean => typeof key === 'string' && /^(?:0|[1-9]\d*)$/.test(key)

const squares = ['[', ']'] as const
const curlies = ['{', '}'] as const
const nothing = { items: [], entries: [] } as const

/**
 * Determines the parts of an object that its text shows. Throws what a proxy throws while its properties are read.
 */
export const describeObject = (value: object): DescribedObject => {
  const maker = classOf(value)
  const tag = tagOf(value, maker)
  const named = (usual: string, size?: number): string => {
    const sized = size === undefined ? '' : `(${size})`
    if (maker === undefined) return `[${usual}${sized}: null prototype]${tag} `
    return maker === usual && size === undefined && tag === '' ? '' : `${maker}${sized}${tag} `
  }
  const keys = visibleKeys(value)
  const properties = { keys, ...nothing, name: `${maker ?? 'Object: null prototype'}${tag}` }
  if (Array.isArray(value)) {
    const prefix = maker === 'Array' ? '' : named('Array', value.length)
    return {
      ...properties,
      kind: 'list',
      prefix,
      braces: squares,
      items: value,
      keys: keys.filter((key) => !isIndex(key)),
    }
  }
  if (value instanceof Set)
    return { ...properties, kind: 'entries', prefix: named('Set', value.size), braces: curlies, items: [...value] }
  if (value instanceof Map)
    return { ...properties, kind: 'entries', prefix: named('Map', value.size), braces: curlies, entries: [...value] }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    const items = [...(value as Uint8Array)]
    return {
      ...properties,
      kind: 'list',
      prefix: named('', items.length),
      braces: squares,
      items,
      keys: keys.filter((key) => !isIndex(key)),
    }
  }
  const bare = bareText(value, { maker, tag })
  if (bare !== undefined)
    return { ...properties, kind: 'bare', prefix: bare, braces: curlies, keys: ownKeys(value, keys) }
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) {
    const inside = value instanceof Promise ? '<pending>' : '<items unknown>'
    return { ...properties, kind: 'bare', prefix: `${maker ?? ''} { ${inside} }`, braces: curlies }
  }
  if (value instanceof ArrayBuffer)
    return { ...properties, kind: 'bare', prefix: `ArrayBuffer { byteLength: ${value.byteLength} }`, braces: curlies }
  if (unlessThrown(() => Object.prototype.toString.call(value)) === '[object Arguments]')
    return {
      ...properties,
      kind: 'list',
      prefix: '[Arguments] ',
      braces: squares,
      items: [...(value as unknown as unknown[])],
      keys: [],
    }
  return { ...properties, kind: 'entries', prefix: named('Object'), braces: curlies }
}

/** An error shows its message and stack in its text. A text object shows its characters there. */
const ownKeys = (value: object, keys: readonly PropertyKey[]): PropertyKey[] => {
  if (value instanceof Error) {
    const cause = Object.hasOwn(value, 'cause') && !keys.includes('cause') ? ['cause'] : []
    return [...keys.filter((key) => key !== 'stack' && key !== 'message' && key !== 'name'), ...cause]
  }
  return typeof value.valueOf() === 'string' ? keys.filter((key) => !isIndex(key)) : [...keys]
}

const tagOf = (value: object, maker: string | undefined): string => {
  // A tag that is an own property is shown with the other properties.
  const tag = Object.hasOwn(value, Symbol.toStringTag) ? '' : unlessThrown(() => Reflect.get(value, Symbol.toStringTag))
  return typeof tag === 'string' && tag !== '' && tag !== maker ? ` [${tag}]` : ''
}

/** What a function returns. `undefined` when it throws, as a getter may. */
export const unlessThrown = <Value>(read: () => Value): Value | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

interface Named {
  maker: string | undefined
  tag: string
}

const bareText = (value: object, { maker, tag }: Named): string | undefined => {
  if (typeof value === 'function') return functionText(value as (...values: unknown[]) => unknown, { maker, tag })
  if (value instanceof RegExp) return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Error) return errorText(value)
  for (const kind of [Number, String, Boolean, Symbol, BigInt] as const) {
    if (!(value instanceof kind)) continue
    const inner: unknown = value.valueOf()
    return `[${kind.name}: ${typeof inner === 'string' ? `'${inner}'` : String(inner)}]`
  }
  return undefined
}

const functionText = (value: (...values: unknown[]) => unknown, { maker, tag }: Named): string => {
  const source = Function.prototype.toString.call(value)
  if (source.startsWith('class') && source.endsWith('}')) {
    const parent: unknown = Object.getPrototypeOf(value)
    const extended = typeof parent === 'function' && parent.name ? ` extends ${parent.name}` : ''
    return `[class ${value.name === '' ? '(anonymous)' : value.name}${extended}]`
  }
  const name = value.name === '' ? ' (anonymous)' : `: ${value.name}`
  return `[${maker ?? 'Function (null prototype)'}${name}]${tag}`
}

/** Name and message. The stack names places of this program, not of the sample. */
const errorText = ({ name, message }: Error): string => (message === '' ? name : `${name}: ${message}`)
