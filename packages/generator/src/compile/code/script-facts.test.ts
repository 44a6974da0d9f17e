import { describe, expect, it } from 'vitest'
import { scriptFacts } from './script-facts.ts'

const importsOf = (code: string, language = 'ts') =>
  scriptFacts(code, language)?.imports.map(({ specifier, names }) => [specifier, ...names].join(' '))

describe('imports of a script', () => {
  it.each([
    ["import { b, a } from 'x'; b(a)", ['x a b']],
    ["import X from 'x'; X()", ['x default']],
    ["import * as x from 'x'; x.y()", ['x *']],
    ["import './style.css'", ['./style.css']],
    ["export * from 'x'; export { y as z } from 'y'", ['x *', 'y y']],
    ["await import('x')", ['x *']],
    ["import { a } from 'x'\nimport { b } from 'x'\na(b)", ['x a b']],
  ])('%s', (code, expected) => expect(importsOf(code)).toEqual(expected))

  it('leaves out imports that only types use', () => {
    expect(importsOf("import { T, u } from 'x'; import type V from 'v'; const a: T | V = u")).toEqual(['x u'])
  })

  it('keeps imports that only a stated value uses', () => {
    expect(importsOf("import { a, limit } from 'x'; a() // => limit")).toEqual(['x a limit'])
  })

  it('adds the imports that JSX elements compile to', () => {
    expect(importsOf('export const A = () => <p>Hi</p>', 'tsx')).toEqual(['react/jsx-runtime jsx'])
  })
})

describe('globals that only Node has', () => {
  it.each([
    ['console.log(process.pid)', ['process']],
    ["const text = String(Buffer.from('a'))", ['Buffer']],
    ["const fs = require('fs')", ['require']],
    ['console.log(import.meta.url)', ['import.meta']],
    ["const name = 'a'; await import(name)", ['import() of a computed name']],
    ['const job = { process: 1 }; job.process', []],
    ['const require = (name: string) => name; require("a")', []],
    ['const run = (process: { pid: number }) => process.pid; run({ pid: 1 })', []],
  ])('%s', (code, expected) => expect(scriptFacts(code, 'ts')?.nodeGlobals).toEqual(expected))
})

it('returns nothing for code that does not parse, and for other languages', () => {
  expect(scriptFacts('const = 1', 'ts')).toBeUndefined()
  expect(scriptFacts('select 1', 'sql')).toBeUndefined()
})
