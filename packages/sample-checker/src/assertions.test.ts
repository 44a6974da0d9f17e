import { describe, expect, it } from 'vitest'
import { runnableSample } from './assertions.ts'

describe('runnable sample', () => {
  it.each([
    ['add(1, 2) // => 3', 'sampleCheck(1, (add(1, 2)), () => (3)) // => 3'],
    ['const sum = add(1, 2) // => 3', 'const sum = sampleCheck(1, (add(1, 2)), () => (3)) // => 3'],
    ['await load() // => [1];', 'sampleCheck(1, (await load()), () => ([1])) // => [1];'],
    [
      'JSON.parse("{") // throws SyntaxError',
      'sampleThrows(1, () => (JSON.parse("{")), "SyntaxError") // throws SyntaxError',
    ],
    [
      'await f() // throws TypeError: no',
      'await sampleThrows(1, async () => (await f()), "TypeError: no") // throws TypeError: no',
    ],
    ['f() // throws Error: no', 'sampleThrows(1, () => (f()), "Error: no") // throws Error: no'],
    ['a(); b() // => 2', 'a(); sampleCheck(1, (b()), () => (2)) // => 2'],
    ['a(); const b = 2 // => 2', 'a(); const b = sampleCheck(1, (2), () => (2)) // => 2'],
    [
      'list.map((n) => { const m = n; return m }) // => [1]',
      'sampleCheck(1, (list.map((n) => { const m = n; return m })), () => ([1])) // => [1]',
    ],
    ['if (a) { b() } // => 2', 'if (a) { sampleCheck(1, (b()), () => (2)) } // => 2'],
    ['b() // => "a;b" ;', 'sampleCheck(1, (b()), () => ("a;b" )) // => "a;b" ;'],
    ['await a(); f() // throws Error', 'await a(); sampleThrows(1, () => (f()), "Error") // throws Error'],
    ['a() /* => 1 */', 'a() /* => 1 */'],
    ['a() // see b => 1', 'a() // see b => 1'],
    ['console.log(1), other.console.log(2)', 'sampleConsole(1).log(1), other.console.log(2)'],
    ["console.log('a') // prints: a", "sampleConsole(1).log('a') // prints: a"],
  ])('%s', (code, expected) => {
    expect(runnableSample(code, 'sample.ts').code).toBe(expected)
  })

  it('keeps the number of every line, and records console calls', () => {
    const { code, prints, assertions } = runnableSample(
      'const a: number = 1\n\nconsole.log(a) // prints: 1\na + 1 // => 2\n',
      'sample.ts',
    )
    expect(code.split('\n').length).toBe(5)
    expect([...prints]).toEqual([[3, '1']])
    expect(assertions).toEqual([4])
  })

  it.each([
    ['const = 1', 1, 'Unexpected token'],
    [
      'a()\n// => 3',
      2,
      'No expression ends before the comment "// => 3". Put it after an expression or a declaration on the same line.',
    ],
    [
      'const a = 1, b = 2 // => 2',
      1,
      'No expression ends before the comment "// => 2". Put it after an expression or a declaration on the same line.',
    ],
    [
      'let a // => 2',
      1,
      'No expression ends before the comment "// => 2". Put it after an expression or a declaration on the same line.',
    ],
    ['a()\nconst = 1', 2, 'Unexpected token'],
    [
      'a() // => three words here',
      1,
      '"three words here" after "// =>" is not an expression. Write the value as JavaScript, or words in a comment of their own.',
    ],
  ])('refuses %j', (code, line, message) => {
    expect(() => runnableSample(code, 'sample.ts')).toThrow(expect.objectContaining({ line, message }))
  })
})
