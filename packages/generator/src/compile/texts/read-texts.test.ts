import { expect, it } from 'vitest'
import { htmlTokens } from '../../model/html/html-tokens.ts'
import { readTexts } from './read-texts.ts'

it('reads the texts of an article at the first call, and only once', () => {
  let reads = 0
  const article = {
    title: 'Title',
    codeBlocks: [],
    get article() {
      reads++
      return htmlTokens('<p>Three plain words.</p>')
    },
  }
  const texts = readTexts(article)
  expect(reads).toBe(0)
  expect(texts()).toEqual({
    sections: [{ headings: [], text: 'Three plain words.' }],
    words: 3,
    places: { headings: [], blocks: [] },
    markdown: '# Title\n\nThree plain words.\n',
  })
  expect(texts()).toBe(texts())
  expect(reads).toBe(1)
})
