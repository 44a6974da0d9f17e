import type { Traces } from './traces.ts'

const getterOf = <T>(holder: object, name: string, object: object): (() => T) => {
  const get = Object.getOwnPropertyDescriptor(holder, name)?.get
  if (!get) throw new Error(`${name} has no getter.`)
  return get.bind(object)
}

/**
 * Returns a function that reads the traces of a sample. It uses the functions of the browser from before the sample,
 * because the sample may replace them.
 */
export const traceReader = (): (() => Promise<Traces>) => {
  const name = getterOf<string>(window, 'name', window)
  const historyLength = getterOf<number>(History.prototype, 'length', history)
  const cookie = getterOf<string>(Document.prototype, 'cookie', document)
  const local = getterOf<number>(Storage.prototype, 'length', localStorage)
  const session = getterOf<number>(Storage.prototype, 'length', sessionStorage)
  const databases = indexedDB.databases.bind(indexedDB)
  const cached = caches.keys.bind(caches)
  const workers = navigator.serviceWorker.getRegistrations.bind(navigator.serviceWorker)
  return async () => {
    const isStored =
      local() > 0 ||
      session() > 0 ||
      cookie() !== '' ||
      (await databases()).length > 0 ||
      (await cached()).length > 0 ||
      (await workers()).length > 0
    return { isStored, name: name(), historyLength: historyLength() }
  }
}
