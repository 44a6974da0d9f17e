import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createDocumentReader } from './documents/read-documents.ts'
import { collectProblems } from './problems.ts'
import { readSources } from './read-sources.ts'
import { siteConfigSchema } from './schema/site-config.ts'
import { validate } from './schema/validate.ts'
import { createStopwatch } from './stopwatch.ts'
import { testConfig } from './testing/source-documents.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
const cause = new Error('EIO: i/o error, scandir')
vi.mock('./static-files.ts', () => ({ findStaticFiles: () => Promise.reject(cause) }))

it('rejects when a file cannot be read, even before the history is available', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sources-'))
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'content/a.md'), '# A\n')
  const config = validate(siteConfigSchema, testConfig).value
  if (!config) throw new Error('The configuration of this test is faulty.')
  const unhandled: unknown[] = []
  const listen = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', listen)
  let arrive = (_dates: Map<string, string>): void => {}
  const history = {
    read: vi.fn<() => Promise<Map<string, string>>>(() => new Promise((resolve) => (arrive = resolve))),
  }
  const input = {
    root,
    config,
    placeOf: () => ({ file: 'site.config.ts' }),
    isProduction: true,
    reader: createDocumentReader(root),
    history,
    problems: collectProblems(),
    stopwatch: createStopwatch(),
  }
  const failure = readSources(input).catch((error: unknown) => error)
  await expect.poll(() => history.read).toHaveBeenCalled()
  // Node reports an unhandled rejection at the end of the turn in which it happens.
  await nextTurn()
  arrive(new Map())
  expect(await failure).toBe(cause)
  await nextTurn()
  process.off('unhandledRejection', listen)
  expect(unhandled).toEqual([])
  await rm(root, { recursive: true })
})
