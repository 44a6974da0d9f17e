import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grammarTokens } from './grammar-tokens.ts'
import { scriptTokens } from './script-tokens.ts'
import type { Token } from '../../../model/token.ts'

/** Tokens that have a name, written as `name:text`, line by line. */
const shown = (lines: Token[][]): string[] =>
  lines.map((tokens) =>
    tokens.flatMap(({ content, name }) => (name && content.trim() ? [`${name}:${content}`] : [])).join(' '),
  )

const named = async (code: string, lang = 'ts') => {
  const lines = await scriptTokens(code, lang)
  return lines && shown(lines)
}

describe('names', () => {
  it.each([
    ['const a = b', 'k:const'],
    ['let s = "a\\n", n = 10n', 'k:let s:"a\\n" n:10n'],
    ['`a ${b + `c${1}`} d`', 's:`a  s:`c n:1 s:` s: d`'],
    ['x = [true, null, undefined, NaN]', 'o:true o:null o:undefined o:NaN'],
    ['Math.PI + Suit.HEARTS + JSON', 't:Math o:PI t:Suit o:HEARTS'],
    [
      'class A1a extends Base<Item> { readonly #n = 1; constructor() { super() } #go() { this.#go() } }',
      'k:class t:A1a k:extends t:Base t:Item k:readonly n:1 k:constructor k:super f:#go k:this f:#go',
    ],
    [
      'new Map<string, Intl.Locale>(); new Intl.Locale("en")',
      'k:new t:Map t:string t:Intl t:Locale k:new t:Intl t:Locale s:"en"',
    ],
    ['f(g.h(), i<T>(), j?.k`l`)', 'f:f f:h f:i t:T f:k s:`l`'],
    ['const f = (a, { b, c: [d] }, ...e) => a', 'k:const f:f p:a p:b p:d p:e'],
    ['const f: Run = async function* () { yield* g }', 'k:const f:f t:Run k:async k:function* k:yield*'],
    [
      'export const sorted = <T>(items: T[], key: (item: T) => number = Number): T[] => { }',
      'k:export k:const f:sorted t:T p:items t:T p:key p:item t:T t:number t:Number t:T',
    ],
    ['const { a, b: c } = d, [E] = f', 'k:const'],
    ['return_({ a, b: 1, c() {}, d: () => 1, async e() {} })', 'f:return_ p:b n:1 f:c f:d n:1 k:async f:e'],
    [
      'interface Props { label: string; onPick?: (item: Item) => void; draw(): null; [key: string]: undefined }',
      'k:interface t:Props t:string f:onPick p:item t:Item t:void f:draw t:null t:string t:undefined',
    ],
    [
      'type Partly<T> = { [K in keyof T]?: T[K] extends `a${infer R}` ? R : never }',
      'k:type t:Partly t:T t:K k:in k:keyof t:T t:T t:K k:extends s:`a k:infer t:R s:` t:R t:never',
    ],
    ['enum Level { LOW, High = 2 }', 'k:enum t:Level o:LOW o:High n:2'],
    ['socket.onclose = () => stop; ready = 1', 'f:onclose n:1'],
    ['@sealed class Box {}', 'f:sealed k:class t:Box'],
    ['import { type A, Beta, c } from "d"', 'k:import k:type t:Beta k:from s:"d"'],
    [
      'declare function cancel(order: Order): asserts order is Placed',
      'k:declare k:function f:cancel p:order t:Order k:asserts k:is t:Placed',
    ],
    ['a satisfies B as const', 'k:satisfies t:B k:as k:const'],
    ['#!/usr/bin/env node', 'c:#!/usr/bin/env node'],
    ['export function* low<V>(a: V) {}', 'k:export k:function* f:low t:V p:a t:V'],
    ['a = function walk() {}; b = class leaf {}', 'f:a k:function f:walk k:class t:leaf'],
    ['({ a = 1 } = b)', 'n:1'],
    ['const f = /* why */ () => 1', 'k:const f:f c:/* why */ n:1'],
    ['class Box { go = () => 1; size = 1 }', 'k:class t:Box f:go n:1 n:1'],
    ['a = { go<T>(b: T) {} }', 'f:go t:T p:b t:T'],
    [
      'const f = <T>(a: T[], key: (b: T) => number = Number): T[] => {\n  c[d[e] as number] = a as T\n}',
      'k:const f:f t:T p:a t:T p:key p:b t:T t:number t:Number t:T\nk:as t:number k:as t:T\n',
    ],
  ])('%s', async (code, names) => {
    expect((await named(code))?.join('\n')).toBe(names)
  })

  it('distinguishes components, elements and attributes of JSX', async () => {
    expect(await named('<Card.Head title="a" on={go}>text <b hidden a:b />{x}</Card.Head>', 'jsx')).toEqual([
      't:Card t:Head p:title s:"a" p:on k:b p:hidden p:a:b t:Card t:Head',
    ])
  })

  it('finds a generic arrow function even where the parser sees a cast of an arrow function', async () => {
    const code = [
      'export const sorted = <T>(items: T[], key: (item: T) => number = Number): T[] => {',
      "  if (span > limit) throw new RangeError('Too many.')",
      '  for (const [i, item] of items.entries()) {',
      '    const counter = (keys[i] as number) - smallest',
      '    items[next[counter] as number] = item',
      '    next[counter] = (next[counter] as number) + 1',
      '  }',
      '  return items',
      '}',
    ].join('\n')
    expect((await named(code))?.[0]).toContain('k:const f:sorted t:T p:items')
  })

  it('uses the grammar for regular expressions and for comments with tags', async () => {
    expect(await named('/** Adds.\n * @param {number} a */\nconst c = /^[a-z]\\d+$/gu, d = 1 /* @no */')).toEqual([
      'c:/** Adds.',
      'c: *  k:param t:number c: a */',
      'k:const s:/ k:^ o:a-z o:\\d k:$ s:/ k:gu n:1 c:/* @no */',
    ])
  })
})

describe('code that is not a whole script', () => {
  it('is read as members of a class', async () => {
    expect(await named('// Adds.\nadd(value: T): this {\n  return this.#put(value)\n}')).toEqual([
      'c:// Adds.',
      'f:add p:value t:T k:this',
      'k:return k:this f:#put',
      '',
    ])
    expect(await named('has(a: string) {\n  return /\\d/.test(a)\n}')).toEqual([
      'f:has p:a t:string',
      'k:return s:/ o:\\d s:/ f:test',
      '',
    ])
    expect(await named('#n = 1\nget n() { return this.#n } // last')).toEqual([
      'n:1',
      'k:get f:n k:return k:this c:// last',
    ])
  })

  it.each([
    'title: string,\nbody: string,',
    '} else {',
    'const a = ',
    '}\nclass A {',
    'const f = async <T>(a: T) => a',
  ])('%j is left to the grammar', async (code) => {
    expect(await named(code)).toBeUndefined()
  })

  it('other languages are left to the grammar', async () => {
    expect(await named('a { b: c }', 'css')).toBeUndefined()
  })
})

it('keeps the whole text of any code', async () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '{',
    '}',
    '(',
    ')',
    '`',
    '${',
    '/',
    '/**',
    '*/',
    '//',
    '\n',
    ' ',
    '=>',
    'async',
    'class',
    'a',
    'B',
    '1',
    '"',
    '@',
    '#',
    '\\',
    ':',
    '=',
    ',',
    ';',
    '\r',
    '\u{1F600}',
    '\u2028',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('js', 'ts', 'tsx'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      async (lang, code) => {
        const lines = await scriptTokens(code, lang)
        const text = lines?.map((tokens) => tokens.map(({ content }) => content).join('')).join('\n')
        expect(text ?? code).toBe(code)
      },
    ),
    { numRuns: 2_000 },
  )
})

it('agrees with the grammar in nearly all of this handbook’s algorithms', async () => {
  const folder = join(import.meta.dirname, '../../../../../../handbook/algorithms/graph')
  const counts = { same: 0, all: 0 }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const code = readFileSync(join(folder, file), 'utf8')
    const ours = await scriptTokens(code, 'ts')
    expect(ours, file).toBeDefined()
    const [a, b] = [namesByCharacter(ours ?? []), namesByCharacter(await grammarTokens(code, 'ts'))]
    expect(a.length).toBe(b.length)
    counts.same += a.filter((name, at) => name === b[at]).length
    counts.all += a.length
  }
  expect(counts.all).toBeGreaterThan(20_000)
  expect(counts.same / counts.all).toBeGreaterThan(0.96)
})

const namesByCharacter = (lines: Token[][]) =>
  lines.flat().flatMap(({ content, name }) => Array.from(content.replace(/\s/g, ''), () => name))
