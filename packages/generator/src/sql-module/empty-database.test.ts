import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { SqlDatabase } from '../model/run/run-imports.ts'
import { createDatabase } from './create-database.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
const asset = async (file: string): Promise<ArrayBuffer> => new Uint8Array(await readFile(join(folder, file))).buffer

let database: SqlDatabase
beforeAll(async () => {
  database = await createDatabase({
    'pglite-1.wasm': await asset('pglite.wasm'),
    'initdb-1.wasm': await asset('initdb.wasm'),
    'pgdata-1.bin': await asset('pglite.data'),
  })
})

const leftovers = {
  nothing: 'select 1',
  'tables, indexes and views':
    'create table a (id serial primary key, b text); create index on a (b); create view v as select * from a; analyze',
  'types, functions and schemas':
    "create type mood as enum ('a'); create function f() returns int language sql as 'select 1'; create schema other; create table other.t (a int)",
  'settings, temporary tables and prepared statements':
    "create temp table t (a int); set work_mem = 1234; set search_path = pg_catalog; prepare p as select 1; set timezone = 'Asia/Tokyo'",
  roles: 'create role bob; create table x (a int); grant select on x to bob; set role bob',
  'an open transaction': 'begin; create table y (a int)',
  triggers:
    "create table z (a int); create function g() returns trigger language plpgsql as 'begin return new; end'; create trigger t before insert on z for each row execute function g()",
  rights: 'revoke all on schema public from public',
  'the schema itself': 'drop schema public cascade',
}

it.each(Object.entries(leftovers))('removes %s', async (_, sql) => {
  await database.exec(sql)
  expect(await database.empty()).toBe(true)
  const [state] = await database.exec(
    "select current_user, current_schema, current_setting('work_mem') as memory, (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname !~ '^(pg_|information_)') as tables",
  )
  expect(state?.rows).toEqual([['postgres', 'public', '4MB', '0']])
})

it('detects remains that it cannot remove', async () => {
  await database.exec("create function pg_catalog.evil() returns int language sql as 'select 1'")
  expect(await database.empty()).toBe(false)
})
