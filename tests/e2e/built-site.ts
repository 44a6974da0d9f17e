import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'

const project = resolve(import.meta.dirname, '../..')
const fixture = join(project, 'tests/fixtures/site')

/** Builds a site by the command line, as an author would. */
export const buildSite = (
  root: string,
  { out = join(root, 'dist'), stdio = 'pipe' }: { out?: string; stdio?: 'inherit' | 'pipe' } = {},
): void => {
  const command = [
    '--import',
    './bootstrap/typescript.mjs',
    'packages/generator/src/cli/main.ts',
    'build',
    '--root',
    root,
    '--out',
    out,
  ]
  execFileSync(process.execPath, command, { cwd: project, stdio, env: { ...process.env, NODE_ENV: 'production' } })
}

/** Builds the fixture site in a folder that keeps its cache. When nothing has changed, nothing is built. */
const buildFixture = async (): Promise<string> => {
  const root = join(project, '.cache/fixture-site')
  await mkdir(root, { recursive: true })
  for (const name of await readdir(root))
    if (name !== '.cache' && name !== 'dist') await rm(join(root, name), { recursive: true })
  const isSource = (path: string) => !/[\\/](?:\.cache|dist)$/.test(path)
  await cp(fixture, root, { recursive: true, preserveTimestamps: true, filter: isSource })
  // The fixture has no icon. Without one, a browser would report an error on each page.
  await cp(join(project, 'handbook/static/favicon.svg'), join(root, 'static/favicon.svg'), { preserveTimestamps: true })
  buildSite(root)
  return root
}

/** Builds the handbook and the fixture site once, and serves the handbook to all browser tests. */
export default async ({ provide }: TestProject) => {
  if (!process.env['HANDBOOK_KEEP_BUILD'])
    buildSite(join(project, 'handbook'), { out: join(project, 'dist'), stdio: 'inherit' })
  provide('builtFixture', await buildFixture())
  const server = await serveSite({ root: join(project, 'handbook'), out: join(project, 'dist'), port: 0 })
  provide('siteOrigin', server.origin)
  return server.close
}

declare module 'vitest' {
  interface ProvidedContext {
    /** `http://localhost:12345`, the built handbook. */
    siteOrigin: string
    /** Folder of the fixture site with its last build and cache. Tests copy it, and change nothing in it. */
    builtFixture: string
  }
}
