/** Storage that lives as long as its page, because a page with an opaque origin has no storage. */
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
  // Items are also properties of the storage.
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

/** Gives a page `localStorage` and `sessionStorage` that store nothing beyond the run. */
export const provideStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const storage = createStorage()
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, get: () => storage })
  }
}
