class Point {
  x = 1
  y = 2
}
class Empty extends Point {
  constructor() {
    super()
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key)
  }
}
const circular: Record<string, unknown> = { name: 'a' }
circular['self'] = circular
const symbol = Symbol('s')

/** Values of every kind that a sample may print. */
export const values: [name: string, value: unknown][] = [
  ['numbers', [1, -0, Number.NaN, 1n, Infinity]],
  ['short strings', ['a', "it's", `"it's"`, 'a\nb', '\u0007']],
  ['a long string with lines', { text: 'one line of text that is long\nand another one that is long too\n' }],
  ['empty things', [{}, [], new Map(), new Set(), new Empty(), Object.create(null)]],
  ['deep objects', { a: { b: { c: { d: 1 } } } }],
  ['an object that fits no line', { first: 'a'.repeat(30), second: 'b'.repeat(30), third: 'c'.repeat(30) }],
  ['nesting of four levels', { a: { b: { c: {} } } }],
  ['a class', new Point()],
  ['functions', [() => 1, function named() {}, Point, class B extends Point {}]],
  ['an async function', async () => {}],
  ['a function with properties', Object.assign(() => {}, { a: 1 })],
  [
    'maps',
    new Map<unknown, unknown>([
      ['a', { b: 1 }],
      [{ key: 1 }, [1, 2]],
    ]),
  ],
  ['sets', new Set([1, 'a', { b: 1 }])],
  ['dates', new Date(0)],
  ['regular expressions', [/a/g, new RegExp('')]],
  ['symbols', { [symbol]: 1, a: symbol }],
  [
    'accessors',
    {
      get a() {
        return 1
      },
      set b(_value: number) {},
      get c() {
        return 1
      },
      set c(_value: number) {},
    },
  ],
  ['a circle', circular],
  ['holes', Object.assign(Array.from({ length: 0 }), { 1: 'a', 4: 'b', length: 6 })],
  ['a list with properties', Object.assign([1, 2], { extra: true })],
  ['many numbers', Array.from({ length: 120 }, (_, index) => index * 7)],
  ['many words', Array.from({ length: 27 }, (_, index) => 'abcdefghij'.slice(0, index % 10))],
  ['seven objects', Array.from({ length: 7 }, (_, id) => ({ id }))],
  ['typed arrays', [new Uint8Array(3), new Float64Array([1.5])]],
  ['boxed values', [new Number(1), new String('ab'), new Boolean(false)]],
  ['no prototype', Object.assign(Object.create(null), { a: 1 })],
  ['a tag', { [Symbol.toStringTag]: 'Tagged', a: 1 }],
  ['keys that need quotes', { 'a-b': 1, 2: 'two', valid_1: 3 }],
  ['a match', /(?<year>\d+)/.exec('in 2026')],
  ['nothing', [null, undefined, true]],
]
