/** The facts that decide how closely documents are related. */
export interface Relatable {
  id: string
  path: string
  lang: string
  tags: readonly string[]
}

/** The number of related documents. Pages omit those that they already link to as previous and next. */
const limit = 6
const sameFolder = 1
const sameLanguage = 0.5

/**
 * Returns the documents nearest to each document, by id, best first. A rare shared tag counts more than a common tag
 * (the logarithm of all documents divided by the documents with the tag). A shared folder and a shared language count a
 * little. Documents without a shared tag or folder are not related.
 */
export const relatedDocuments = <T extends Relatable>(documents: readonly T[]): Map<string, T[]> => {
  const byTag = groupBy(documents, ({ tags }) => tags)
  const byFolder = groupBy(documents, ({ id }) => [folderOf(id)])
  const related = new Map<string, T[]>()
  for (const document of documents) {
    const scores = new Map<T, number>()
    const add = (others: readonly T[], score: number) => {
      for (const other of others) if (other !== document) scores.set(other, (scores.get(other) ?? 0) + score)
    }
    for (const tag of document.tags) {
      const others = byTag.get(tag) ?? []
      add(others, Math.log(documents.length / Math.max(1, others.length)) + 0.1)
    }
    // A shared root folder means nothing.
    if (document.id.includes('/')) add(byFolder.get(folderOf(document.id)) ?? [], sameFolder)
    for (const [other, score] of scores) if (other.lang === document.lang) scores.set(other, score + sameLanguage)
    const best = [...scores].toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a.path < b.path ? -1 : 1))
    related.set(
      document.id,
      best.slice(0, limit).map(([other]) => other),
    )
  }
  return related
}

const folderOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')))

const groupBy = <T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}
