import { serveSite } from '../serve/serve.ts'
import type { Command } from './command.ts'
import { styleFor } from './report.ts'
import { stopSignal } from './stop-signal.ts'

const styled = styleFor(process.stdout)

export const runServe: Command['run'] = async (options) => {
  const { address, close } = await serveSite(options)
  console.log(`Serving the site at ${styled('bold', address)} (stop with Ctrl+C)`)
  await stopSignal()
  await close()
  return 0
}
