/** Storage of a page that lives as long as the page: a page of an opaque origin has none of its own. */
const createStorage = (): Storage => {
  const items = new Map<string, string>()
  const methods: Storage = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(String(key)) ?? null,
    setItem: (key, value) => void items.set(String(key), String(value)),
    removeItem: (key) => void items.delete(String(key)),
    clear: () => items.clear(),
  }
  // Items are properties as well.
  return new Proxy(methods, {
    get: (target, key) =>
      Object.hasOwn(target, key) ? Reflect.get(target, key) : (items.get(String(key)) ?? undefined),
    set: (_target, key, value) => {
      items.set(String(key), String(value))
      return true
    },
    has: (target, key) => Object.hasOwn(target, key) || items.has(String(key)),
    deleteProperty: (_target, key) => {
      items.delete(String(key))
      return true
    },
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_target, key) => {
      const value = items.get(String(key))
      return value === undefined ? undefined : { value, writable: true, enumerable: true, configurable: true }
    },
  })
}

/** Gives a page `localStorage` and `sessionStorage` that keep nothing beyond the run. */
export const provideStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const storage = createStorage()
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, get: () => storage })
  }
}
