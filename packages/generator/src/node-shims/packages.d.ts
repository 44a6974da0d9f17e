// Types of packages that have none, limited to the parts that are used here.
declare module 'path-browserify' {
  type Path = typeof import('node:path').posix
  const path: Path
  export default path
}

declare module 'events/' {
  type Listener = (...values: unknown[]) => void
  export default class EventEmitter {
    static once(emitter: EventEmitter | EventTarget, name: string | symbol): Promise<unknown[]>
    on(name: string | symbol, listener: Listener): this
    once(name: string | symbol, listener: Listener): this
    off(name: string | symbol, listener: Listener): this
    emit(name: string | symbol, ...values: unknown[]): boolean
  }
}

declare module 'buffer/' {
  export const Buffer: typeof globalThis.Buffer
}
