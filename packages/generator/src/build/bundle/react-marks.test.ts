import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutStackTraces } from './react-marks.ts'

const { resolve } = createRequire(import.meta.url)
const reactDom = readFileSync(
  resolve('react-dom/client').replace(/client\.js$/, 'cjs/react-dom-client.production.js'),
  'utf8',
)

it('leaves no error that the installed React DOM creates when it is evaluated', () => {
  const created = (code: string) => code.match(/^(?:var | {2})\w+ = Error\(/gm) ?? []
  expect(created(reactDom)).toHaveLength(5)
  expect(created(withoutStackTraces(reactDom))).toEqual([])
})

it('keeps each mark an error with its message', () => {
  const marked = withoutStackTraces('SuspenseException = Error(formatProdErrorMessage(460))')
  expect(marked).toBe('SuspenseException = { __proto__: Error.prototype, message: formatProdErrorMessage(460) }')
})
