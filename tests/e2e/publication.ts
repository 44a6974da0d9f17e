import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyFixture } from '../copy-fixture.ts'
import { startFaultyServer } from './faulty-server.ts'

const project = resolve(import.meta.dirname, '../..')
const build = (root: string) =>
  execFileSync(process.execPath, ['--import', './bootstrap/typescript.mjs', 'packages/generator/src/cli/main.ts', 'build', '--root', root], { cwd: project, stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } })

/** A copy of the fixture site, built and served under `/base/`, that can be published anew. */
export const startPublication = async () => {
  const { root, remove } = await copyFixture('site')
  build(root)
  const server = await startFaultyServer(root)
  return {
    server,
    /** Adds a paragraph to a document, builds, and serves the new build. */
    publish: async (document: string, text: string) => {
      const file = join(root, 'content', document)
      await writeFile(file, `${await readFile(file, 'utf8')}\n${text}\n`)
      build(root)
      await server.reload()
    },
    close: async () => {
      await server.close()
      await remove()
    },
  }
}
