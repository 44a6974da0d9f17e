import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostFiles } from '../packages/generator/src/build/host/host-files.ts'
import type { SiteData } from '../packages/generator/src/model/site.ts'
import { findNginx, startNginx } from './nginx.ts'

const nginx = findNginx()
const guide = await readFile(join(import.meta.dirname, '../docs/publishing.md'), 'utf8')

/** The commands of the guide, from the block that contains a text. */
const commandsWith = (text: string): string => {
  const blocks = [...guide.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
  const found = blocks.filter((code) => code.includes(text))
  if (found.length !== 1) throw new Error(`docs/publishing.md shows "${text}" in ${found.length} blocks of commands.`)
  return found[0] ?? ''
}

/** Runs commands with bash. Rejects with their output when they fail. */
const run = (commands: string, folder: string, path = process.env['PATH'] ?? '') =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('bash', ['-c', `set -e\n${commands}`], {
      cwd: folder,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`bash ended with ${code}: ${output}`))))
  })

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Writes the files of a build. Builds differ by `text`. */
const build = async (folder: string, files: Record<string, string>) => {
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  await mkdir(join(folder, 'dist/docs'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'dist', name), content)
}

describe.skipIf(!nginx).each(['', '/book'])('the documented commands for nginx below "%s"', (base) => {
  let place = ''
  let port = 0
  let server: Awaited<ReturnType<typeof startNginx>>
  let commands = ''
  const path = () => `${join(place, 'bin')}:${process.env['PATH']}`
  const configuration = () => {
    const site = { baseUrl: `${base}/`, url: 'https://handbook.example.com' } as SiteData
    const siteFile = new Map(hostFiles({ site, headers: {}, redirects: new Map(), files: [] })).get('nginx.conf') ?? ''
    return siteFile
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('    listen [::]:80;\n', '')
      .replace('/var/www/handbook', join(place, 'www'))
  }
  const publish = async (text: string) => {
    await build(place, {
      'index.html': text,
      '404.html': 'not found',
      'docs/a.html': `${text} a`,
      [`${text}.txt`]: text,
      'nginx.conf': configuration(),
    })
    await run(commands, place, path())
  }
  const get = async (address: string) => {
    // Each request has its own connection: nginx may close idle connections when it reloads. A browser then sends the
    // request again, but `fetch` of Node does not.
    const response = await fetch(`http://127.0.0.1:${port}${base}${address}`, { headers: { connection: 'close' } })
    return `${response.status} ${await response.text()}`
  }

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'handbook-twice-'))
    port = await freePort()
    await mkdir(join(place, 'bin'))
    const config = `-p ${join(place, 'nginx')} -c ${join(place, 'nginx/nginx.conf')} -e stderr`
    const programs = {
      sudo: 'exec "$@"',
      nginx: `exec ${nginx} ${config} "$@"`,
      systemctl: `[ "$*" = "reload nginx" ] && exec ${nginx} ${config} -s reload`,
    }
    for (const [name, script] of Object.entries(programs)) {
      await writeFile(join(place, 'bin', name), `#!/bin/sh\n${script}\n`)
      await chmod(join(place, 'bin', name), 0o755)
    }
    commands = commandsWith('nginx -t')
      .replace(/^base=.*$/m, `base=${base}`)
      .replaceAll('/var/www/handbook', join(place, 'www'))
      .replaceAll('/etc/nginx/conf.d/handbook.conf', join(place, 'nginx/handbook.conf'))
    server = await startNginx({
      nginx: nginx ?? '',
      place: join(place, 'nginx'),
      dist: join(place, 'www/current'),
      siteFile: configuration(),
      port,
    })
  })
  afterAll(async () => {
    await server.stop()
    await rm(place, { recursive: true })
  })

  it('publish the first build, and each later build', async () => {
    for (const text of ['first', 'second', 'third']) {
      await publish(text)
      expect([await get('/'), await get('/docs/a')]).toEqual([`200 ${text}`, `200 ${text} a`])
    }
    for (const address of ['/nginx.conf', '/dist/nginx.conf', '/first.txt', '/dist/', '/current/nginx.conf'])
      expect(await get(address), address).toBe('404 not found')
  })

  it('answer every request while they publish', async () => {
    const state = { done: false }
    const published = publish('next').finally(() => (state.done = true))
    const answers = new Set<string>()
    while (!state.done) answers.add(await get('/'))
    await published
    answers.add(await get('/'))
    expect([...answers].filter((answer) => answer !== '200 third')).toEqual(['200 next'])
  })

  it('keep three builds', async () => {
    await publish('last')
    expect(await readdir(join(place, 'www/releases'))).toHaveLength(3)
    expect(await get('/')).toBe('200 last')
  })

  it('leave the site unchanged when nginx rejects the configuration', async () => {
    await build(place, { 'index.html': 'broken', 'nginx.conf': 'nonsense;' })
    await expect(run(commands, place, path())).rejects.toThrow('unknown directive "nonsense"')
    expect(await get('/')).toBe('200 last')
    await publish('repaired')
    expect(await get('/')).toBe('200 repaired')
  })
})

describe('the documented commands for a site below a path of a host', () => {
  it('produce the same folder each time', async () => {
    const place = await mkdtemp(join(tmpdir(), 'handbook-below-'))
    try {
      for (const text of ['first', 'second']) {
        await build(place, {
          'index.html': text,
          '404.html': '404',
          'robots.txt': text,
          _headers: text,
          'vercel.json': text,
          [`${text}.txt`]: text,
        })
        await run(commandsWith('mkdir public'), place)
        const files = await readdir(join(place, 'public'), { recursive: true })
        expect(files.toSorted()).toEqual(
          [
            '404.html',
            '_headers',
            'book',
            'book/404.html',
            'book/docs',
            'book/index.html',
            'book/robots.txt',
            `book/${text}.txt`,
            'robots.txt',
            'vercel.json',
          ].toSorted(),
        )
        expect(await readFile(join(place, 'public/_headers'), 'utf8')).toBe(text)
      }
      expect(existsSync(join(place, 'public/public'))).toBe(false)
    } finally {
      await rm(place, { recursive: true })
    }
  })
})
