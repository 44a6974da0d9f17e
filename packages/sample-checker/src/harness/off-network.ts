import { Socket } from 'node:net'

const local = new Set(['localhost', '127.0.0.1', '::1', undefined])

/** Makes every connection of this process to another machine fail. */
export const keepOffNetwork = (): void => {
  const connect = Socket.prototype.connect
  Socket.prototype.connect = function (this: Socket, ...values: Parameters<typeof connect>) {
    const first: unknown = Array.isArray(values[0]) ? values[0][0] : values[0]
    const host =
      typeof first === 'object' && first !== null && 'host' in first
        ? first.host
        : typeof values[1] === 'string'
          ? values[1]
          : undefined
    if (!local.has(host as string | undefined))
      throw new Error(`Samples run without a network; this one connects to ${String(host)}.`)
    return connect.apply(this, values)
  } as typeof connect
}
