import { expect, it } from 'vitest'
import { syntheticCorpus } from './synthetic.ts'

const source = [
  {
    id: 'a',
    title: 'A',
    html: '',
    body: '## Heading\n\nA paragraph.\n\n```ts\nconst a = 1\n\nconst b = 2\n```\n\n| a | b |\n| - | - |\n',
  },
]

it('makes the same documents each time, of whole paragraphs and blocks of code', () => {
  const corpus = syntheticCorpus(60, source)
  expect(corpus).toEqual(syntheticCorpus(60, source))
  expect(new Set(corpus.map(({ id }) => id)).size).toBe(60)
  expect(corpus[30]?.id).toBe('section-0/folder-1/document-30')
  for (const { body } of corpus) {
    expect(body.split('```').length % 2).toBe(1)
    expect(body).not.toContain('| a |')
  }
})

it('throws when the source documents have no text', () => {
  expect(() => syntheticCorpus(1, [])).toThrow('hold no text')
})
