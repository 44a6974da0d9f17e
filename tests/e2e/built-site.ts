import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveSite } from '../../packages/generator/src/serve/serve.ts'

/** Builds the handbook once, as an author would, and serves it to all browser tests. */
export default async ({ provide }: TestProject) => {
  const root = resolve(import.meta.dirname, '../..')
  if (!process.env['HANDBOOK_KEEP_BUILD']) execFileSync(process.execPath, ['--import', './bootstrap/typescript.mjs', 'packages/generator/src/cli/main.ts', 'build'], { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
  const server = await serveSite({ root, port: 0 })
  provide('siteOrigin', server.origin)
  return server.close
}
