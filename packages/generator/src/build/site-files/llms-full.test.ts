import { expect, it } from 'vitest'
import type { HomePage } from '../../model/page.ts'
import { llmsFullFiles, llmsFullPath } from './llms-full.ts'

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

it('contains each listed document of a section once, and has no file for a section without documents', () => {
  const home = {
    sections: [
      section('guide', '/docs/guide', '/docs/guide', '/docs/guide/b', '/docs/hidden'),
      section('guide', '/docs/guide/b', '/docs/guide/c'),
      section('empty', '/docs/hidden'),
    ],
  } as HomePage
  const markdownOf = (path: string) => (path === '/docs/hidden' ? undefined : `# ${path}\n`)
  expect([...llmsFullFiles({ docsPath: '/docs', home, markdownOf })]).toEqual([
    ['/docs/guide/llms-full.txt', '# /docs/guide\n\n---\n\n# /docs/guide/b\n\n---\n\n# /docs/guide/c\n'],
  ])
})
