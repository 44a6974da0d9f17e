import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sources of algorithms that articles quote. Tables of the catalogue and contracts of tests are not quoted. */
const sources = execFileSync('git', ['ls-files', 'handbook/algorithms/**/*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.ts$|\/catalogue\.ts$|\/contracts\//.test(file))

/** Columns that fit into a block of code beside the sidebar. */
const mostColumns = 80

test('lines of quoted algorithms are short, except for the texts of messages', () => {
  expect(sources.length).toBeGreaterThan(100)
  const long = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > mostColumns && !/['`]/.test(line) ? `${file}:${index + 1}: ${line}` : [],
      ),
  )
  expect(long).toEqual([])
})
