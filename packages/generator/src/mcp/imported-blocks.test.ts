import { expect, it } from 'vitest'
import type { MappedBlock } from '../model/document-map.ts'
import { importedBlocks } from './imported-blocks.ts'

const block = (start: number, title: string | undefined, code: string, more: Partial<MappedBlock> = {}) => ({
  start,
  lang: 'ts',
  code,
  ...(title === undefined ? {} : { title }),
  ...more,
})

const placesOf = (blocks: MappedBlock[], place: number) => importedBlocks(blocks, place).map(({ start }) => start)

it('finds the newest earlier block of each imported file, and the files that those import', () => {
  const blocks = [
    block(0, 'src/a.ts', 'export const a = 1'),
    block(1, 'src/a.ts', "import { b } from './b.ts'\nexport const a = b"),
    block(2, 'src/b.ts', 'export const b = 2'),
    block(3, undefined, "import { a } from './src/a.ts'\nconsole.log(a)", { run: 'node' }),
    block(4, 'src/a.ts', 'export const a = 3'),
  ]
  expect(placesOf(blocks, 3)).toEqual([1, 2])
})

it('follows imports from the folder of the block’s own file, with any extension, and through workers and mocks', () => {
  const blocks = [
    block(0, 'src/a.tsx', ''),
    block(1, 'src/w.ts', ''),
    block(2, 'test/m.ts', ''),
    block(3, 'test/a.test.ts', "import '../src/a.js'\nnew URL('../src/w', 'x')\nvi.mock('./m')"),
  ]
  expect(placesOf(blocks, 3)).toEqual([0, 1, 2])
})

it('returns a later block when the page shows the file only there, and never the block itself', () => {
  const blocks = [block(0, 'a.ts', "import './b.ts'\nimport './a.ts'"), block(1, 'b.ts', '')]
  expect(placesOf(blocks, 0)).toEqual([1])
})

it('ignores packages, files that the page does not show, outputs, exempt blocks and other languages', () => {
  const blocks = [
    block(0, 'a.ts', '', { nocheck: 'old' }),
    block(1, 'b.ts', '', { output: true }),
    block(2, undefined, "import './a.ts'\nimport './b.ts'\nimport './c.ts'\nimport 'node:fs'"),
    block(3, 'd.ts', ''),
    block(4, undefined, "'./d.ts'", { lang: 'sh' }),
  ]
  expect(placesOf(blocks, 2)).toEqual([])
  expect(placesOf(blocks, 4)).toEqual([])
  expect(placesOf([], 0)).toEqual([])
})
