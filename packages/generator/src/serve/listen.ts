import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { hostFault } from './host-header.ts'

export interface Listening {
  /** `http://localhost:3000` */
  origin: string
  port: number
  /** The servers, one for each address. All have the same port. */
  servers: readonly Server[]
  close: () => Promise<void>
}

/** A site that is served. Its pages may begin below the root of the server. */
export interface ServedSite extends Listening {
  /** `http://localhost:3000`, or with the base URL of the site: `http://localhost:3000/handbook/`. */
  address: string
}

/** Returns the servers with the address of the site, whose base URL starts and ends with `/`. */
export const servedSite = (listening: Listening, baseUrl: string): ServedSite => ({
  ...listening,
  address: listening.origin + (baseUrl === '/' ? '' : baseUrl),
})

export interface ListenOptions {
  port: number
  host?: string | undefined
  /** Limits for one client, where they differ from the defaults. */
  limits?: Pick<ServerOptions, 'maxHeaderSize' | 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>
}

/**
 * Serves requests on a port. Without a host it listens on the loopback addresses of both IPv4 and IPv6. Port 0 means a
 * free port. Throws an `Error` that says what to do when the port is taken or not allowed, or when the host is another
 * machine.
 */
export const listen = async (handler: RequestListener, options: ListenOptions): Promise<Listening> => {
  const limits = { ...defaultLimits, ...options.limits }
  const first = await listenOn(handler, { host: options.host ?? '127.0.0.1', port: options.port, limits })
  const address = first.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const servers = [first]
  if (!options.host) {
    const second = await listenOn(handler, { host: '::1', port, limits }).catch(
      async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return null
        await close(first)
        throw error
      },
    )
    if (second) servers.push(second)
  }
  const shown = !options.host || options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host
  return {
    origin: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`,
    port,
    servers,
    close: async () => {
      await Promise.all(servers.map(close))
    },
  }
}

/**
 * Limits for one client: a header of 16 KiB, 10 s to send it, 30 s for a whole request (in ms). They are checked every
 * second.
 */
const defaultLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
}

const listenOn = (
  handler: RequestListener,
  { host, port, limits }: { host: string; port: number; limits: ServerOptions },
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(limits, (request, response) =>
      refuseHost(request, response) ? undefined : handler(request, response),
    )
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)))
    server.listen({ port, host, ipv6Only: host.includes(':') }, () => resolve(server))
  })

/** Answers a request whose `Host` is malformed. Returns whether it did. */
const refuseHost = (request: IncomingMessage, response: ServerResponse): boolean => {
  const fault = hostFault(request)
  if (fault === undefined) return false
  response
    .writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' })
    .end(`${fault}\n`)
  return true
}

const explained = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  const foreign = `The host "${host}" is not an address of this machine. Leave --host out for localhost, or use --host 0.0.0.0 for all.`
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use. Stop whatever uses it, or choose another port: --port ${port < 65_535 ? port + 1 : 3000}`,
    EACCES: `Port ${port} needs special permissions. Choose one above 1023: --port 3000`,
    ENOTFOUND: foreign,
    EADDRNOTAVAIL: foreign,
  }
  const reason = error.code ? reasons[error.code] : undefined
  return reason ? Object.assign(new Error(reason, { cause: error }), { code: error.code }) : error
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
