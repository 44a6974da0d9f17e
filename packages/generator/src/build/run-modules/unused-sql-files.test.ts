import { expect, it } from 'vitest'
import { withoutUnusedFiles } from './unused-sql-files.ts'

it('replaces files that a page does not need with zeros, and keeps all others unchanged', () => {
  const script =
    '{filename:"/pglite/password",start:0,end:2},{filename:`/pglite/lib/postgresql/utf8_and_gbk.so`,start:2,end:4},' +
    "{filename:'/pglite/lib/postgresql/pgxs/src/Makefile',start:4,end:6},{filename:`/pglite/lib/postgresql/utf8_and_win.so`,start:6,end:8}"
  const data = Buffer.from('abcdefgh')
  expect(withoutUnusedFiles(data, script).toString()).toBe('ab\0\0\0\0gh')
  expect(data.toString()).toBe('abcdefgh')
})

it('reads numbers as a minifier writes them', () => {
  const script = 'filename:`/pglite/lib/postgresql/utf8_and_uhc.so`,start:1e3,end:1002'
  expect(withoutUnusedFiles(Buffer.alloc(1003, 1), script).subarray(999)).toEqual(Buffer.from([1, 0, 0, 1]))
})

it('reports a script that lists no such files', () => {
  expect(() => withoutUnusedFiles(Buffer.alloc(2), '{filename:"/pglite/password",start:0,end:2}')).toThrow(
    /no longer lists its files .* "unused-sql-files.ts"/,
  )
})
