import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { format, inspect } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatValues, inspectValue } from './inspect-value.ts'
import { values } from './testing/inspected-values.ts'

/** The release of Node that runs the samples. Their output comes from it. */
const nodeOfSamples = fileURLToPath(
  new URL(
    `../../../../handbook/examples/node_modules/node-${process.platform}-${process.arch}/bin/node`,
    import.meta.url,
  ),
)

/** The texts of the values in the Node of the samples. */
const textsInNode = (): string[] => {
  const script = `import { inspect } from 'node:util'
    import { values } from ${JSON.stringify(new URL('./testing/inspected-values.ts', import.meta.url).href)}
    console.log(JSON.stringify(values.map(([, value]) => inspect(value))))`
  const loader = new URL('../loader/typescript.mjs', import.meta.url).href
  return JSON.parse(
    execFileSync(nodeOfSamples, ['--import', loader, '--input-type=module', '-e', script], { encoding: 'utf8' }),
  )
}

describe('a value has the same text as in Node', () => {
  const texts = textsInNode()
  it.each(values.map(([name, value], place) => [name, value, texts[place]]))('%s', (_, value, text) =>
    expect(inspectValue(value)).toBe(text),
  )

  it('has the same text for any plain data', () => {
    const data = fc.anything({
      withMap: true,
      withSet: true,
      withDate: true,
      withBigInt: true,
      withNullPrototype: false,
    })
    fc.assert(
      fc.property(data, (value) => {
        expect(inspectValue(value)).toBe(inspect(value))
      }),
      { numRuns: 300 },
    )
  })
})

class Labelled {
  x = 1
  toString() {
    return 'text'
  }
}
class Derived extends Labelled {}
class LabelledList extends Array<number> {
  override toString() {
    return 'list'
  }
}
class Converted {
  [Symbol.toPrimitive]() {
    return 'converted'
  }
}
const circular: Record<string, unknown> = {}
circular['self'] = circular

const calls: unknown[][] = [
  ['%s %s %s', new Labelled(), new Derived(), LabelledList.of(1, 2)],
  ['%s %s', new Converted(), new Map([[1, { a: 1 }]])],
  ['%s %s', new Date(0), Object.create({ toString: () => 'inherited' })],
  ['%s %s', Object.create(null), { toString: 1 }],
  ['%s %s', { toString: () => 'own' }, Object.assign(() => 1, { toString: () => 'function' })],
  ['%j', circular],
  ['%f %d %i', 5n, 5n, 5n],
  ['%s is %d years and %i', 'Bob', 42.5, 42.9, 'extra'],
  ['%j %%', { a: 1 }],
  ['100%', 1],
  ['%s %s', 'one'],
  ['%s', { a: { b: { c: 1 } } }],
  ['%s %s %s', null, undefined, 1n],
  [1, 'a', { b: 'c' }],
  ['a', 'b', ['c']],
  ['%f', '1.50abc'],
  [],
]
it.each(calls.map((list): [string, unknown[]] => [String(list[0]), list]))('formats "%s" as Node does', (_, list) =>
  expect(formatValues(list)).toBe(format(...list)),
)
