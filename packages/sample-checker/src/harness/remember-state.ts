interface Seen {
  object: object
  prototype: object | null
  keys: readonly (string | symbol)[]
  /** The values of the properties. An accessor is remembered by its descriptor instead. */
  values: readonly unknown[]
  accessors: readonly (PropertyDescriptor | undefined)[]
}

/** Built-in objects that cannot be reached through a property of a global. */
const hidden = [
  function* () {},
  async function* () {},
  async () => {},
  [][Symbol.iterator](),
  new Map().entries(),
  new Set().entries(),
  ''[Symbol.iterator](),
  ''.matchAll(/x/g),
]

/**
 * Remembers every property of the objects, and of all objects that their properties lead to. Returns a function that
 * compares the properties with their present state. That function returns the name of the first property that differs,
 * or `undefined`. Objects in `skipped` are not looked into.
 */
export const rememberState = (roots: readonly object[], skipped: ReadonlySet<unknown>): (() => string | undefined) => {
  const known = new Set<unknown>(skipped)
  const found: Seen[] = []
  const queue: unknown[] = [...roots, ...hidden]
  for (const object of queue) {
    if (known.has(object) || !isObject(object)) continue
    known.add(object)
    const prototype = Object.getPrototypeOf(object)
    const keys = Reflect.ownKeys(object)
    const descriptors = keys.map((key) => Object.getOwnPropertyDescriptor(object, key))
    const accessors = descriptors.map((descriptor) => (descriptor && 'value' in descriptor ? undefined : descriptor))
    const values = descriptors.map((descriptor) => descriptor?.value)
    found.push({ object, prototype, keys, values, accessors })
    queue.push(prototype, ...values)
  }
  return () => {
    for (const seen of found) {
      const key = changedKey(seen)
      if (key !== undefined) return String(key)
    }
    return undefined
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const changedKey = (seen: Seen): string | symbol | undefined => {
  const { object, prototype, keys, values, accessors } = seen
  if (Object.getPrototypeOf(object) !== prototype) return 'prototype'
  const now = Reflect.ownKeys(object)
  if (now.length !== keys.length) {
    return now.find((key) => !keys.includes(key)) ?? keys.find((key) => !now.includes(key))
  }
  return keys.find((key, index) => {
    const accessor = accessors[index]
    if (!accessor) return now[index] !== key || !Object.is(Reflect.get(object, key), values[index])
    const descriptor = Object.getOwnPropertyDescriptor(object, key)
    return descriptor?.get !== accessor.get || descriptor?.set !== accessor.set
  })
}
