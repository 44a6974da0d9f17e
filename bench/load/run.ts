/**
 * Sends requests for the built site to the preview server and to nginx over loopback: `npm run build`, then `node
 * --import tsx bench/load/run.ts [seconds] [connections]`. Prints a row for each server and number of connections. Ends
 * with status 1 when a request fails or the preview server's memory grows.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { findNginx, startNginx } from '../../tests/nginx.ts'
import { memoryOf } from '../peers/measured-build.ts'

const root = resolve(import.meta.dirname, '../..')
const seconds = Number(process.argv[2] ?? 5)
const most = Number(process.argv[3] ?? 256)
if (!(seconds > 0 && most >= 1))
  throw new Error(`"${process.argv.slice(2).join(' ')}" are not seconds and connections. Example: run.ts 5 256`)

/** Typical requests of readers: pages, data, a script, a page that does not exist. */
const paths = [
  '/',
  '/docs/guide/docker',
  '/docs/guide/docker.json',
  '/docs/links',
  '/docs/tags',
  '/manifest.webmanifest',
  '/docs/nowhere',
]

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

interface Row {
  server: string
  connections: number
  rate: number
  p99: number
  errors: number
  memory: number
}

const drive = async (server: string, port: number, pid: number | undefined, connections: number): Promise<Row> => {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' },
    requests: paths.map((path) => ({ path })),
  })
  // One address in the list does not exist, and its answers with 404 are right. Any other share of 404 is a fault.
  const missing = result['4xx'] / Math.max(1, result['2xx'] + result['4xx'])
  const unexpected = Math.abs(missing - 1 / paths.length) > 0.05 ? result['4xx'] : 0
  return {
    server,
    connections,
    rate: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result['5xx'] + unexpected,
    memory: pid === undefined ? 0 : memoryOf(pid),
  }
}

const print = ({ server, connections, rate, p99, errors, memory }: Row): void =>
  console.log(
    `${server.padEnd(8)} ${String(connections).padStart(11)} ${rate.toFixed(0).padStart(10)} ${p99.toFixed(0).padStart(8)} ${String(errors).padStart(7)} ${memory.toFixed(1).padStart(8)}`,
  )

const driveAll = async (server: string, port: number, pid: number | undefined): Promise<Row[]> => {
  const rows: Row[] = []
  for (let connections = 16; connections <= most; connections *= 4) {
    const row = await drive(server, port, pid, connections)
    print(row)
    rows.push(row)
  }
  // The heaviest load runs once more: memory that is never released would show.
  const again = await drive(server, port, pid, rows.at(-1)?.connections ?? most)
  print(again)
  return [...rows, again]
}

console.log(`${'server'.padEnd(8)} connections requests/s p99 (ms)  errors mem (MB)`)
const rows: Row[] = []
const port = await freePort()
const preview = spawn(
  process.execPath,
  ['--import', './bootstrap/typescript.mjs', 'packages/generator/src/cli/main.ts', 'serve', '--port', String(port)],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
)
await new Promise<void>((done, fail) => {
  preview.stdout.once('data', () => done())
  preview.once('exit', (code) => fail(new Error(`The preview server ended with ${code}. Run "npm run build" first.`)))
})
try {
  rows.push(...(await driveAll('preview', port, preview.pid)))
} finally {
  preview.removeAllListeners('exit')
  preview.kill()
}

const nginx = findNginx()
if (nginx) {
  const place = mkdtempSync(join(tmpdir(), 'handbook-load-'))
  const nginxPort = await freePort()
  const server = await startNginx({
    nginx,
    place,
    dist: join(root, 'dist'),
    siteFile: readFileSync(join(root, 'dist/nginx.conf'), 'utf8'),
    port: nginxPort,
  })
  try {
    rows.push(...(await driveAll('nginx', nginxPort, server.pid)))
  } finally {
    await server.stop()
    await wait(100)
    rmSync(place, { recursive: true })
  }
}

const failed = rows.filter(({ errors }) => errors > 0)
const [before, after] = rows.filter(({ server }) => server === 'preview').slice(-2)
const grows = before && after ? after.memory / before.memory > 1.25 : false
if (failed.length > 0) console.error(`${failed.length} runs had errors.`)
if (grows)
  console.error(
    `The preview server's memory grew from ${before?.memory.toFixed(0)} to ${after?.memory.toFixed(0)} MB under the same load.`,
  )
process.exitCode = failed.length > 0 || grows ? 1 : 0
