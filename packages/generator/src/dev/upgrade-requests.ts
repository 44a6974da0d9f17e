import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { splitTarget } from '../serve/request-target.ts'
import { hostFault } from '../serve/host-header.ts'

/** Whether a request for an upgrade is one of Vite's client: a web socket at the base URL, with one of its two protocols. */
export const isOwnUpgrade = (
  { method, headers, url = '', rawHeaders }: Pick<IncomingMessage, 'method' | 'headers' | 'url' | 'rawHeaders'>,
  baseUrl: string,
): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  ['vite-hmr', 'vite-ping'].includes(headers['sec-websocket-protocol'] ?? '') &&
  splitTarget(url).pathname === baseUrl &&
  hostFault({ rawHeaders }) === undefined

/**
 * Answers a request for an upgrade that no other listener handles, and closes its connection, which would stay open for
 * ever.
 */
export const refuseUpgrade = (socket: Duplex): void => {
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy())
}
