import { contentHash } from '../index-format/content-hash.ts'
import {
  documentsPerLeaf,
  documentsPerTagLeaf,
  indexFormat,
  manifestName,
  shardName,
  treeFanOut,
  type IndexedDocument,
  type IndexManifest,
  type LetterFile,
  type LetterShard,
  type RescueShard,
  type SpellingShard,
  type TagLeaf,
  type TermPack,
  type Tree,
  type TreeNode,
} from '../index-format/index-files.ts'
import { createFileCache, readText, type ReadFile } from './file-cache.ts'
import { IndexError } from './index-error.ts'
import { createRangeReader } from './range-reader.ts'
import { createSectionReader, type SectionReader } from './section-reader.ts'
import { firstLetters, openPack, type Pack, type PackPlace, type Terms } from './term-pack.ts'

/**
 * One build of the index, read file by file as queries need the files. Every method rejects with an `IndexError` for
 * missing or damaged files.
 */
export interface IndexReader extends SectionReader {
  manifest: IndexManifest
  /**
   * Packs that may contain terms with this beginning, in order. At least the pack of the beginning itself. Empty when
   * no term begins with the first letter.
   */
  packs: (beginning: string) => Promise<readonly PackPlace[]>
  /** The most likely terms with the same first two letters as this term. */
  spelling: (term: string) => Promise<Terms>
  /** Packed postings of the best sections for one or two first letters, and whether these letters are a term. */
  champions: (prefix: string) => Promise<{ postings: string; isTerm: boolean }>
  /**
   * Packed postings of the best titles and headings that contain a letter, or the beginning of a stop word, as a whole
   * word. Empty when there are none.
   */
  names: (fragment: string) => Promise<string>
  /** Labels of a document's tags. */
  tags: (document: number) => Promise<readonly string[]>
  rescueTerms: () => Promise<readonly string[]>
}

/** Opens the index by reading its manifest. */
export const openIndex = async (readFile: ReadFile): Promise<IndexReader> => {
  const manifest = checkManifest(await readText(readFile, manifestName, true))
  const cache = createFileCache(readFile)
  const shard = <T>(hash: string, shape: (content: never) => T): Promise<T> =>
    cache.read(shardName(hash), (text) => (contentHash(text) === hash ? shape(JSON.parse(text) as never) : undefined))
  const places = createRangeReader((hash) => shard(hash, (content: [string, string][]) => content))
  const inline = new WeakMap<TermPack, Pack>()

  const letter = async (prefix: string): Promise<LetterShard | undefined> => {
    const first = firstLetters(prefix, 1)
    const hash = Object.hasOwn(manifest.letters, first) ? manifest.letters[first] : undefined
    return hash === undefined ? undefined : (await shard(hash, (content: LetterFile) => content))[first]
  }

  const packsOf = async (found: LetterShard, beginning: string): Promise<PackPlace[]> => {
    const { packs } = found
    if ('depth' in packs) return (await places(packs, beginning)).map((hash) => () => shard(hash, openPack))
    const opened = inline.get(packs) ?? openPack(packs)
    inline.set(packs, opened)
    return [async () => opened]
  }

  const itemOf = async <T>({ depth, root }: Tree, itemsPerLeaf: number, number: number): Promise<T> => {
    let hash = root
    for (let level = depth; level > 0; level--) {
      const below = itemsPerLeaf * treeFanOut ** (level - 1)
      const node = await shard(hash, (content: TreeNode) => content)
      hash = node[Math.floor(number / below) % treeFanOut] ?? ''
    }
    const found = (await shard(hash, (content: T[]) => content))[number % itemsPerLeaf]
    if (found === undefined) throw new IndexError(`The search index has no document ${number}.`)
    return found
  }

  return {
    ...createSectionReader(cache, (number) => itemOf<IndexedDocument>(manifest.documentTree, documentsPerLeaf, number)),
    manifest,
    packs: async (beginning) => {
      const found = await letter(beginning)
      return found ? packsOf(found, beginning) : []
    },
    spelling: async (term) => {
      const found = await letter(term)
      const pair = firstLetters(term, 2)
      if (!found) return { terms: [], weights: '' }
      if (!found.spelling) {
        const { terms, weights } = (await (await packsOf(found, pair))[0]?.()) ?? { terms: [], weights: '' }
        const start = terms.findIndex((other) => other.startsWith(pair))
        const members = start < 0 ? [] : terms.filter((other) => other.startsWith(pair))
        return { terms: members, weights: weights.slice(start, start + members.length) }
      }
      const [hash = ''] = await places(found.spelling, pair)
      const opened = await shard(
        hash,
        (content: SpellingShard) =>
          new Map(
            Object.entries(content).map(([key, { terms, weights }]) => [key, { terms: terms.split(' '), weights }]),
          ),
      )
      return opened.get(pair) ?? { terms: [], weights: '' }
    },
    champions: async (prefix) => {
      const found = await letter(prefix)
      const second = prefix.slice(firstLetters(prefix, 1).length)
      const pair = found && Object.hasOwn(found.pairs, second) ? found.pairs[second] : undefined
      const [postings, isTerm] = typeof pair === 'object' ? [pair[0], true] : [pair ?? '', false]
      return { postings: second === '' ? (found?.champions ?? '') : postings, isTerm }
    },
    names: async (fragment) => {
      const { names = {} } = (await letter(fragment)) ?? {}
      return Object.hasOwn(names, fragment) ? (names[fragment] ?? '') : ''
    },
    tags: (number) => itemOf<TagLeaf[number]>(manifest.tagTree, documentsPerTagLeaf, number),
    rescueTerms: () => shard(manifest.rescue, ({ terms }: RescueShard) => terms.split(' ')),
  }
}

const checkManifest = (text: string): IndexManifest => {
  let manifest: IndexManifest
  try {
    manifest = JSON.parse(text)
  } catch (cause) {
    throw new IndexError('The manifest of the search index is cut short or not a manifest.', { cause })
  }
  if (manifest?.format !== indexFormat)
    throw new IndexError(`The search index has the format ${manifest?.format}; this page reads ${indexFormat}.`)
  const { build, ...content } = manifest
  if (contentHash(JSON.stringify(content)) !== build)
    throw new IndexError('The manifest of the search index does not match its own hash.')
  return manifest
}
