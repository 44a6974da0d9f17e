import { expect, test } from 'vitest'
import { withoutRequire } from './asset-modules.mjs'

/** A bundler and Node give a namespace of data its `default`, but Vitest hides it. So this test reads the code. */
test('a required data file is the data itself, and a required module its namespace', () => {
  const code = 'const facts = require("./facts.json")\nconst rows = require("./rows").rows'
  expect(withoutRequire(code)).toBe(
    'const facts = _required0\nconst rows = _required1.rows\nimport _required0 from "./facts.json"\nimport * as _required1 from "./rows"',
  )
})
