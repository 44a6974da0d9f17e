import { afterAll, describe, expect, it } from 'vitest'
import type { SampleMeta } from '@dev-handbook/generator/model/compiled-document'
import type { SamplePage } from './outcome.ts'
import { createSqlRunner } from './sql-run.ts'

const runner = createSqlRunner()
afterAll(() => runner.close())

const page = (file: string, ...statements: string[]): SamplePage => ({
  file,
  samples: statements.map((code, index) => ({ lang: 'sql', code, meta: { run: 'node' }, line: index + 1 })),
})
const faultsOf = async (...pages: SamplePage[]) => {
  const outcomes = await Promise.all(pages.map((each) => runner.check(each)))
  return outcomes.map((own) => own.flatMap(({ faults }) => faults.map(({ message }) => message)))
}

describe('SQL samples', () => {
  it('of pages that are checked at the same time do not share a database state', async () => {
    const statements = [
      'create table t (id int primary key)',
      'insert into t values (1)',
      'select 1 / (select count(*) from t where id = 1)',
    ]
    expect(
      await faultsOf(page('a.mdx', ...statements), page('b.mdx', ...statements), page('c.mdx', ...statements)),
    ).toEqual([[], [], []])
  })

  it.each([
    ['schemas', 'create schema app', 'create table app.t ()'],
    ['roles', 'create role reader', 'grant usage on schema public to reader', 'set role reader'],
    ['settings', 'set search_path = pg_catalog', 'create table public.t ()'],
    ['an open transaction', 'begin', 'create table t ()'],
  ])('leave no %s to the next page', async (_what, ...statements) => {
    expect(await faultsOf(page('a.mdx', ...statements))).toEqual([[]])
    expect(
      await faultsOf(page('b.mdx', ...statements, 'rollback', 'reset role', 'create table public.other ()')),
    ).toEqual([[]])
  })

  it('report the place of a fault in the document, with the hint of the database', async () => {
    const faults = async (code: string) =>
      (
        await runner.check({ file: 'a.mdx', samples: [{ lang: 'sql', code, meta: { run: 'node' }, line: 10 }] })
      ).flatMap((outcome) => outcome.faults)
    expect(await faults('create table t (amount int);\nselect amuont from t;')).toEqual([
      {
        line: 12,
        column: 8,
        message: 'column "amuont" does not exist (Perhaps you meant to reference the column "t.amount".)',
      },
    ])
    // An error at run time has no position in the statement.
    expect(await faults('select 1;\nselect 1 / 0;')).toEqual([{ line: 11, column: 1, message: 'division by zero' }])
  })

  it('compare expected errors with the message, and continue after an error', async () => {
    const messages = async (meta: SampleMeta, code: string) => {
      const samples = [code, 'select 1'].map((each, index) => ({
        lang: 'sql',
        code: each,
        meta: index === 0 ? { run: 'node' as const, ...meta } : { run: 'node' as const },
        line: 1,
      }))
      return (await runner.check({ file: 'a.mdx', samples })).map(({ faults }) => faults.map(({ message }) => message))
    }
    expect(await messages({ expectError: 'by zero' }, 'begin; select 1 / 0;')).toEqual([[], []])
    expect(await messages({ expectError: 'by zero' }, 'select 1;')).toEqual([
      ['It should fail with "by zero", but it succeeds.'],
      [],
    ])
    expect(await messages({ expectError: 'by zero' }, 'select nothing;')).toEqual([
      ['column "nothing" does not exist'],
      [],
    ])
  })

  it('run only when they have the word "run" and are not exempt', async () => {
    const wrong = { lang: 'sql', code: 'select nothing;', line: 1 }
    const samples = [
      { ...wrong, meta: {} },
      { ...wrong, meta: { run: 'node' as const, nocheck: 'pseudo-code' } },
      { ...wrong, lang: 'ts', meta: { run: 'node' as const } },
      { ...wrong, meta: { run: 'node' as const } },
    ]
    expect((await runner.check({ file: 'a.mdx', samples })).map(({ index }) => index)).toEqual([3])
    expect(await runner.check({ file: 'a.mdx', samples: samples.slice(0, 3) })).toEqual([])
  })
})
