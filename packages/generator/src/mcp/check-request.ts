import type { IncomingMessage } from 'node:http'

/** Path of the only address of the server. */
export const endpoint = '/mcp'

/** Why a request is refused: the status, and a message for the client. */
export interface Refusal {
  status: 403 | 404 | 405
  message: string
}

/**
 * Returns why a request is refused, or `undefined` for an allowed request. A page of another site can send requests to
 * this machine, and can make its own host name point at this machine (DNS rebinding). Such requests name another host
 * or another origin.
 */
export const checkRequest = (
  { headers, method, url }: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  port: number,
): Refusal | undefined => {
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`)
  const { host = '', origin } = headers
  if (!hosts.includes(host.toLowerCase()))
    return {
      status: 403,
      message: `The Host ${JSON.stringify(host)} is not this server. Allowed: ${hosts.join(', ')}.`,
    }
  const origins = hosts.map((name) => `http://${name}`)
  if (origin !== undefined && !origins.includes(origin.toLowerCase()))
    return {
      status: 403,
      message: `The Origin ${JSON.stringify(origin)} may not use this server. Allowed: ${origins.join(', ')}, or none.`,
    }
  if (url?.split('?')[0] !== endpoint)
    return { status: 404, message: `There is nothing at this address. Use ${endpoint}.` }
  // Every request has its own session. So there is no stream to open with GET, and no session to end with DELETE.
  return method === 'POST' ? undefined : { status: 405, message: 'This server answers POST only.' }
}
