import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compilePackages } from '../bootstrap/compile-packages.mjs'
import { connectTo, costOfFirstAnswer, peakMemory, startsUntilAnswer } from './mcp-process.ts'

const execute = promisify(execFile)
const packages = resolve(import.meta.dirname, '../packages')
const names = ['generator', 'search', 'step-player', 'sample-checker'] as const
const folder = mkdtempSync(join(tmpdir(), 'packed-'))
const packed = (name: string) => join(folder, 'packages', name)
const site = join(folder, 'site')
const running = new Set<ChildProcess>()

/** The environment without the settings of this test run, which would also reach the commands of the site. */
const env = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value = '']): [string, string][] =>
    /^(?:NODE_ENV|NODE_OPTIONS|PORT|VITEST.*|npm_.*)$/.test(name) ? [] : [[name, value]],
  ),
)

const npm = (...args: string[]) => execute('npm', args, { cwd: site, env })
const tarball = (name: string) => join(folder, `dev-handbook-${name}-0.0.1.tgz`)

const program = join(site, 'node_modules/.bin/dev-handbook')

/** How a command ended, and its output. */
const outcome = (command: Promise<{ stdout: string; stderr: string }>) =>
  command.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )

const run = (...args: string[]) => outcome(execute(process.execPath, [program, ...args], { cwd: site, env }))

/** Starts a server of the site, and returns its address. */
const start = async (command: string): Promise<{ address: string; child: ChildProcess }> => {
  const child = spawn(process.execPath, [program, command, '--port', '0'], { cwd: site, env, stdio: 'pipe' })
  running.add(child)
  let said = ''
  const address = await new Promise<string>((found, failed) => {
    child.stderr.on('data', (data) => (said += String(data)))
    child.stdout.on('data', (data) => {
      said += String(data)
      const [, url] = /(http:\/\/localhost:\d+)/.exec(said) ?? []
      if (url !== undefined) found(url)
    })
    child.once('exit', () => failed(new Error(said)))
  })
  return { address, child }
}

const stop = (child: ChildProcess) =>
  new Promise((ended) => {
    child.once('exit', ended)
    child.kill('SIGTERM')
  })

const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address)
  expect([address, response.status]).toEqual([address, 200])
  return response.text()
}

beforeAll(async () => {
  // The folder differs from that of `npm pack`, because builds of other tests depend on the files in `packages/`.
  await compilePackages(names, (name) => join(packed(name), 'dist'))
  for (const name of names)
    for (const part of ['package.json', 'README.md', 'bin'])
      if (existsSync(join(packages, name, part)))
        cpSync(join(packages, name, part), join(packed(name), part), { recursive: true })
  mkdirSync(site)
  await npm('pack', ...names.map(packed), '--ignore-scripts', '--pack-destination', folder, '--silent')
  await npm('init', '-y')
  await npm('install', '--prefer-offline', '--no-audit', '--no-fund', tarball('generator'), tarball('search'))
}, 600_000)

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

interface Package {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

const packageOf = (name: string): Package =>
  JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as Package

it.each(names)('the package %s contains every file that it imports, and no source', async (name) => {
  const { stdout } = await execute('tar', ['tzf', tarball(name)])
  const files = new Set(stdout.trim().split('\n'))
  expect([...files].filter((file) => /\.test\.|(?<!\.d)\.tsx?$|\/testing\//.test(file))).toEqual([])
  const { scripts, dependencies, peerDependencies } = packageOf(name)
  expect(scripts['prepack']).toBe('node ../../bootstrap/compile-packages.mjs')
  const installed = new Set([...Object.keys({ ...dependencies, ...peerDependencies }), `@dev-handbook/${name}`])
  const missing = [...files]
    .filter((file) => /\.m?js$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(packed(name), file.slice('package/'.length)), 'utf8')
      const { module } = parseSync(file, code)
      const imported = [
        ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...module.staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        ),
        ...module.dynamicImports.flatMap(
          ({ moduleRequest: { start, end } }) => /^(['"])(.+)\1$/.exec(code.slice(start, end))?.[2] ?? [],
        ),
        ...[...code.matchAll(/new URL\(\s*(['"])(?!\.\.?\/\1)([^'"]+\.\w+)\1,\s*import\.meta\.url\s*\)/g)].map(
          ([, , path]) => `./${path}`,
        ),
      ]
      return imported
        .filter((specifier) => {
          const path = specifier.replace(/\?.*$/, '')
          if (path.startsWith('.')) return !files.has(join(dirname(file), path))
          // The database of samples comes from the site: the release in its `examples/`.
          if (file === 'package/dist/sql-module/create-database.js' && path === '@electric-sql/pglite') return false
          if (/^(?:virtual|node):/.test(path) || builtinModules.includes(path)) return false
          return !installed.has(
            path
              .split('/')
              .slice(0, path.startsWith('@') ? 2 : 1)
              .join('/'),
          )
        })
        .map((specifier) => `${file}: ${specifier}`)
    })
  expect(missing).toEqual([])
})

it('contains the pages of documentation that the README names, without links to other files', () => {
  const pages = [...readFileSync(join(packages, 'generator/README.md'), 'utf8').matchAll(/^\| `([\w-]+\.md)` \|/gm)]
  const names = pages.map(([, page = '']) => page).toSorted()
  const docs = join(packed('generator'), 'dist/docs')
  expect(readdirSync(docs).toSorted()).toEqual(names)
  const links = names.flatMap((name) => [
    ...readFileSync(join(docs, name), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g),
  ])
  expect(links.map(([, path]) => path).filter((path = '') => !names.includes(path))).toEqual([])
})

it('creates, builds, checks and serves a new site with the installed packages', async () => {
  const unknown = await outcome(npm('exec', '--offline', '--', 'dev-handbook', 'bild'))
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringMatching(/^There is no command "bild"\. Commands: init, .+\.\n$/),
  ])

  const made = await run('init')
  expect([made.code, made.stderr]).toEqual([0, ''])
  expect(made.stdout).toContain('Scripts in package.json: dev, build, serve, check.')
  const unbuilt = await run('mcp')
  expect(unbuilt).toEqual({
    code: 1,
    stdout: '',
    stderr: `Failed: There is no build in ${join(site, 'dist')}. Run "npm run build" first.\n`,
  })
  const again = await run('init')
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('A new site needs an empty folder, and ')])

  // The types and components of the site load, although the package of `npm init` says "commonjs".
  writeFileSync(
    join(site, 'content/sidebars.ts'),
    "const ids: string[] = ['intro', 'writing']\nexport default { docs: ids }\n",
  )
  const built = await run('build')
  expect([built.code, built.stdout]).toEqual([0, expect.stringMatching(/^Built \d+ pages/)])
  expect(readdirSync(join(site, 'dist'))).toEqual(expect.arrayContaining(['index.html', 'sw.js', 'docs']))
  expect((await run('build')).stdout).toMatch(/^Nothing has changed/)

  const checked = await run('check')
  expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining('no errors')])
  const samples = await run('check:samples')
  expect([samples.code, samples.stderr]).toEqual([
    1,
    expect.stringContaining('No integration of this site checks samples. Install @dev-handbook/sample-checker '),
  ])

  const served = await start('serve')
  const page = await fetchText(`${served.address}/docs/intro`)
  expect(page).toContain('Count: <!-- -->3')
  const entry = readdirSync(join(site, 'dist/assets')).find((name) => /^entry-client-.*\.js$/.test(name)) ?? 'none'
  expect(page).toContain(entry)
  expect(await fetchText(`${served.address}/assets/${entry}`)).toContain('hydrateRoot')
  await stop(served.child)
})

const ask = async (client: Client, name: string, input: Record<string, string>): Promise<unknown> =>
  (await client.callTool({ name, arguments: input })).content

it('answers a coding agent from the build of the new site', async () => {
  const { client } = await connectTo({ command: 'npx', args: ['dev-handbook', 'mcp'], cwd: site, env })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'list', 'sample', 'complete_file'])
  expect(await ask(client, 'search', { query: 'link to another document' })).toEqual([
    { type: 'text', text: expect.stringContaining('/docs/writing') },
  ])
  expect(await ask(client, 'read', { address: '/docs/writing' })).toEqual([
    { type: 'text', text: expect.stringContaining('A link to another document names its file') },
  ])
  await client.close()
})

it('answers the agent after the time of a few starts of Node, with 150 MB', async () => {
  const server = { command: process.execPath, args: [program, 'mcp'], cwd: site, env }
  expect(await costOfFirstAnswer(server, 'link to another document')).toBeLessThan(startsUntilAnswer)
  const { client, pid } = await connectTo(server)
  await ask(client, 'search', { query: 'link to another document' })
  const megabytes = peakMemory(pid)
  await client.close()
  expect(megabytes).toBeLessThan(150)
})

it('shows a page during development', async () => {
  const { address, child } = await start('dev')
  const page = await fetchText(`${address}/docs/writing`)
  expect(page).toContain('A link to another document names its file')
  const [, entry = ''] = /data-entry="(\/dist\/client\/entry-client\.js)"/.exec(page) ?? []
  expect(await fetchText(address + entry)).toContain('virtual:site-data')
  expect(await fetchText(`${address}/@id/__x00__virtual:islands`)).toContain(join(site, 'components/counter.tsx'))
  await stop(child)
})
