/** The interface of `localStorage`. */
export interface TextStore {
  readonly length: number
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  clear: () => void
  key: (index: number) => string | null
  [key: string]: unknown
}

/** A store of texts that ends with its page. */
export const memoryStorage = (): TextStore => {
  const items = new Map<string, string>()
  const methods: Readonly<Record<string, unknown>> = {
    getItem: (key: unknown) => items.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void items.set(String(key), String(value)),
    removeItem: (key: unknown) => void items.delete(String(key)),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  }
  const { prototype } = (Reflect.get(globalThis, 'Storage') ?? Object) as { prototype: object }
  // Items are properties as well, as in `localStorage.theme`.
  return new Proxy(Object.create(prototype) as TextStore, {
    get: (_, name) => {
      if (name === 'length') return items.size
      if (typeof name !== 'string') return Reflect.get(prototype, name)
      return Object.hasOwn(methods, name) ? methods[name] : items.get(name)
    },
    set: (_, name, value) => {
      if (typeof name === 'string') items.set(name, String(value))
      return true
    },
    has: (_, name) =>
      name === 'length' || (typeof name === 'string' && (Object.hasOwn(methods, name) || items.has(name))),
    deleteProperty: (_, name) => {
      items.delete(String(name))
      return true
    },
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name))
        ? { value: items.get(String(name)), writable: true, enumerable: true, configurable: true }
        : undefined,
  })
}

/**
 * Gives the page of a sample `localStorage` and `sessionStorage` that end with the page. The browser refuses its own to a
 * page with an opaque origin.
 */
export const offerStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: memoryStorage(), configurable: true, enumerable: true })
}
