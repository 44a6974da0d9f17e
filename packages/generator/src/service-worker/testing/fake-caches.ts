interface FakeCache {
  match: (key: string, options?: { ignoreSearch?: boolean }) => Promise<Response | undefined>
  put: (key: string, response: Response) => Promise<void>
  keys: () => Promise<{ url: string }[]>
  delete: (key: string | { url: string }, options?: { ignoreSearch?: boolean }) => Promise<boolean>
}

/**
 * The part of the browser's cache storage that the worker uses: entries by path and query, the most recent entries
 * last.
 */
export const fakeCaches = () => {
  const opened = new Map<string, FakeCache>()
  return {
    open: async (name: string): Promise<FakeCache> => {
      const cache = opened.get(name) ?? fakeCache()
      opened.set(name, cache)
      return cache
    },
    delete: async (name: string) => opened.delete(name),
  }
}

const origin = 'https://example.com'
const pathOf = (key: string | { url: string }): string => (typeof key === 'string' ? key : key.url.slice(origin.length))

const fakeCache = (): FakeCache => {
  const stored = new Map<string, Response>()
  const find = (key: string, ignoreSearch = false) =>
    [...stored.keys()].filter((other) => (ignoreSearch ? other.split('?')[0] === key.split('?')[0] : other === key))
  return {
    match: async (key, { ignoreSearch } = {}) => stored.get(find(key, ignoreSearch)[0] ?? '')?.clone(),
    put: async (key, response) => {
      stored.delete(key)
      stored.set(key, response)
    },
    keys: async () => [...stored.keys()].map((key) => ({ url: origin + key })),
    delete: async (key, { ignoreSearch } = {}) =>
      find(pathOf(key), ignoreSearch).map((found) => stored.delete(found)).length > 0,
  }
}
