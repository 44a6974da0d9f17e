import { keepHeapSmall, keepYoungHeapSmall } from '../build/small-heap.ts'
import { openPublishedSite } from '../mcp/published-site.ts'
import type { Command } from './command.ts'
import { stopSignal } from './stop-signal.ts'

/** Standard output belongs to the protocol. All messages for people go to standard error. */
export const runMcp: Command['run'] = async ({ out, http }) => {
  keepHeapSmall()
  keepYoungHeapSmall()
  const site = openPublishedSite(out)
  if (http === undefined) {
    const { serveStdio } = await import('../mcp/serve-stdio.ts')
    await Promise.race([serveStdio(site, { input: process.stdin, output: process.stdout }), stopSignal()])
    // Otherwise a client that keeps the input open would keep this process alive.
    process.stdin.destroy()
    return 0
  }
  const { serveHttp } = await import('../mcp/serve-http.ts')
  const { address, close } = await serveHttp(site, { port: http })
  console.error(`Answering clients at ${address} (stop with Ctrl+C)`)
  await stopSignal()
  await close()
  return 0
}
