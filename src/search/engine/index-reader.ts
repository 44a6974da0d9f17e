import { contentHash } from '../index-format/content-hash.ts'
import {
  blockContent, blockName, documentsPerLeaf, indexFormat, manifestName, shardName, treeFanOut,
  type DocumentLeaf, type IndexedDocument, type IndexedSection, type IndexManifest, type LetterShard, type PostingsShard,
  type RescueShard, type TextBlock, type TreeNode, type VocabularyShard,
} from '../index-format/index-files.ts'
import { PackedReader } from '../index-format/packed-numbers.ts'
import { IndexError } from './index-error.ts'

/** Fetches a file of the index by name, past all caches when `fresh` is set. Rejects when there is none. */
export type ReadFile = (name: string, fresh: boolean) => Promise<string>

/** Terms with the same first two letters. */
export interface Vocabulary {
  /** Sorted. */
  terms: readonly string[]
  /** Larger for a term that is more likely to be meant. */
  weight: (index: number) => number
  /** Packed postings of a term. */
  postings: (index: number) => Promise<string>
}

/** One build of the index, read file by file as queries need them. Everything rejects with an `IndexError` for files that are not what they should be. */
export interface IndexReader {
  manifest: IndexManifest
  vocabulary: (pair: string) => Promise<Vocabulary>
  /** Packed postings of the best sections for one or two first letters. */
  champions: (prefix: string) => Promise<string>
  document: (number: number) => Promise<IndexedDocument>
  section: (document: number, section: number) => Promise<IndexedSection>
  rescueTerms: () => Promise<readonly string[]>
}

/** Files that are kept in memory, the newest: a few megabytes at most. */
const keptFiles = 2_000

/** Opens the index: reads its manifest. */
export const openIndex = async (readFile: ReadFile): Promise<IndexReader> => {
  const manifest = checkManifest(await read(readFile, manifestName, true))
  const kept = new Map<string, Promise<unknown>>()
  const inline = new WeakMap<VocabularyShard, Vocabulary>()

  /** A failure is not kept, so that the next query tries again. */
  const keep = <T>(name: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(name) as Promise<T> | undefined
    const loaded = known ?? load()
    kept.delete(name)
    kept.set(name, loaded)
    if (!known) loaded.catch(() => kept.delete(name))
    const oldest = kept.keys().next()
    if (kept.size > keptFiles && !oldest.done) kept.delete(oldest.value)
    return loaded
  }
  const shard = <T>(hash: string, shape: (content: never) => T): Promise<T> => {
    const isRight = (text: string) => contentHash(text) === hash
    return keep(hash, async () => shape((await readChecked(readFile, shardName(hash), (text) => (isRight(text) ? JSON.parse(text) : undefined))) as never))
  }
  const block = (name: string): Promise<TextBlock[1]> => keep(name, () => readChecked(readFile, name, (text) => sectionsOf(name, text)))

  const letter = async (prefix: string): Promise<LetterShard | undefined> => {
    const hash = manifest.letters[firstLetters(prefix, 1)]
    return hash === undefined ? undefined : shard(hash, (content: LetterShard) => content)
  }

  const vocabulary = async (pair: string): Promise<Vocabulary> => {
    const found = (await letter(pair))?.pairs[firstLetters(pair, 2).slice(firstLetters(pair, 1).length)]?.[1]
    if (found === undefined) return emptyVocabulary
    if (typeof found === 'string') return shard(found, openVocabulary)
    const opened = inline.get(found) ?? openVocabulary(found)
    inline.set(found, opened)
    return opened
  }

  const openVocabulary = ({ terms, weights, postings, ranges = [] }: VocabularyShard): Vocabulary => ({
    terms: terms.split(' '),
    weight: (index) => new PackedReader(weights[index] ?? '').symbol(),
    postings: async (index) => {
      if (postings) return postings[index] ?? ''
      let place = index
      for (const [count, hash] of ranges) {
        if (place < count) return (await shard(hash, (content: PostingsShard) => content))[place] ?? ''
        place -= count
      }
      throw new IndexError(`The search index has no postings for the term ${index} of ${terms.slice(0, 2)}…`)
    },
  })

  const document = async (number: number): Promise<IndexedDocument> => {
    let { root: hash } = manifest.documentTree
    for (let level = manifest.documentTree.depth; level > 0; level--) {
      const below = documentsPerLeaf * treeFanOut ** (level - 1)
      const node = await shard(hash, (content: TreeNode) => content)
      hash = node[Math.floor(number / below) % treeFanOut] ?? ''
    }
    const found = (await shard(hash, (content: DocumentLeaf) => content))[number % documentsPerLeaf]
    if (!found) throw new IndexError(`The search index has no document ${number}.`)
    return found
  }

  return {
    manifest,
    vocabulary,
    document,
    champions: async (prefix) => {
      const found = await letter(prefix)
      const first = firstLetters(prefix, 1)
      return (prefix === first ? found?.champions : found?.pairs[prefix.slice(first.length)]?.[0]) ?? ''
    },
    section: async (number, section) => {
      const { text, blocks } = await document(number)
      let place = section
      for (const [index, count] of blocks.entries()) {
        if (place < count) {
          const found = (await block(blockName(text, index)))[place]
          if (found) return found
        }
        place -= count
      }
      throw new IndexError(`The search index has no section ${section} of the document ${number}.`)
    },
    rescueTerms: () => shard(manifest.rescue, ({ terms }: RescueShard) => terms.split(' ')),
  }
}

const emptyVocabulary: Vocabulary = { terms: [], weight: () => 0, postings: async () => '' }

/** The first characters of a term; one outside the basic plane is two units of a string. */
export const firstLetters = (term: string, count: number): string => Array.from(term.slice(0, 2 * count)).slice(0, count).join('')

/** What `open` makes of a file. A cache may hold a damaged copy, so that one is fetched once more before it counts as damaged. */
const readChecked = async <T>(readFile: ReadFile, name: string, open: (text: string) => T | undefined): Promise<T> => {
  for (const fresh of [false, true]) {
    const content = open(await read(readFile, name, fresh))
    if (content !== undefined) return content
  }
  throw new IndexError(`The file ${name} of the search index is damaged or from another build.`)
}

/** Sections of a text block; `undefined` when it is not the one of that name, whole. */
const sectionsOf = (name: string, text: string): TextBlock[1] | undefined => {
  try {
    const [check, sections]: TextBlock = JSON.parse(text)
    return contentHash(blockContent(name, sections)) === check ? sections : undefined
  } catch {
    return undefined
  }
}

const read = async (readFile: ReadFile, name: string, fresh: boolean): Promise<string> => {
  try {
    return await readFile(name, fresh)
  } catch (cause) {
    throw new IndexError(`The file ${name} of the search index could not be read.`, { cause })
  }
}

const checkManifest = (text: string): IndexManifest => {
  let manifest: IndexManifest
  try {
    manifest = JSON.parse(text)
  } catch (cause) {
    throw new IndexError('The manifest of the search index is cut short or not a manifest.', { cause })
  }
  if (manifest?.format !== indexFormat) throw new IndexError(`The search index has the format ${manifest?.format}; this page reads ${indexFormat}.`)
  const { build, ...content } = manifest
  if (contentHash(JSON.stringify(content)) !== build) throw new IndexError('The manifest of the search index does not match its own hash.')
  return manifest
}
