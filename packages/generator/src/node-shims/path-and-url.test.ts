import { posix } from 'node:path'
import * as nodeUrl from 'node:url'
import { describe, expect, it } from 'vitest'
import path, * as shim from './path.ts'
import { fileURLToPath, pathToFileURL } from './url.ts'

describe('node:path in the page', () => {
  it('returns the same as Node', () => {
    for (const each of ['/a/b.tar.gz', 'a/../b/./c', '', '.hidden', '/', 'a/', '//a//b'])
      for (const name of ['basename', 'dirname', 'extname', 'normalize', 'isAbsolute', 'parse'] as const)
        expect([name, each, path[name](each)]).toEqual([name, each, posix[name](each)])
    expect(shim.join('a', '..', '/b')).toBe('b')
    expect(shim.relative('/a/b', '/a/c/d')).toBe('../c/d')
    expect(shim.sep).toBe('/')
  })
})

describe('node:url in the page', () => {
  it.each(['/srv/50% off#1.txt', '/a b/ü.txt', '/a?b', '/a\\b'])('converts to an address and back: %s', (file) => {
    expect(pathToFileURL(file).href).toBe(nodeUrl.pathToFileURL(file).href)
    expect(fileURLToPath(pathToFileURL(file))).toBe(file)
  })
  it.each(['https://example.com/', 'file://host/a', 'file:///a%2Fb'])('rejects %s like Node', (address) => {
    const codeOf = (read: (address: string) => string) => {
      try {
        return read(address)
      } catch (error) {
        return error instanceof TypeError && 'code' in error && error.code
      }
    }
    expect(codeOf(fileURLToPath)).toBe(codeOf(nodeUrl.fileURLToPath))
  })
})
