import { once } from 'node:events'
import { createServer } from 'node:http'

export interface ScriptServer {
  /** Address of the folder with the scripts. It ends with `/`. */
  address: string
  close: () => void
}

/** Serves scripts, by name, on this machine. The browser keeps each script that it has fetched. */
export const startScriptServer = async (scripts: ReadonlyMap<string, string>): Promise<ScriptServer> => {
  const server = createServer((request, response) => {
    const script = scripts.get((request.url ?? '').slice(1))
    if (script === undefined) return void response.writeHead(404).end()
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'max-age=86400, immutable',
    })
    response.end(script)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
