import { expect, it } from 'vitest'
import type { HomePage } from '../../model/page.ts'
import { llmsFullFiles, llmsFullPath, llmsFullText } from './llms-full.ts'

const section = (id: string, path: string, ...documents: string[]) => ({
  id,
  path,
  documents: documents.map((document) => ({ path: document })),
})

it('names a section’s file after the section’s folder', () => {
  expect(llmsFullPath('/docs', { id: 'guide' })).toBe('/docs/guide/llms-full.txt')
  expect(llmsFullPath('/', { id: 'guide' })).toBe('/guide/llms-full.txt')
  expect(llmsFullPath('/docs', { id: '' })).toBe('/docs/llms-full.txt')
})

it('lists each document of a folder once, in reading order', () => {
  const home = {
    sections: [
      section('guide', '/docs/guide', '/docs/guide', '/docs/guide/b', '/docs/hidden'),
      section('guide', '/docs/guide/b', '/docs/guide/c'),
      section('empty', '/docs/hidden'),
    ],
  } as HomePage
  expect([...llmsFullFiles('/docs', home)]).toEqual([
    ['/docs/guide/llms-full.txt', ['/docs/guide', '/docs/guide/b', '/docs/hidden', '/docs/guide/c']],
    ['/docs/empty/llms-full.txt', ['/docs/hidden']],
  ])
})

it('joins documents with a line between them', () => {
  expect(llmsFullText(['# A\n', '# B\n'])).toBe('# A\n\n---\n\n# B\n')
})
