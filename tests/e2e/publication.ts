import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { buildSite } from './built-site.ts'
import { startFaultyServer } from './faulty-server.ts'

/** Copies the built fixture site with its cache. The next build of the copy builds only changes. */
export const copyBuiltFixture = async () => {
  const root = await mkdtemp(join(tmpdir(), 'built-site-'))
  await cp(inject('builtFixture'), root, { recursive: true, preserveTimestamps: true })
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

/** A copy of the fixture site, built and served under `/base/`, that can be published again. */
export const startPublication = async () => {
  const { root, remove } = await copyBuiltFixture()
  const server = await startFaultyServer(root)
  return {
    server,
    /** Adds a paragraph to a document, builds, and serves the new build. */
    publish: async (document: string, text: string) => {
      const file = join(root, 'content', document)
      await writeFile(file, `${await readFile(file, 'utf8')}\n${text}\n`)
      buildSite(root)
      await server.reload()
    },
    close: async () => {
      await server.close()
      await remove()
    },
  }
}
