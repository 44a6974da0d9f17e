import { describe, expect, it } from 'vitest'
import { instrument } from './instrument.ts'

const options = { file: 'x.ts', runtime: 'r', redirect: (specifier: string) => `${specifier}?traced` }
const head = 'import { traceIn } from "r";const $trace = traceIn("x.ts");'
const traced = (code: string): string => instrument(code, options).toString().slice(head.length)

describe('instrument', () => {
  it('starts with the import of the runtime', () => {
    expect(instrument('', options).toString()).toBe(head)
  })

  it.each([
    ['const f = (a) => a + 1', 'const f = (a) => ($trace(1,17,()=>({a})),a + 1)'],
    ['const f = (a) => ({ a })', 'const f = (a) => ($trace(1,17,()=>({a})),({ a }))'],
    [
      'const f = () => {\n  let b = 1\n  return b\n}',
      'const f = () => {\n  $trace(2,2,()=>({}));let b = 1\n  $trace(3,2,()=>({b}));return b\n}',
    ],
    [
      'function f(a) { if (a) g(); else h() }',
      'function f(a) { $trace(1,16,()=>({a}));if (a) {$trace(1,23,()=>({a}));g();} else {$trace(1,33,()=>({a}));h()} }',
    ],
    [
      'function f(n) { for (let i = 0; i < n; i++) g(i) }',
      'function f(n) { for (let i = 0; ($trace(1,32,()=>({n,i})),i < n); i++) {$trace(1,44,()=>({n,i}));g(i)} }',
    ],
    [
      'function f(n) { do n--\nwhile (n > 0) }',
      'function f(n) { do {$trace(1,19,()=>({n}));n--}\nwhile (($trace(2,7,()=>({n})),n > 0)) }',
    ],
    [
      'function f(n) { for (const m of n) g(m) }',
      'function f(n) { $trace(1,16,()=>({n}));for (const m of n) {$trace(1,35,()=>({n,m}));g(m)} }',
    ],
    ['function f() { a()\n;[b] = c }', 'function f() { $trace(1,15,()=>({}));a()\n;$trace(2,1,()=>({}));[b] = c }'],
    [
      'function f({ a, b: [c, ...d], e = 1 }) { g() }',
      'function f({ a, b: [c, ...d], e = 1 }) { $trace(1,41,()=>({a,c,d,e}));g() }',
    ],
    ['function f() { const g = () => {}; g() }', 'function f() { const g = () => {}; $trace(1,35,()=>({}));g() }'],
    [
      'class A { #b = 1; c() { d() } }',
      'class A { #b = 1; c() { $trace(1,24,()=>({"this":this,"#b":this.#b}));d() } }',
    ],
    ['class A { static c() { d() } }', 'class A { static c() { $trace(1,23,()=>({}));d() } }'],
    [
      'function f(a) { if (a) for (;;) g(() => a) }',
      'function f(a) { $trace(1,16,()=>({a}));if (a) {for (;;) {$trace(1,32,()=>({a}));g(() => ($trace(1,40,()=>({a})),a))}} }',
    ],
    [
      'function f(a) { outer: while (a) continue outer }',
      'function f(a) { outer: while (($trace(1,30,()=>({a})),a)) {$trace(1,33,()=>({a}));continue outer} }',
    ],
    [
      "import { a, type B } from './a.ts'\nimport type { C } from './c.ts'\nexport * from 'd'",
      "import { a, type B } from \"./a.ts?traced\"\nimport type { C } from './c.ts'\nexport * from 'd'",
    ],
  ])('%s', (code, expected) => {
    expect(traced(code)).toBe(expected)
  })

  it('reports the place where a file does not parse', () => {
    expect(() => instrument('let a\nexport (((', options)).toThrow(
      expect.objectContaining({
        name: 'SourceFault',
        message: expect.stringMatching(/^Unexpected token\. /),
        file: 'x.ts',
        place: { line: 2, column: 8 },
      }),
    )
  })
})
