import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Style sheets of the packages and of the handbook, by their path in the repository. */
const sheets = ['packages/generator/src', 'packages/step-player/src', 'handbook/components'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
)

it('blurs nothing behind a dialog: without a graphics card, each typed letter would blur the window again', () => {
  expect(sheets.length).toBeGreaterThan(30)
  expect(sheets.filter((file) => readFileSync(join(root, file), 'utf8').includes('backdrop-filter'))).toEqual([])
})
