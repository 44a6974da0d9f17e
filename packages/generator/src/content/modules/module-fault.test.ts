import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { messageOf, moduleFault } from './module-fault.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'module-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const thrown = (...stack: string[]) =>
  Object.assign(new Error('Too bad.\nMore.'), { stack: ['Error: Too bad.', ...stack].join('\n') })
const faultOf = (source: string, cause: unknown) => {
  writeFileSync(join(root, 'a.ts'), source)
  return moduleFault(root, 'a.ts', cause)
}

it('a syntax error has its place and needs no cause, whatever was thrown', () => {
  expect(faultOf('export default {\n  a: 1,,\n}\n', thrown())).toEqual({
    text: 'Unexpected token',
    place: { line: 2, column: 8 },
  })
})

it('an error that the module throws has the innermost place in the module, and keeps the cause', () => {
  const path = join(root, 'a.ts')
  const nested = thrown('    at deep (/elsewhere/b.ts:9:9)', `    at inner (${path}:3:7)`, `    at ${path}:8:1`)
  expect(faultOf('', nested)).toEqual({ text: 'Too bad', place: { line: 3, column: 7 }, cause: nested })
  const ofAddress = thrown(`    at ${pathToFileURL(path).href}?t=0123:8:1`)
  expect(faultOf('', ofAddress)).toEqual({ text: 'Too bad', place: { line: 8, column: 1 }, cause: ofAddress })
})

it('an error of another module, or a thrown value that is no error, has no place', () => {
  for (const cause of [thrown('    at /elsewhere/b.ts:9:9'), thrown(`Cannot find ${join(root, 'a.ts')}:1:1`), thrown()])
    expect(faultOf('', cause)).toEqual({ text: 'Too bad', cause })
  expect(faultOf('', 'no')).toEqual({ text: 'no', cause: 'no' })
  expect(moduleFault(root, 'none.ts', 'no')).toEqual({ text: 'no', cause: 'no' })
})

it('the message is the first line of the error', () => {
  expect([messageOf(thrown()), messageOf('a\nb'), messageOf(undefined)]).toEqual(['Too bad', 'a', 'undefined'])
})

it.each([
  ['module is not defined in ES module scope', '; write "export default …" instead of "module.exports = …"'],
  ['exports is not defined', '; write "export default …" instead of "module.exports = …"'],
  [
    'require is not defined in ES module scope, you can use import instead',
    '; write "import x from \'…\'" instead of "const x = require(\'…\')"',
  ],
  ['modules is not defined', ''],
])('%s: it says what to write instead', (text, remedy) => {
  expect(moduleFault(root, 'none.ts', new ReferenceError(text)).text).toBe(text + remedy)
})

it.each([
  ["Cannot find module 'zod'", 'MODULE_NOT_FOUND', 'zod'],
  ["Cannot find module '@a/b.c/d'", 'MODULE_NOT_FOUND', '@a/b.c'],
  ["Cannot find package 'zod' imported from /site/a.ts", 'ERR_MODULE_NOT_FOUND', 'zod'],
  ["Cannot find module './gone'", 'MODULE_NOT_FOUND', undefined],
  ["Cannot find module '/site/gone.js' imported from /site/a.ts", 'ERR_MODULE_NOT_FOUND', undefined],
])('%s: it names the command that installs a package', (text, code, name) => {
  const remedy = name === undefined ? '' : `; run "npm install ${name}" in the folder of the site, if it is a package`
  expect(moduleFault(root, 'none.ts', Object.assign(new Error(text), { code })).text).toBe(text + remedy)
})
