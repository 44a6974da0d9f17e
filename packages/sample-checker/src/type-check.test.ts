import { expect, it } from 'vitest'
import { stageFolder } from './type-check.ts'

it('each document and each stage has a folder of its own', () => {
  const folders = ['content/a/b.mdx', 'content/a-b.mdx', 'content/a-b-mdx.md'].flatMap((file) =>
    [0, 1].map((stage) => stageFolder({ file, samples: [] }, stage)),
  )
  expect(new Set(folders).size).toBe(6)
})
