import type { LetterFile, LetterShard } from '../index-format/index-files.ts'
import { firstLetters } from './first-letters.ts'
import { groupBy } from './group-by.ts'
import type { AddFile, FileName, IndexFileNames } from './index-file-names.ts'
import type { LetteredPostings } from './lettered-postings.ts'
import { letterShard } from './letter-shard.ts'
import { createPostingMerger, type PostingLists } from './posting-lists.ts'
import { mostProbable, rescueTerms, type RescueTerm } from './rank-terms.ts'

/** Everything that the index contains about the terms of one letter. */
export interface LetterPart {
  shard: LetterShard
  /** Candidates for the terms of the whole index that a reader most probably means. */
  rescue: readonly RescueTerm[]
  /** The files that the shard refers to, directly or through other files. */
  files: readonly FileName[]
}

/** Keeps the parts of letters from one index to the next. */
export interface LetterCache {
  /** Returns the part that was made from the same postings, if its files can be taken over from the last index. */
  read: (letter: string, origin: string) => LetterPart | undefined
  /** Called when the files of the part have been written. `origin` changes with the postings. */
  write: (letter: string, origin: string, part: LetterPart) => void
}

/** Size (UTF-16 units) up to which letters share a file. */
const smallFile = 2_400

interface WrittenLetters {
  /** Files of letter shards by letter. */
  letters: Record<string, string>
  /** The terms that a reader most probably means, sorted. */
  rescue: string[]
}

/**
 * Writes term packs, spelling shards and letter shards, and pauses after each letter. Letters with the same postings as
 * in the last index are taken from the cache, and their postings are not read. `documents` are in the order of their
 * numbers. The list is emptied.
 */
export function* writeLetters(
  documents: LetteredPostings[],
  names: IndexFileNames,
  cache?: LetterCache,
): Generator<void, WrittenLetters> {
  const origins = originsOf(documents)
  const parts = new Map<string, LetterPart>()
  for (const [letter, origin] of origins) {
    const part = cache?.read(letter, origin)
    if (!part) continue
    names.takeOver(part.files)
    parts.set(letter, part)
  }
  const lists = merge(documents, new Set([...origins.keys()].filter((letter) => !parts.has(letter))))
  for (const [letter, terms] of groupBy(lists.terms, ({ term }) => firstLetters(term, 1))) {
    const files: FileName[] = []
    const shard = letterShard(letter, terms, lists, (content) => {
      const file = names.add(content)
      files.push(file)
      return file[0]
    })
    const part = { shard, rescue: rescueTerms(terms, lists), files }
    parts.set(letter, part)
    yield
    cache?.write(letter, origins.get(letter) ?? '', part)
  }
  const sorted = [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    letters: writeShards(sorted, (content) => names.add(content)[0]),
    rescue: mostProbable(sorted.flatMap(([, { rescue }]) => rescue))
      .map(([term]) => term)
      .toSorted(),
  }
}

/** A text for each letter that changes with the postings of its terms. */
const originsOf = (documents: readonly LetteredPostings[]): Map<string, string> => {
  const origins = new Map<string, string[]>()
  for (const [number, { letters }] of documents.entries()) {
    for (const [letter, digest] of letters) {
      const parts = origins.get(letter)
      if (parts) parts.push(`${number} ${digest}`)
      else origins.set(letter, [`${number} ${digest}`])
    }
  }
  return new Map([...origins].map(([letter, parts]) => [letter, parts.join(' ')]))
}

const merge = (documents: LetteredPostings[], letters: ReadonlySet<string>): PostingLists => {
  const merger = createPostingMerger()
  for (const [number, document] of documents.splice(0).entries())
    for (const letter of document.letters.keys()) if (letters.has(letter)) merger.add(number, document.read(letter))
  return merger.lists()
}

/** Writes the shards of letters, of which several small ones share a file. Returns the files by letter. */
const writeShards = (
  parts: readonly (readonly [letter: string, part: LetterPart])[],
  addFile: AddFile,
): Record<string, string> => {
  const files: LetterFile[] = []
  let size = Infinity
  for (const [letter, { shard }] of parts) {
    const own = JSON.stringify(shard).length
    if (size + own > smallFile) {
      files.push({})
      size = 0
    }
    Object.assign(files.at(-1) ?? {}, { [letter]: shard })
    size += own
  }
  return Object.fromEntries(
    files.flatMap((file) => {
      const name = addFile(file)
      return Object.keys(file).map((letter) => [letter, name])
    }),
  )
}
