import { measurementRandom } from '../../handbook/algorithms/contracts/measurement-random.ts'
import type { CorpusDocument } from '../peers/corpus.ts'

/** Number of documents in a folder, and of folders in a section. */
const perFolder = 25
const perSection = 10
const paragraphs = 12

/**
 * A corpus of `count` documents of about a page each, the same each time. Paragraphs and code are drawn from real
 * documents. Each document adds its own words, so that the vocabulary grows as in a real handbook.
 */
export const syntheticCorpus = (count: number, source: readonly CorpusDocument[]): CorpusDocument[] => {
  const blocks = source.flatMap(({ body }) => blocksOf(body))
  if (blocks.length === 0) throw new Error('The documents to draw from hold no text.')
  const next = measurementRandom(count)
  const draw = (): string => blocks[Math.floor(next() * blocks.length)] ?? ''
  return Array.from({ length: count }, (_, index) => {
    const folder = Math.floor(index / perFolder)
    const own = Array.from({ length: 4 }, () => `topic${Math.floor(next() * count * 8).toString(36)}`)
    const sections = [1, 2, 3].map(
      (section) =>
        `## Part ${section} of ${own[section]}\n\n${Array.from({ length: paragraphs / 3 }, draw).join('\n\n')}`,
    )
    return {
      id: `section-${Math.floor(folder / perSection)}/folder-${folder}/document-${index}`,
      title: `Document ${index} on ${own[0]}`,
      body: sections.join('\n\n'),
      html: '',
    }
  })
}

/** Paragraphs and fenced code of a document: the parts between empty lines outside code. Headings are left out. */
const blocksOf = (body: string): string[] => {
  const blocks: string[] = []
  let current: string[] = []
  let isCode = false
  const end = () => {
    if (current.length > 0) blocks.push(current.join('\n'))
    current = []
  }
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    if (line.trim() === '' && !isCode) end()
    else current.push(line)
  }
  end()
  return blocks.filter(
    (block) => /^(?:[A-Za-z*`]|```)/.test(block) && block.length < 900 && block.split('```').length !== 2,
  )
}
