import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentNode } from './current-node.ts'
import { databasePreparer } from './prepared-database.ts'
import { type NodeSample, runInNode } from './run-node.ts'
import { createSharedNode, type SharedNode } from './shared-node.ts'

const examples = resolve(import.meta.dirname, '../../../handbook/examples')
const node = currentNode(examples)
if (node instanceof Error) throw node

let folder: string
let threads: SharedNode
let database: string | undefined
beforeAll(async () => {
  await mkdir(join(examples, '.samples'), { recursive: true })
  folder = await realpath(await mkdtemp(join(examples, '.samples/database-')))
  threads = createSharedNode(node, { folder, by: 'threads' })
  const prepare = databasePreparer(node, { examples, folder })
  database = await prepare()
  expect(await prepare()).toBe(database)
})
afterAll(async () => {
  await threads.close()
  await rm(folder, { recursive: true })
})

/** Asks whether PGlite has made the data itself, and for settings, names and rows of the database. */
const question = (made: string) => `import { PGlite } from '@electric-sql/pglite'
const log = console.log
const steps: string[] = []
console.log = (text: string) => steps.push(text)
const db = ${made}
await db.waitReady
console.log = (...values) => log('answer:', ...values)
console.log(db.constructor.name, db.dataDir, steps.some((step) => step.includes('running initdb')))
const ask = async (text: string) => console.log(JSON.stringify((await db.query(text)).rows))
await ask('select current_user, current_database(), count(*)::int from pg_class')
await ask("select name, setting from pg_settings where source <> 'default' order by name")
await ask('select datname, datcollate from pg_database order by 1')
await db.exec('create table a (id serial primary key, text text)')
await ask("insert into a (text) values ('b') returning *")
await db.close()
`
const run = async (made: string, way: (sample: NodeSample) => Promise<{ stdout: string } | undefined>) => {
  const prepared = database === undefined ? {} : { database }
  const ended = await way({ file: join(folder, 'a.ts'), code: question(made), ...prepared })
  return ended?.stdout.match(/^answer: .*/gm)?.join('\n')
}
const alone = (sample: NodeSample) => runInNode(node, sample)
const unprepared = ({ file, code }: NodeSample) => runInNode(node, { file, code })

it('a prepared database is like one that PGlite makes itself, in a process and in a thread', async () => {
  const made = 'new PGlite({ debug: 1 })'
  const own = await run(made, unprepared)
  expect(own).toMatch(/^answer: \w+ undefined true\n/)
  const expected = own?.replace('true', 'false')
  expect(await run(made, alone)).toBe(expected)
  expect(await run(made, threads.run)).toBe(expected)
  expect(await run('await PGlite.create({ debug: 1 })', alone)).toBe(expected)
})

it.each([
  ['in a folder', "new PGlite('./data', { debug: 1 })"],
  ['of another user', "new PGlite({ debug: 1, username: 'postgres' })"],
])('PGlite makes a database %s itself', async (_what, made) => {
  expect(await run(made, alone)).toMatch(/ true\n/)
})
