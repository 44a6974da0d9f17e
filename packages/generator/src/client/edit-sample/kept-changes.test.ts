import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepChange, readChanges } from './kept-changes.ts'

/** A tab's storage, without the browser. */
const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { size: () => number } => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    size: () => values.size,
  }
}
const refuse = () => {
  throw new DOMException('The storage is blocked.', 'SecurityError')
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

it('keeps the last change of each sample, page by page', () => {
  const changes = fc.record({
    path: fc.constantFrom('/docs/a', '/docs/b'),
    id: fc.oneof(fc.string(), fc.constant('__proto__')),
    change: fc.option(fc.record({ codes: fc.array(fc.string(), { minLength: 1 }) }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(changes), (list) => {
      vi.stubGlobal('sessionStorage', storage())
      const expected = new Map<string, (typeof list)[number]['change']>()
      for (const { path, id, change } of list) {
        keepChange(path, id, change)
        expected.set(`${path} ${id}`, change)
      }
      for (const { path, id } of list) expect(readChanges(path).get(id)).toEqual(expected.get(`${path} ${id}`))
    }),
  )
})

it('leaves nothing behind for a page without changes', () => {
  keepChange('/docs/a', 'x', { codes: ['1'], link: '1abc' })
  expect(readChanges('/docs/a').get('x')).toEqual({ codes: ['1'], link: '1abc' })
  keepChange('/docs/a', 'x', undefined)
  expect((sessionStorage as unknown as ReturnType<typeof storage>).size()).toBe(0)
})

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['codes that are no texts', '{"x":{"codes":[1]}}'],
  ['a link that is no text', '{"x":{"codes":["a"],"link":1}}'],
  ['an origin that is neither true nor false', '{"x":{"codes":["a"],"foreign":"yes"}}'],
])('takes %s in the storage for no change', (_, text) => {
  sessionStorage.setItem('edits /docs/a', text)
  expect(readChanges('/docs/a').get('x')).toBeUndefined()
})

it('works without a storage', () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepChange('/docs/a', 'x', { codes: ['1'] })).not.toThrow()
  expect(readChanges('/docs/a').size).toBe(0)
})

it('works with a full storage', () => {
  vi.stubGlobal('sessionStorage', { ...storage(), setItem: refuse })
  expect(() => keepChange('/docs/a', 'x', { codes: ['1'] })).not.toThrow()
})
