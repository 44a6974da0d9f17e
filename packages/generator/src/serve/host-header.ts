import type { IncomingMessage } from 'node:http'

/** A name, an IPv4 address or an IPv6 address in brackets (RFC 3986, 3.2.2), with or without a port. */
const hostPattern = /^(?:(?:[a-z\d\-._~!$&'()*+,;=]|%[\da-f]{2})+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/**
 * Returns what is wrong with the `Host` of a request (RFC 9112, 3.2). Returns `undefined` for a valid header, and
 * without a header, as HTTP/1.0 allows.
 */
export const hostFault = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string | undefined => {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  if (hosts.length > 1) return `The request has ${hosts.length} Host headers; one is allowed.`
  const [host] = hosts
  if (host === undefined || (hostPattern.test(host) && Number(/:(\d+)$/.exec(host)?.[1] ?? 0) <= 65_535))
    return undefined
  return `The Host header ${JSON.stringify(host)} is malformed: a name or an address is allowed, and a port.`
}
