import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport, type StdioServerParameters } from '@modelcontextprotocol/sdk/client/stdio.js'

/**
 * How many times the processor time of an empty Node program a server may need until its first answer. The bundled
 * program needs three times as much, and took 0.15 s where an empty program took 0.05 s. Modules that are
 * loaded one by one need ten times as much. A limit in seconds fails on a slower machine.
 */
export const startsUntilAnswer = 5

/** Starts the server as an editor does, and connects to it. */
export const connectTo = async (server: StdioServerParameters): Promise<{ client: Client; pid: number }> => {
  const transport = new StdioClientTransport(server)
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  return { client, pid: transport.pid ?? 0 }
}

/** Most memory that a process has used so far, in MB, according to `/proc`. */
export const peakMemory = (pid: number): number => {
  const [, peak = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(peak) / 1000
}

/**
 * Processor time of a server until its first answer to a search, as a multiple of that of an empty Node program. Both
 * run three times in turns, and the least time of each counts.
 */
export const costOfFirstAnswer = async (server: StdioServerParameters, query: string): Promise<number> => {
  const answers: number[] = []
  const starts: number[] = []
  for (let round = 0; round < 3; round++) {
    const { client, pid } = await connectTo(server)
    await client.callTool({ name: 'search', arguments: { query } })
    answers.push(processorTime(pid))
    await client.close()
    starts.push(processorTimeOfStart())
  }
  return Math.min(...answers) / Math.min(...starts)
}

/** Processor time of a process so far, in seconds, according to `/proc`. */
const processorTime = (pid: number): number => {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15)
  return ticks.reduce((sum, count) => sum + Number(count), 0) / 100
}

/** Processor time in seconds that Node needs until an empty program runs. */
const processorTimeOfStart = (): number => {
  const program = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1e6)'
  return Number(spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' }).stdout)
}
