import { afterAll, describe, expect, it } from 'vitest'
import type { SamplePage } from './outcome.ts'
import { createSqlRunner } from './sql-run.ts'

const runner = createSqlRunner()
afterAll(() => runner.close())

const page = (file: string, ...statements: string[]): SamplePage => ({ file, samples: statements.map((code, index) => ({ lang: 'sql', code, meta: { run: 'node' }, line: index + 1 })) })
const faultsOf = async (...pages: SamplePage[]) => {
  const outcomes = await Promise.all(pages.map((each) => runner.check(each)))
  return outcomes.map((own) => own.flatMap(({ faults }) => faults.map(({ message }) => message)))
}

describe('SQL samples', () => {
  it('of pages that are checked at once do not meet', async () => {
    const statements = ['create table t (id int primary key)', 'insert into t values (1)', 'select 1 / (select count(*) from t where id = 1)']
    expect(await faultsOf(page('a.mdx', ...statements), page('b.mdx', ...statements), page('c.mdx', ...statements))).toEqual([[], [], []])
  })

  it.each([
    ['schemas', 'create schema app', 'create table app.t ()'],
    ['roles', 'create role reader', 'grant usage on schema public to reader', 'set role reader'],
    ['settings', 'set search_path = pg_catalog', 'create table public.t ()'],
    ['an open transaction', 'begin', 'create table t ()'],
  ])('leave no %s to the next page', async (_what, ...statements) => {
    expect(await faultsOf(page('a.mdx', ...statements))).toEqual([[]])
    expect(await faultsOf(page('b.mdx', ...statements, 'rollback', 'reset role', 'create table public.other ()'))).toEqual([[]])
  })
})
