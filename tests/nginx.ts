import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'

const program = '/usr/sbin/nginx'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * Path of nginx. On Debian as root, nginx is installed if it is missing. Returns `undefined`, with a message on the
 * console, when nginx is missing and cannot be installed.
 */
export const findNginx = (): string | undefined => {
  if (!existsSync(program) && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const options = {
      stdio: 'ignore',
      timeout: 120_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static'],
      options,
    )
  }
  if (existsSync(program)) return program
  console.warn(
    'nginx is not installed and cannot be installed here, so its configuration is not tested. On Debian: sudo apt-get install nginx-light',
  )
  return undefined
}

/** Whether the brotli module is installed too. */
export const hasBrotli = (): boolean => existsSync(brotliModule)

/** Starts nginx with the site file of a build, on a free port. `place` is a folder for nginx's files. */
export const startNginx = async (options: {
  nginx: string
  place: string
  dist: string
  siteFile: string
  port: number
}) => {
  const { nginx, place, dist, siteFile, port } = options
  mkdirSync(place, { recursive: true })
  copyFileSync('/etc/nginx/mime.types', join(place, 'mime.types'))
  const site = siteFile
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('    listen [::]:80;\n', '')
    .replace('root /var/www/handbook/current;', `root ${dist};`)
  mkdirSync(join(place, 'handbook.d'), { recursive: true })
  if (hasBrotli()) writeFileSync(join(place, 'handbook.d/brotli.conf'), 'brotli_static on;\n')
  writeFileSync(join(place, 'handbook.conf'), site)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(place, name)};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const load = hasBrotli() ? `load_module ${brotliModule};` : ''
  const main = `${load} ${user} daemon off; worker_processes 2; pid ${join(place, 'nginx.pid')}; error_log stderr warn;
events { worker_connections 1024; }
http { access_log off; default_type application/octet-stream; sendfile on; ${folders} include ${join(place, 'handbook.conf')}; }`
  writeFileSync(join(place, 'nginx.conf'), main)
  const child = spawn(nginx, ['-p', place, '-c', join(place, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  await accepting(port, child, () => complaint)
  return {
    pid: child.pid,
    /** The messages of nginx so far. */
    complaints: () => complaint,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

const accepting = async (port: number, child: ChildProcess, complaint: () => string): Promise<void> => {
  const isAnswered = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
  const hasEnded = await vi.waitFor(
    async () => {
      if (child.exitCode !== null) return true
      if (!(await isAnswered())) throw new Error(`nginx does not listen on port ${port}: ${complaint()}`)
      return false
    },
    { timeout: 10_000, interval: 20 },
  )
  if (hasEnded) throw new Error(`nginx ended with ${child.exitCode}: ${complaint()}`)
}
